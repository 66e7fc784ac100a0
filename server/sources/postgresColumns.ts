import type pg from 'pg';
import { keyOf } from './tableColumns.ts';
import type { TableColumns, TableName } from './tableColumns.ts';

/** Tables are found as in FROM: `to_regclass` goes by the same search path. */
const COLUMNS = `select t.at, a.attname as name
  from pg_catalog.unnest($1::text[]) with ordinality as t(name, at)
  join pg_catalog.pg_attribute a on a.attrelid = pg_catalog.to_regclass(t.name)
  where a.attnum > 0 and not a.attisdropped`;

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** The columns of tables as they are now. A table that is not there, or may not be seen, is left out. */
export async function readColumns(
  client: pg.PoolClient,
  tables: readonly TableName[],
): Promise<TableColumns> {
  const texts = tables.map(({ schema, name }) =>
    schema === undefined ? quoted(name) : `${quoted(schema)}.${quoted(name)}`,
  );
  const { rows } = await client.query<{ at: string | number; name: string }>(COLUMNS, [texts]);
  const known = new Map<string, Set<string>>();
  for (const { at, name } of rows) {
    const table = tables[Number(at) - 1];
    if (table === undefined) continue;
    const key = keyOf(table);
    known.set(key, (known.get(key) ?? new Set()).add(name));
  }
  return known;
}
