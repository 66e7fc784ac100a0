import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { Type } from 'typebox';
import type { MetaIndex } from '../../src/documents/metaIndex.ts';
import { storedFields } from '../../src/documents/storedFields.ts';
import type { FieldNode } from '../../src/schemas/node.ts';
import type { ColumnType } from '../../src/schemas/rendererMeta.ts';
import type { Database } from '../db/database.ts';
import { moduleField } from './shape.ts';
import type { ModuleField } from './shape.ts';

/** What a form says of a field's column beside its widget. */
export interface ColumnStorage {
  readonly unique?: boolean;
  readonly index?: boolean;
}

/** Whose a column of a form's table is (`docs/decisions/field-identity.md`). */
export interface ColumnEntry {
  readonly nodeId: string;
  /** Name in the database; of a live one the code. */
  readonly column: string;
  readonly code: string;
  readonly type: ColumnType;
  /** `retired`: its field is gone; `kept`: what values were before they were converted. */
  readonly state: 'live' | 'retired' | 'kept';
  readonly since: Date;
  /** The field as it was published last; null where that is not known. */
  readonly node: FieldNode | null;
  readonly storage: ColumnStorage;
}

/** What is noted of the columns of a form's table, the latest first; nothing of a table that nobody has brought up since. */
export async function readEntries(db: Kysely<Database>, form: string): Promise<readonly ColumnEntry[]> {
  const rows = await db
    .selectFrom('atrium.module_column')
    .select(['node_id as nodeId', 'column', 'code', 'type', 'state', 'since', 'node', 'storage'])
    .where('form', '=', form)
    .orderBy('since', 'desc')
    .orderBy('column')
    .execute();
  return rows as readonly ColumnEntry[];
}

/** Replaces what is noted of the columns of a form's table. */
export async function writeEntries(
  db: Kysely<Database>,
  form: string,
  entries: readonly ColumnEntry[],
): Promise<void> {
  await db.deleteFrom('atrium.module_column').where('form', '=', form).execute();
  if (entries.length === 0) return;
  // One parameter, however many columns there are.
  const rows = JSON.stringify(entries.map(({ nodeId, ...entry }) => ({ ...entry, form, node_id: nodeId })));
  await sql`insert into atrium.module_column
    select * from jsonb_populate_recordset(null::atrium.module_column, ${rows}::jsonb)`.execute(db);
}

/** The columns that the table of a form has in the database, with their types as PostgreSQL writes them. */
export async function presentColumns(
  db: Kysely<Database>,
  table: string,
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ name: string; type: string }>`
    select a.attname as name, format_type(a.atttypid, a.atttypmod) as type
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'data' and c.relname = ${table} and a.attnum > 0 and not a.attisdropped
    order by a.attnum`.execute(db);
  return new Map(rows.map(({ name, type }) => [name, type]));
}

/**
 * The field that a column held when its form was published last. Where its widget is known no more its values are read
 * as the column's type says.
 */
export function fieldOf(entry: ColumnEntry, metas: MetaIndex): ModuleField | undefined {
  const { node, code, type, storage } = entry;
  if (node === null) return undefined;
  const named = { ...node, name: code };
  const [known] = storedFields({ fields: [named], storage: { [code]: storage } }, metas);
  const { unique = false, index = false } = storage;
  const plain = { column: type, dataType: 'text', value: Type.Unknown() } as const;
  const field = known ?? { code, node: named, meta: plain, type, unique, index, members: undefined };
  return { ...moduleField(field, undefined, metas), column: entry.column };
}
