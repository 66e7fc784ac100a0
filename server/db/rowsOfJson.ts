import { sql, type RawBuilder } from 'kysely';

/**
 * Inserts rows that travel as one JSON text, which the database reads as rows of the table: a statement is the same however
 * many there are, so that it is prepared once (`preparing.ts`).
 * @param table with its schema, e.g. `atrium.flow_task`
 * @param columns those that are written; what a row does not have of them is null
 * @param computed columns whose value is an expression instead, over the row `s`
 */
export function insertRowsOf(
  table: string,
  columns: readonly string[],
  rows: readonly object[],
  computed: Readonly<Record<string, RawBuilder<unknown>>> = {},
): RawBuilder<unknown> {
  const more = Object.entries(computed);
  const names = [...columns, ...more.map(([name]) => name)].map((name) => `"${name}"`).join();
  const values = [sql.raw(columns.map((name) => `s."${name}"`).join()), ...more.map(([, value]) => value)];
  return sql`insert into ${sql.table(table)} (${sql.raw(names)}) select ${sql.join(values)}
    from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb) as s`;
}
