import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Values } from '../../../src/documents/recordScope.ts';
import { AppError, inputError, invalidInput } from '../../errors/AppError.ts';
import { judgeChange, judgeNew, readRequested, withForm } from '../../records/judgeRecord.ts';
import type { Judged } from '../../records/judgeRecord.ts';
import type { OpenModule } from '../../records/formModules.ts';
import { findHolders, valueKey } from '../../records/manyRows.ts';
import { checkOptions } from '../../records/optionCheck.ts';
import { valuesOf } from '../../records/record.ts';
import type { Row } from '../../records/record.ts';
import { UniqueValues } from '../../records/uniqueValues.ts';
import { reachedOnceWritten } from '../../records/writeMany.ts';
import type { PlannedWrite } from '../../records/writeMany.ts';
import { reachableRecords } from '../../records/rowScope.ts';
import { withoutKept } from './keptCells.ts';
import type { SheetRow } from '../../sheets/readSheet.ts';
import { errorsOf, keyOf, readRow, repeatedRow, wronglyMasked } from './rows.ts';
import type { FoundError, ReadRow, RowWork } from './rows.ts';

/** Rows that are judged before other calls get their turn. */
const ROWS_PER_TURN = 20;

/** What a sound row is to write. */
export interface RowWrite extends PlannedWrite {
  readonly row: number;
  /** What the row says. */
  readonly data: Values;
}

export interface RowsPlan {
  readonly writes: readonly RowWrite[];
  readonly errors: readonly FoundError[];
}

/** A row on its way through the checks. */
interface Candidate {
  readonly row: number;
  readonly data: Values;
  readonly id: string;
  /** The record that it changes. */
  readonly found: Row | undefined;
  readonly judged: Judged;
  /** A cell of it cannot be read: what else is wrong is told with it, and nothing is written. */
  readonly unreadable: boolean;
}

/** Judges rows in batches: everything is looked up for many rows at once, nothing is written and nothing locked. */
export class Planner {
  private readonly work: RowWork;
  private readonly unique: UniqueValues;
  /** Rows that are to be written, by the value of their key. */
  private readonly rowsByKey = new Map<string, number>();

  constructor(work: RowWork) {
    this.work = work;
    this.unique = new UniqueValues(work.ctx.db, work.module.shape);
  }

  async plan(rows: readonly SheetRow[]): Promise<RowsPlan> {
    const { work } = this;
    const errors: FoundError[] = [];
    const read = rows.flatMap((cells) => {
      const one = readRow(work, cells);
      return one === 'skipped' ? [] : [one];
    });
    const candidates = await this.judge(read, errors);
    await checkOptions(work.ctx, work.module.shape, ...candidates.map(({ judged }) => judged));
    const sound = candidates.filter((candidate) =>
      this.holds(candidate.row, errors, () => {
        candidate.judged.refusal.throwIfAny();
      }),
    );
    const readable = sound.filter(({ unreadable }) => !unreadable);
    return { writes: await this.admit(readable, errors), errors };
  }

  /** Whether a check passes; what it throws is told of the row. */
  private holds(row: number, errors: FoundError[], check: () => void): boolean {
    try {
      check();
      return true;
    } catch (error) {
      errors.push(...errorsOf(this.work, row, error));
      return false;
    }
  }

  /** What each row makes of its record, by the rules of the form and the rights of the role. */
  private async judge(rows: readonly ReadRow[], errors: FoundError[]): Promise<readonly Candidate[]> {
    const { ctx, module } = this.work;
    const form = await withForm(ctx, module);
    const existing = await this.existing(rows.map(({ data = {} }) => data));
    const key = keyOf(this.work)?.field.code;
    const candidates: Candidate[] = [];
    for (const [index, read] of rows.entries()) {
      if (index % ROWS_PER_TURN === ROWS_PER_TURN - 1) await setImmediate();
      const found = key === undefined ? undefined : existing.get(valueKey(read.data?.[key] ?? null));
      const stored = found === undefined ? {} : valuesOf(module.shape, found);
      const { row, data, errors: unreadable, masked = [] } = withoutKept(this.work, read, stored);
      errors.push(...unreadable);
      const wrong = wronglyMasked(this.work, masked, stored);
      errors.push(...wrong);
      const unread = [...unreadable, ...wrong];
      const unknown = new Set(unread.map(({ field }) => field));
      // Without its key nobody can tell which record it is about.
      if (data === undefined || (key !== undefined && unknown.has(key) && data[key] === undefined)) continue;
      try {
        const values = readRequested(module, data);
        const judged = await (found === undefined
          ? judgeNew(ctx, { ...form, unknown }, values)
          : judgeChange(ctx, { ...form, unknown }, values, stored));
        refuseDropped(module, values, { stored, judged });
        candidates.push({
          row,
          data,
          id: found === undefined ? randomUUID() : String(found.id),
          found,
          judged,
          unreadable: unread.length > 0,
        });
      } catch (error) {
        errors.push(...errorsOf(this.work, row, error));
      }
    }
    return candidates;
  }

