import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { Database } from '../db/database.ts';
import { databaseTypes } from './columnTypes.ts';
import { readColumnRows, ROW_VERSION } from './columnValues.ts';
import type { ColumnRow } from './columnValues.ts';
import { rewrites } from './convertValues.ts';
import type { ColumnChange } from './convertValues.ts';
import { recordsOf } from './identifier.ts';
import { ValueTallies } from './valueTallies.ts';
import type { RowOutcome } from './valueTallies.ts';
import type { ModuleField, ModuleShape } from './shape.ts';
import type { TablePlan } from './tablePlan.ts';

/** Records that are written by one statement. */
const WRITTEN_AT_ONCE = 20_000;

/**
 * Values that are read anew while people go on with the records, kept in a temporary table of the transaction until the
 * form's own table is locked: the lock is needed for what was written meanwhile, and for one statement that sets them.
 */
export class ConvertedRows {
  readonly tallies: ValueTallies;
  readonly #trx: Kysely<Database>;
  readonly #shape: ModuleShape;
  /** The fields by the names of their columns in the temporary table. */
  readonly #fields: ReadonlyMap<string, ModuleField>;
  /** Names in the database of what is read. */
  readonly #columns: readonly string[];
  readonly #table: RawBuilder<unknown>;
  #count = 0;

  private constructor(trx: Kysely<Database>, shape: ModuleShape, tallies: ValueTallies) {
    this.#trx = trx;
    this.#shape = shape;
    this.tallies = tallies;
    const fields = tallies.changes.flatMap(({ after }) => after ?? []);
    this.#fields = new Map(fields.map((field, at) => [`v${String(at)}`, field]));
    this.#columns = tallies.changes.flatMap(({ before }) => before?.column ?? []);
    this.#table = sql.id('pg_temp', `converted_${randomBytes(12).toString('hex')}`);
  }

  /** Reads the values anew as they are; undefined where nothing has to be. */
  static async make(
    trx: Kysely<Database>,
    { shape, changes }: TablePlan,
  ): Promise<ConvertedRows | undefined> {
    const read = changes.filter(rewrites);
    if (read.length === 0) return undefined;
    const made = new ConvertedRows(trx, shape, await ValueTallies.of(trx, read));
    const values = [...made.#fields].map(
      ([name, { type }]) => sql`, ${sql.id(name)} ${sql.raw(databaseTypes[type])}`,
    );
    await sql`create temporary table ${made.#table} (
      id text primary key, position integer, seen text, outcome integer[] ${sql.join(values, sql``)}
    ) on commit drop`.execute(trx);
    await made.#read();
    await sql`analyze ${made.#table}`.execute(trx);
    return made;
  }

  /** Records with values that are read anew. */
  get size(): number {
    return this.#count;
  }

  /** Reads once more what was written since; the table is locked. */
  async catchUp(): Promise<void> {
    const { rows } = await sql<{ id: string; outcome: RowOutcome }>`
      delete from ${this.#table} as t where not exists (
        select from ${recordsOf(this.#shape)} where r.id = t.id and ${ROW_VERSION} = t.seen
      ) returning t.id, t.outcome`.execute(this.#trx);
    for (const { id, outcome } of rows) this.tallies.remove(id, outcome);
    await this.#read(sql<boolean>`not exists (select from ${this.#table} as t where t.id = r.id)`);
  }

  /** Sets the values of the changes that are still to be made, in the columns of their fields. */
  async write(changes: readonly ColumnChange[]): Promise<void> {
    const wanted = new Set(changes.filter(rewrites).map(({ after }) => after));
    const fields = [...this.#fields].filter(([, field]) => wanted.has(field));
    if (fields.length === 0) return;
    const sets = fields.map(([name, { code }]) => sql`${sql.id(code)} = ${sql.id('t', name)}`);
    // Columns are new, and empty; of one that is written over every value becomes another value.
    const held = fields.map(([name]) => sql`${sql.id('t', name)} is not null`);
    for (let from = 0; from < this.#count; from += WRITTEN_AT_ONCE) {
      await sql`update ${recordsOf(this.#shape)} set ${sql.join(sets)} from ${this.#table} as t
        where r.id = t.id and t.position >= ${from} and t.position < ${from + WRITTEN_AT_ONCE}
          and (${sql.join(held, sql` or `)})`.execute(this.#trx);
    }
  }

  async #read(where?: RawBuilder<boolean>): Promise<void> {
    const rowsAtOnce = readColumnRows(this.#trx, this.#shape, this.#columns, where);
    for await (const rows of rowsAtOnce) await this.#keep(rows);
  }

  async #keep(rows: readonly ColumnRow[]): Promise<void> {
    const made = rows.map((row) => {
      const { values, outcome } = this.tallies.add(row);
      const converted = [...this.#fields].map(([name, field]) => [name, values.get(field)] as const);
      const position = this.#count++;
      return { id: row.id, position, seen: row.version, outcome, ...Object.fromEntries(converted) };
    });
    await sql`insert into ${this.#table}
      select * from jsonb_populate_recordset(null::${this.#table}, ${JSON.stringify(made)}::jsonb)`.execute(
      this.#trx,
    );
  }
}
