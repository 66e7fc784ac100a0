import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { Database } from '../db/database.ts';
import { recordsOf } from './identifier.ts';
import { readValue } from './record.ts';
import type { Row } from './record.ts';
import type { ModuleShape } from './shape.ts';

/** Records that are read at once. */
const BATCH = 1_000;

/** A record as it stands, in a statement over `recordsOf`: every write, of whatever, makes another version of it. */
export const ROW_VERSION = sql`r.xmin::text || r.ctid::text`;

/** A record with some of its columns, by their names in the database. */
export interface ColumnRow {
  readonly id: string;
  readonly values: Readonly<Record<string, unknown>>;
  /** See `ROW_VERSION`. */
  readonly version: string;
}

/**
 * Reads columns of a table batch after batch, in the order of the ids, so that a table of any size takes little memory.
 * Records in which all of them are empty are left out.
 * @param columns names in the database, at least one
 * @param where leaves out more
 */
export async function* readColumnRows(
  db: Kysely<Database>,
  shape: ModuleShape,
  columns: readonly string[],
  where: RawBuilder<boolean> = sql<boolean>`true`,
): AsyncGenerator<readonly ColumnRow[]> {
  const names = sql.join(columns.map((name) => sql.id('r', name)));
  const isHeld = sql.join(
    columns.map((name) => sql`${sql.id('r', name)} is not null`),
    sql` or `,
  );
  let after: string | undefined = '';
  while (after !== undefined) {
    const { rows }: { rows: Row[] } = await sql<Row>`
      /* Not prepared: another time the column may be of another type. */ select r.id as "#id",
      ${ROW_VERSION} as "#version", ${names} from ${recordsOf(shape)}
      where r.id > ${after} and (${isHeld}) and ${where} order by r.id limit ${BATCH}`.execute(db);
    if (rows.length > 0)
      yield rows.map(({ '#id': id, '#version': version, ...values }) => ({
        id: String(id),
        version: String(version),
        values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, readValue(value)])),
      }));
    after = rows.length < BATCH ? undefined : String(rows.at(-1)?.['#id']);
  }
}
