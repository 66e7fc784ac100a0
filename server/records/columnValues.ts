import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { Database } from '../db/database.ts';
import { readValue } from './record.ts';
import type { Row } from './record.ts';

/** Records that are read at once. */
const BATCH = 1_000;

/** A record with some of its columns, by their names in the database. */
export interface ColumnRow {
  readonly id: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/**
 * Reads columns of a table batch after batch, in the order of the ids, so that a table of any size takes little memory.
 * Records in which all of them are empty are left out.
 * @param columns names in the database, at least one
 */
export async function* readColumnRows(
  db: Kysely<Database>,
  table: RawBuilder<unknown>,
  columns: readonly string[],
): AsyncGenerator<readonly ColumnRow[]> {
  const names = sql.join(columns.map((name) => sql.id(name)));
  const isHeld = sql.join(
    columns.map((name) => sql`${sql.id(name)} is not null`),
    sql` or `,
  );
  let after: string | undefined = '';
  while (after !== undefined) {
    const { rows }: { rows: Row[] } = await sql<Row>`
      /* Not prepared: another time the column may be of another type. */ select id as "#id", ${names} from ${table} where id > ${after} and (${isHeld})
      order by id limit ${BATCH}`.execute(db);
    if (rows.length > 0)
      yield rows.map(({ '#id': id, ...values }) => ({
        id: String(id),
        values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, readValue(value)])),
      }));
    after = rows.length < BATCH ? undefined : String(rows.at(-1)?.['#id']);
  }
}