  /** The records that rows name by their key, where the role may reach them. */
  private async existing(rows: readonly Values[]): Promise<ReadonlyMap<string, Row>> {
    const { ctx, module } = this.work;
    const field = keyOf(this.work)?.field;
    if (field === undefined) return new Map();
    const values = rows.map((data) => data[field.code] ?? null).filter((value) => value !== null);
    const where = reachableRecords(module, ctx.log);
    const holders = await findHolders(ctx.db, module.shape, { field, values, where });
    return new Map(
      holders.filter(({ within }) => within).map(({ row }) => [valueKey(row[field.code]), row] as const),
    );
  }

  /** The rows whose values nobody else has, and whose records stay within the role's reach. */
  private async admit(candidates: readonly Candidate[], errors: FoundError[]): Promise<readonly RowWrite[]> {
    const { ctx, module } = this.work;
    const within = await reachedOnceWritten(
      ctx,
      module,
      candidates.map(({ id, found, judged: { settled, changed } }) => ({
        id,
        before: found,
        values: found === undefined ? settled : changed,
      })),
    );
    await this.unique.lookUp(candidates.map(({ judged }) => judged.changed));
    const admitted = candidates.filter(
      (candidate) => this.isFirstOfItsKey(candidate, errors) && this.isAdmitted(candidate, within, errors),
    );
    return admitted.map(({ row, data, id, found, judged: { settled, changed } }) => ({
      row,
      data,
      id,
      revision: found === undefined ? undefined : Number(found.revision),
      values: found === undefined ? filled(settled) : changed,
    }));
  }

  private isAdmitted(
    { row, data, id, judged, found }: Candidate,
    within: ReadonlySet<string> | undefined,
    errors: FoundError[],
  ): boolean {
    return this.holds(row, errors, () => {
      const findings = this.unique.findings(id, judged.changed);
      if (findings.length > 0) throw invalidInput(...findings);
      if (within?.has(id) === false) throw new AppError('FORBIDDEN');
      this.unique.take(id, judged.changed, found);
      const key = this.keyIn(data);
      if (key !== undefined) this.rowsByKey.set(key, row);
    });
  }

  /** A row that is not written itself stands in the way of none below it. */
  private isFirstOfItsKey({ row, data }: Candidate, errors: FoundError[]): boolean {
    const key = this.keyIn(data);
    const above = key === undefined ? undefined : this.rowsByKey.get(key);
    if (above !== undefined)
      errors.push(repeatedRow(this.work, keyOf(this.work)?.field.code ?? '', row, above));
    return above === undefined;
  }

  private keyIn(data: Values): string | undefined {
    const value = data[keyOf(this.work)?.field.code ?? ''] ?? null;
    return value === null ? undefined : valueKey(value);
  }
}

/** The fields that hold something: a new record has nothing else. */
const filled = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => (value ?? null) !== null));

/**
 * A form leaves out what it does not show, before the eyes of who fills it in. Nobody sees that of a sheet, so a row with
 * such a value is refused, unless its record holds that value already.
 */
function refuseDropped(
  { shape }: OpenModule,
  values: Readonly<Values>,
  { stored, judged: { settled, refusal, unknown } }: { stored: Readonly<Values>; judged: Judged },
): void {
  for (const [code, value] of Object.entries(values)) {
    const [after, before] = [settled[code] ?? null, stored[code] ?? null];
    const isKept = value === null || isDeepStrictEqual(after, value) || isDeepStrictEqual(before, value);
    const isDropped = !isKept && (after === null || isDeepStrictEqual(after, before));
    const isComputed = shape.byCode.get(code)?.node.value !== undefined;
    if (!isDropped || isComputed || unknown.has(code)) continue;
    refusal.invalid(inputError(`data.${code}`, 'NOT_APPLICABLE'));
  }
}
