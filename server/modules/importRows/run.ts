import type { ImportOutcome, SheetWish } from '../../../src/schemas/wire/importRows.ts';
import { readOptionLists } from '../../records/optionLists.ts';
import type { OpenModule } from '../../records/formModules.ts';
import { Refusal } from '../../records/refusal.ts';
import { saysNothingNew } from '../../records/writeMany.ts';
import type { CallContext } from '../../call/definition.ts';
import { columnTitles } from '../../sheets/columnTitles.ts';
import type { FileColumn } from '../../sheets/columnTitles.ts';
import { proposeMapping, readMapping } from './columns.ts';
import { findHeading } from './heading.ts';
import { aboutSheet } from './sheetView.ts';
import type { ReadSheet, SheetRow } from '../../sheets/readSheet.ts';
import { Planner } from './plan.ts';
import type { RowWrite } from './plan.ts';
import type { FoundError, RowWork } from './rows.ts';
import { writeRows } from './write.ts';
import type { WrittenRows } from './write.ts';

/** Rows that are looked up, and written, at once. */
const BATCH = 500;

/** Errors that are told one by one; the sheet of errors holds them all. */
const MOST_ERRORS = 1_000;

/** First rows that are answered as they are. */
const SAMPLE = 5;
const MOST_SAMPLE_TEXT = 100;

/** Tells how many of the rows are behind. */
type Step = (done: number) => void;

/** An import that was judged, and nothing written yet. */
export interface JudgedImport {
  readonly work: RowWork;
  readonly columns: readonly FileColumn[];
  readonly mapping: Readonly<Record<string, string>>;
  readonly sheet: ReadSheet;
  /** The row of the titles. */
  readonly heading: SheetRow;
  /** The rows below the titles, less those that are to be left out. */
  readonly rows: readonly SheetRow[];
  readonly writes: readonly RowWrite[];
  readonly errors: readonly FoundError[];
}

/** A sheet that was read, and how it is to be taken. */
interface JudgedWish extends Omit<SheetWish, 'sheet'> {
  readonly sheet: ReadSheet;
  readonly mapping?: Readonly<Record<string, string>>;
}

/**
 * Judges all rows of a sheet below its titles.
 * @throws AppError INPUT_INVALID, FIELD_FORBIDDEN where the mapping or the row of titles is wrong
 */
export async function judgeSheet(
  ctx: CallContext<unknown>,
  module: OpenModule,
  { sheet, mapping: wanted, ...wish }: JudgedWish,
  step: Step,
): Promise<JudgedImport> {
  const { heading, below } = findHeading(sheet, module, { ...wish, ...(wanted && { mapping: wanted }) });
  const { lastRow = Infinity, skipHidden = false } = wish;
  const rows = below.filter(({ row, hidden }) => row <= lastRow && !(skipHidden && hidden === true));
  const columns = columnTitles(heading.cells);
  const titles = new Map(columns.map(({ title, at }) => [title, at]));
  const refusal = new Refusal();
  const mapping = wanted ?? proposeMapping(module, titles);
  const fields = readMapping(module, titles, mapping, refusal);
  refusal.throwIfAny();
  const options = await readOptionLists(
    ctx,
    fields.map(({ field }) => field),
  );
  const work = { ctx, module, fields, width: sheet.delimited ? heading.cells.length : Infinity, options };
  const planner = new Planner(work);
  const writes: RowWrite[] = [];
  const errors: FoundError[] = [];
  for (let start = 0; start < rows.length; start += BATCH) {
    step(start);
    const plan = await planner.plan(rows.slice(start, start + BATCH));
    writes.push(...plan.writes);
    errors.push(...plan.errors);
  }
  step(rows.length);
  return { work, columns, mapping, sheet, heading, rows, writes, errors };
}

/** What an import came to, or would come to. */
export interface ImportEnd {
  readonly outcome: ImportOutcome;
  /** All of them, in the order of the rows. */
  readonly errors: readonly FoundError[];
}

/** What the import would come to, as things stand. */
export function foresee(judged: JudgedImport): ImportEnd {
  const { writes, errors } = judged;
  const added = writes.filter(({ revision }) => revision === undefined).length;
  const unchanged = writes.filter(saysNothingNew).length;
  return sumUp(judged, { added, updated: writes.length - added - unchanged, unchanged, errors });
}

/** Writes what was judged, within the transaction of `ctx`. */
export async function writeSheet(
  ctx: CallContext<unknown>,
  judged: JudgedImport,
  step: Step,
): Promise<ImportEnd> {
  const work = { ...judged.work, ctx };
  const end = { added: 0, updated: 0, unchanged: 0, errors: [...judged.errors] };
  for (let start = 0; start < judged.writes.length; start += BATCH) {
    step(start);
    const done = await writeRows(work, judged.writes.slice(start, start + BATCH));
    end.added += done.added;
    end.updated += done.updated;
    end.unchanged += done.unchanged;
    end.errors.push(...done.errors);
  }
  step(judged.rows.length);
  return sumUp(judged, end);
}

function unfilledFields(errors: readonly FoundError[]): Pick<ImportOutcome, 'unfilled'> {
  const rows = new Map<string, number>();
  for (const { field, unfilled } of errors) if (unfilled) rows.set(field, (rows.get(field) ?? 0) + 1);
  return rows.size === 0 ? {} : { unfilled: [...rows].map(([field, count]) => ({ field, rows: count })) };
}

function sumUp(judged: JudgedImport, { added, updated, unchanged, errors: found }: WrittenRows): ImportEnd {
  const { columns, mapping, rows } = judged;
  const errors = found.toSorted((a, b) => a.row - b.row);
  const outcome: ImportOutcome = {
    added,
    updated,
    ...(unchanged > 0 && { unchanged }),
    failed: new Set(errors.map(({ row }) => row)).size,
    errors: errors.filter(({ unfilled }) => unfilled !== true).slice(0, MOST_ERRORS),
    ...unfilledFields(errors),
    rows: rows.length,
    ...aboutSheet(judged),
    sampleRows: rows.slice(0, SAMPLE).map(({ row }) => row),
    columns: columns.map(({ title, at, name, repeated }) => ({
      title,
      name,
      ...(repeated && { repeated }),
      sample: rows.slice(0, SAMPLE).map(({ cells }) => (cells[at] ?? '').slice(0, MOST_SAMPLE_TEXT)),
    })),
    mapping,
  };
  return { outcome, errors };
}
