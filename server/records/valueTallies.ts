import type { Kysely } from 'kysely';
import { COVERED } from '../../src/schemas/secret.ts';
import type { SampleValue } from '../../src/schemas/wire/plan.ts';
import type { Database } from '../db/database.ts';
import type { ColumnRow } from './columnValues.ts';
import { convertValue } from './convertValues.ts';
import type { ColumnChange } from './convertValues.ts';
import { readKnownLists } from './optionLists.ts';
import type { OptionLists } from './optionLists.ts';
import type { ModuleField } from './shape.ts';

/** Values that people are shown of each operation. */
export const MOST_SAMPLES = 5;

/** What becomes of the values that one change reads anew. */
export interface Tally {
  rows: number;
  failing: number;
  readonly sample: SampleValue[];
  readonly failed: SampleValue[];
}

/** What became of a record: a number for each change that it was counted for, odd where it failed. */
export type RowOutcome = readonly number[];

/** Of a change the fields whose options tell what its values are called. */
const bothFields = ({ before, after }: ColumnChange): ModuleField[] =>
  [before, after].filter((field) => field !== undefined);

const withMembers = (change: ColumnChange): readonly ColumnChange[] => [
  change,
  ...change.members.flatMap(withMembers),
];

/** Reads values of records anew, and counts by the changes what became of them. */
export class ValueTallies {
  readonly changes: readonly ColumnChange[];
  readonly #lists: OptionLists;
  readonly #counted: readonly ColumnChange[];
  readonly #places: ReadonlyMap<ColumnChange, number>;
  readonly #tallies: readonly Tally[];

  private constructor(changes: readonly ColumnChange[], lists: OptionLists) {
    this.changes = changes;
    this.#lists = lists;
    this.#counted = changes.flatMap(withMembers);
    this.#places = new Map(this.#counted.map((change, place) => [change, place]));
    this.#tallies = this.#counted.map(() => ({ rows: 0, failing: 0, sample: [], failed: [] }));
  }

  /** @param changes those that read values anew */
  static async of(db: Kysely<Database>, changes: readonly ColumnChange[]): Promise<ValueTallies> {
    return new ValueTallies(changes, await readKnownLists(db, changes.flatMap(bothFields)));
  }

  get(change: ColumnChange): Tally | undefined {
    const place = this.#places.get(change);
    return place === undefined ? undefined : this.#tallies[place];
  }

  /** Counts a record. @returns the values as their new fields hold them, and what `remove` takes back */
  add({ id, values }: Pick<ColumnRow, 'id' | 'values'>): {
    readonly values: ReadonlyMap<ModuleField, unknown>;
    readonly outcome: RowOutcome;
  } {
    const made = new Map<ModuleField, unknown>();
    const outcome: number[] = [];
    for (const change of this.changes) {
      const value = values[change.before?.column ?? ''];
      const failures = new Map<ColumnChange, boolean>();
      const converted = convertValue(change, value, this.#lists, (of, failed) => {
        failures.set(of, failed || failures.get(of) === true);
      });
      if (change.after !== undefined) made.set(change.after, converted);
      for (const [of, failed] of failures) {
        const place = this.#places.get(of) ?? 0;
        const tally = this.#tallies[place];
        if (tally !== undefined) count(tally, failed, { id, value: shown(change, value) });
        outcome.push(2 * place + Number(failed));
      }
    }
    return { values: made, outcome };
  }

  /** Takes a record out of the count, as it was counted. */
  remove(id: string, outcome: RowOutcome): void {
    for (const each of outcome) {
      const tally = this.#tallies[Math.floor(each / 2)];
      if (tally === undefined) continue;
      const isFailed = each % 2 === 1;
      tally.rows -= 1;
      if (isFailed) tally.failing -= 1;
      const kept = isFailed ? tally.failed : tally.sample;
      const at = kept.findIndex((sample) => sample.id === id);
      if (at >= 0) kept.splice(at, 1);
    }
  }
}

function count(tally: Tally, failed: boolean, value: SampleValue): void {
  tally.rows += 1;
  if (failed) tally.failing += 1;
  const kept = failed ? tally.failed : tally.sample;
  if (kept.length < MOST_SAMPLES) kept.push(value);
}

/** A value as people are shown it in a plan. */
const shown = ({ before }: ColumnChange, value: unknown): unknown =>
  before?.secret === true ? COVERED : value;
