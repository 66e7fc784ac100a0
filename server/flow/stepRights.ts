import { isDeepStrictEqual } from 'node:util';
import type { RecordLimits, ResolvedRight, ResolvedRights } from '../../src/documents/flow/fieldRights.ts';
import { allows } from '../../src/documents/rights/moduleRights.ts';
import type { Surroundings } from '../../src/documents/resolve.ts';
import type { Values } from '../../src/documents/recordScope.ts';
import { ROW_MARK, rowMark } from '../../src/documents/rowMark.ts';
import { isEmpty } from '../../src/documents/rule.ts';
import type { FlowEntry } from '../../src/schemas/wire/flowDetail.ts';
import { AppError, inputError, type InputError } from '../errors/AppError.ts';
import type { OpenModule } from '../records/formModules.ts';
import type { ModuleShape } from '../records/shape.ts';
import { isWritable, type MarkRow } from './rowMarks.ts';

/** How a form is settled where the flow, and no role, says what may be read and written. */
export const EVERYTHING: Surroundings = {
  enabled: true,
  readOnly: false,
  rights: { mayRead: () => true, mayWrite: () => true, masks: false, whole: true },
};

/** What a role may not do with the fields of a record of its module. */
export function limitsOf({ shape, authority }: Pick<OpenModule, 'shape' | 'authority'>): RecordLimits {
  const codes = [...shape.byCode.keys()];
  return {
    hidden: codes.filter((code) => !allows(authority.read, code)),
    fixed: codes.filter((code) => !allows(authority.write, code)),
  };
}

type Row = Readonly<Record<string, unknown>>;

const rowsIn = (value: unknown): readonly Row[] =>
  Array.isArray(value) ? value.filter((row): row is Row => typeof row === 'object' && row !== null) : [];

/**
 * A record as a step shows it: without what is hidden, in the rows of sub-tables too.
 * @param mark marks the rows of which the step may write a part alone; absent: nothing of the record is written again
 */
export function shownValues(values: Readonly<Values>, rights: ResolvedRights, mark?: MarkRow): Values {
  const shown: Values = {};
  for (const [code, right] of rights) {
    if (right.right === 'hidden' || !Object.hasOwn(values, code)) continue;
    shown[code] = shownValue(code, values[code], right, mark);
  }
  return shown;
}

/** What a step has changed as somebody sees it: neither what is hidden from them, nor that nothing else was changed. */
export function shownChanges(
  changes: NonNullable<FlowEntry['changes']>,
  rights: ResolvedRights,
): NonNullable<FlowEntry['changes']> {
  return changes.flatMap(({ field, before, after }) => {
    const right = rights.get(field);
    if (right === undefined || right.right === 'hidden') return [];
    const shown = {
      field,
      before: shownValue(field, before, right, undefined),
      after: shownValue(field, after, right, undefined),
    };
    return isDeepStrictEqual(shown.before, shown.after) ? [] : [shown];
  });
}

function shownValue(code: string, value: unknown, right: ResolvedRight, mark: MarkRow | undefined): unknown {
  const columns = Object.entries(right.columns ?? {});
  const hidden = new Set(columns.flatMap(([column, each]) => (each === 'hidden' ? column : [])));
  const isMarked = mark && isWritable(right.right) && columns.some(([, each]) => !isWritable(each));
  if (!Array.isArray(value) || (hidden.size === 0 && !isMarked)) return value;
  return rowsIn(value).map((row) => ({
    ...Object.fromEntries(Object.entries(row).filter(([column]) => !hidden.has(column))),
    ...(isMarked && { [ROW_MARK]: mark(code, row, right) }),
  }));
}

/** What a step writes: of fields that may be written. */
interface SentData {
  /** As it was sent. */
  readonly sent: Readonly<Values>;
  /** The same as it was read. */
  readonly data: Readonly<Values>;
}

/** Of the record that a step writes to. */
export interface RowsBefore {
  readonly shape: Pick<ModuleShape, 'byCode'>;
  readonly values: Readonly<Values>;
  /** Absent: the record is a new one. */
  readonly mark?: MarkRow;
}

