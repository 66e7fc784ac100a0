import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { MetaIndex } from '../../src/documents/metaIndex.ts';
import type { FormDocument } from '../../src/schemas/documents/index.ts';
import type { Database } from '../db/database.ts';
import { databaseTypes } from './columnTypes.ts';
import type { ColumnEntry } from './moduleColumns.ts';
import { readShape, serverColumns } from './shape.ts';
import type { ModuleField } from './shape.ts';

/** Old versions in which the fields of columns are looked for. */
const MOST_VERSIONS = 100;

/** The versions of a form, first the one that is published, then the latest. */
async function lastVersions(db: Kysely<Database>, form: string): Promise<readonly FormDocument[]> {
  const { rows } = await sql<{ schema: FormDocument }>`
    select v.schema from atrium.resource_version v join atrium.resource r on r.kind = v.kind and r.id = v.id
    where v.kind = 'form' and v.id = ${form}
    order by (v.version = r.published_version) desc nulls last, v.version desc limit ${MOST_VERSIONS}`.execute(
    db,
  );
  return rows.map(({ schema }) => schema);
}

const now = (): Date => new Date();

/**
 * Says whose the columns of a table are that nobody has noted: live are those of the form as users have it, retired all
 * others, from now on. A form that has no version yet is what its table is about to fit.
 * @param present the columns of the table, by name with their types
 */
export async function adoptColumns(
  db: Kysely<Database>,
  document: FormDocument,
  present: ReadonlyMap<string, string>,
  metas: MetaIndex,
): Promise<readonly ColumnEntry[]> {
  const own = new Set(serverColumns.map(({ column }) => column));
  const held = [...present].filter(([name]) => !own.has(name));
  if (held.length === 0) return [];
  const versions = await lastVersions(db, document.id);
  const shapes = (versions.length === 0 ? [document] : versions).map((version) => readShape(version, metas));
  const fits = (field: ModuleField | undefined, type: string): field is ModuleField =>
    field !== undefined && databaseTypes[field.type] === type;
  return held.map(([column, type]): ColumnEntry => {
    const at = shapes.findIndex(({ byCode }) => fits(byCode.get(column), type));
    const field = shapes[at]?.byCode.get(column);
    const state = at === 0 ? 'live' : 'retired';
    return field === undefined ? unknownColumn(column, type) : entryOf(field, state);
  });
}

/** What is noted of a field's column. */
export function entryOf(field: ModuleField, state: ColumnEntry['state'], column = field.column): ColumnEntry {
  const { code, type, node, unique, index } = field;
  return { nodeId: node.id, column, code, type, state, since: now(), node, storage: { unique, index } };
}

/** A column of a field that no version has: it waits to be purged. */
function unknownColumn(column: string, type: string): ColumnEntry {
  const found = Object.entries(databaseTypes).find(([, each]) => each === type)?.[0] ?? 'text';
  const common = { column, code: column, type: found as ColumnEntry['type'], storage: {} };
  return { nodeId: '', state: 'retired', since: now(), node: null, ...common };
}
