import { toText } from '../../../src/conditions/index.ts';
import type { WorkAnswer } from '../../work/Work.ts';
import { AppError, inputError } from '../../errors/AppError.ts';
import { Refusal } from '../../records/refusal.ts';
import type { SourceAnswer } from '../../sources/source.ts';
import { checkWhere, matching } from './matching.ts';
import type { Row, SessionScope } from './matching.ts';
import type { CallInterface, Definition } from './schema.ts';

/** Rows of a page when nothing is said. */
const PAGE = 20;
/** Structured values have no order. */
const UNORDERED: ReadonlySet<string> = new Set(['texts', 'json']);

/** Only what is declared is answered. @throws AppError INTERFACE_FAILED where the answer lacks some of it */
export function declaredRows({ outputs }: Definition, { columns, rows }: SourceAnswer): readonly Row[] {
  const found = new Set(columns.map(({ name }) => name));
  const missing = outputs.filter(({ name }) => !found.has(name));
  if (missing.length > 0)
    throw new AppError('INTERFACE_FAILED', { cause: `No column ${missing.map(({ name }) => name).join()}` });
  return rows.map((row) => Object.fromEntries(outputs.map(({ name }) => [name, row[name] ?? null])));
}

/**
 * The page that a call asks for. Rows beyond the interface's ceiling are only counted, so that no condition or order
 * over them would be right.
 * @throws AppError INPUT_INVALID, QUERY_TOO_COMPLEX, RESULT_TOO_LARGE
 */
export function pageOf(
  definition: Definition,
  answer: SourceAnswer,
  param: CallInterface,
  session: SessionScope,
): WorkAnswer {
  const { where, sort = [], offset = 0, limit = PAGE } = param;
  const refusal = new Refusal();
  checkSort(definition, sort, refusal);
  if (where !== undefined) checkWhere(definition, where, refusal);
  refusal.throwIfAny();
  const isCut = answer.total > answer.rows.length;
  if (isCut && (where !== undefined || sort.length > 0)) throw new AppError('RESULT_TOO_LARGE');
  const declared = declaredRows(definition, answer);
  const rows = sorted(where === undefined ? declared : matching(declared, where, session), sort);
  const end = limit < 0 ? undefined : offset + limit;
  return { list: rows.slice(offset, end), total: isCut ? answer.total : rows.length };
}

function checkSort(
  { outputs }: Definition,
  sort: NonNullable<CallInterface['sort']>,
  refusal: Refusal,
): void {
  sort.forEach(({ field }, at) => {
    const output = outputs.find(({ name }) => name === field);
    const path = `sort.${String(at)}.field`;
    if (output === undefined) refusal.invalid(inputError(path, 'UNKNOWN_FIELD'));
    else if (UNORDERED.has(output.type)) refusal.invalid(inputError(path, 'VALUE_INVALID'));
  });
}

const collator = new Intl.Collator('zh-CN', { numeric: true });

/** Nothing comes last, whatever the order. */
function compare(a: unknown, b: unknown, factor: number): number {
  if (a === b) return 0;
  if (a === null) return 1;
  if (b === null) return -1;
  if (typeof a === 'number' && typeof b === 'number') return factor * (a - b);
  return factor * collator.compare(toText(a), toText(b));
}

function sorted(rows: readonly Row[], sort: NonNullable<CallInterface['sort']>): readonly Row[] {
  if (sort.length === 0) return rows;
  return rows.toSorted((a, b) => {
    for (const { field, order } of sort) {
      const compared = compare(a[field], b[field], order === 'asc' ? 1 : -1);
      if (compared !== 0) return compared;
    }
    return 0;
  });
}