/**
 * What a step writes of sub-tables, as its rights to their columns have it: of each row that is there already, which its
 * mark tells, the columns that the step does not write are kept; a row without a mark is a new one. Where rows are
 * fixed, and none is marked, they come in their order.
 * @throws AppError FIELD_FORBIDDEN where a column, or the number of rows, is not the step's to change;
 * REVISION_CONFLICT where others have changed meanwhile what is kept of a row
 */
export function withinColumns(
  { sent, data }: SentData,
  { shape, values, mark }: RowsBefore,
  rights: ResolvedRights,
): Values {
  return Object.fromEntries(
    Object.entries(data).map(([code, value]) => {
      const right = rights.get(code);
      if (right === undefined || (!right.columns && !right.rows)) return [code, value];
      const held = rowsIn(values[code]);
      if (right.rows === 'fixed' && rowsIn(value).length !== held.length) throw forbidden(`data.${code}`);
      const given = rowsIn(sent[code]);
      const kept = mark ? keptRows(given.map(rowMark), held, right, (row) => mark(code, row, right)) : [];
      const notWritten = columnsNotWritten(shape, code, right);
      const rows = rowsIn(value).map((row, index) => {
        const path = `data.${code}.${String(index)}`;
        return rowWithin({ path, row, given: given[index] ?? {}, kept: kept[index] }, notWritten);
      });
      return [code, rows];
    }),
  );
}

/** The stored row of each that is written; undefined for a new one, and for a copy of one that is there. */
function keptRows(
  marks: readonly (string | undefined)[],
  held: readonly Row[],
  { rows }: ResolvedRight,
  markOf: (row: Row) => string,
): readonly (Row | undefined)[] {
  if (rows === 'fixed' && marks.every((mark) => mark === undefined)) return held;
  const ofHeld = held.map((row) => ({ row, mark: markOf(row), isTaken: false }));
  return marks.map((mark) => {
    if (mark === undefined) return undefined;
    const same = ofHeld.filter((one) => one.mark === mark);
    if (same.length === 0) throw new AppError('REVISION_CONFLICT');
    const free = same.find(({ isTaken }) => !isTaken);
    if (free) free.isTaken = true;
    return free?.row;
  });
}

/** Columns that a step leaves as they are; what is computed goes on with what it is computed of. */
function columnsNotWritten(
  { byCode }: RowsBefore['shape'],
  code: string,
  { columns = {}, right }: ResolvedRight,
): readonly string[] {
  return (byCode.get(code)?.members ?? []).flatMap((member) => {
    const at = columns[member.code] ?? right;
    const isComputed = member.node.value !== undefined && at !== 'hidden';
    return isWritable(at) || isComputed ? [] : member.code;
  });
}

function rowWithin(
  {
    path,
    row,
    given,
    kept,
  }: { readonly path: string; readonly row: Row; readonly given: Row; readonly kept: Row | undefined },
  notWritten: readonly string[],
): Row {
  const written: Record<string, unknown> = { ...row };
  for (const column of notWritten) {
    const before = kept?.[column] ?? null;
    if (Object.hasOwn(given, column) && !isDeepStrictEqual(row[column] ?? null, before))
      throw forbidden(`${path}.${column}`);
    written[column] = before;
  }
  return written;
}

const forbidden = (path: string): AppError =>
  new AppError('FIELD_FORBIDDEN', { errors: [inputError(path, 'FIELD_FORBIDDEN')] });

/** Fields and columns that a step demands and that hold nothing. */
export function missingValues(values: Readonly<Values>, rights: ResolvedRights): readonly InputError[] {
  return [...rights].flatMap(([code, { right, columns = {} }]) => {
    const own = right === 'required' && isEmpty(values[code]) ? [inputError(`data.${code}`, 'REQUIRED')] : [];
    const demanded = Object.keys(columns).filter((column) => columns[column] === 'required');
    const inRows = rowsIn(values[code]).flatMap((row, index) =>
      demanded
        .filter((column) => isEmpty(row[column]))
        .map((column) => inputError(`data.${code}.${String(index)}.${column}`, 'REQUIRED')),
    );
    return [...own, ...inRows];
  });
}
