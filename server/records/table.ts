import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { MetaIndex } from '../../src/documents/metaIndex.ts';
import type { FormDocument } from '../../src/schemas/documents/index.ts';
import type { ColumnType } from '../../src/schemas/rendererMeta.ts';
import type { Database } from '../db/database.ts';
import { inSavepoint } from '../db/inSavepoint.ts';
import { databaseRefusal } from '../db/refusal.ts';
import { AppError } from '../errors/AppError.ts';
import type { InputError } from '../errors/AppError.ts';
import { checkCodes, tooManyColumns, typeChanged, valuesNotUnique, valuesTooLong } from './shapeFindings.ts';
import { productMetas } from '../documents/vocabulary.ts';
import { quoteName, tableOf } from './identifier.ts';
import { fieldHash, readShape, tableName } from './shape.ts';
import type { ModuleField, ModuleShape } from './shape.ts';
import { MAX_INDEXED_TEXT } from './value.ts';

/** The database type behind each column type, as PostgreSQL writes it. */
const databaseTypes: Readonly<Record<ColumnType, string>> = {
  text: 'text',
  number: 'numeric',
  bool: 'boolean',
  date: 'date',
  datetime: 'timestamp(3) with time zone',
  list: 'jsonb',
  user: 'jsonb',
  json: 'jsonb',
};

/** Sorts Chinese by sound, and everything else as the Unicode collation does. */
export const COLLATION = 'zh-x-icu';

/** An index over jsonb serves no condition. */
const INDEXED: ReadonlySet<ColumnType> = new Set(['text', 'number', 'bool', 'date', 'datetime']);

/** A secret is sealed anew each time, so that two of them never compare. */
const isIndexed = ({ type, secret }: ModuleField): boolean => INDEXED.has(type) && secret !== true;

/** Whether the database keeps two records from holding the same value in a field. */
export const hasUniqueIndex = (field: ModuleField): boolean => field.unique && isIndexed(field);

/**
 * Creates the table of a form, or brings it up to the form: adds columns and indexes, drops indexes that the form no
 * longer asks for. Columns of fields that are gone stay with what they hold. Waits for whoever does the same.
 * @throws AppError DOCUMENT_INVALID where a field changed its type, a code cannot be a column, there are too many, values
 *   that shall be unique are not, or a text is too long for its index: a finding at each such field
 * @param metas the widgets of this installation
 */
export async function syncModuleTable(
  db: Kysely<Database>,
  document: FormDocument,
  metas: MetaIndex = productMetas,
): Promise<ModuleShape> {
  const shape = readShape(document, metas);
  const errors = checkCodes(document, shape);
  if (errors.length > 0) throw new AppError('DOCUMENT_INVALID', { errors });
  const sync = (trx: Kysely<Database>): Promise<void> => bringUp(trx, shape, document);
  await (db.isTransaction ? sync(db) : db.transaction().execute(sync));
  return shape;
}

async function bringUp(trx: Kysely<Database>, shape: ModuleShape, document: FormDocument): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`data.${shape.table}`}))`.execute(trx);
  // A view over the platform's own tables is as its file made it (`db/backOffice`): the form has to fit it.
  if (await isView(trx, shape)) return addColumns(trx, shape, document);
  await sql`create table if not exists ${tableOf(shape)} (
    id text primary key check (length(id) between 1 and 64),
    revision integer not null default 1,
    created_by text not null,
    created_at timestamptz(3) not null default now(),
    updated_by text not null,
    updated_at timestamptz(3) not null default now()
  )`.execute(trx);
  const newest = sql.id(`newest_${fieldHash(shape.id, '')}`);
  await sql`create index if not exists ${newest} on ${tableOf(shape)} (created_at, id)`.execute(trx);
  await addColumns(trx, shape, document);
  await syncIndexes(trx, shape, document);
}

async function isView(trx: Kysely<Database>, shape: ModuleShape): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_views
    where schemaname = 'data' and viewname = ${shape.table}`.execute(trx);
  return rows.length > 0;
}

async function addColumns(trx: Kysely<Database>, shape: ModuleShape, document: FormDocument): Promise<void> {
  const { rows } = await sql<{ name: string; type: string }>`
    select a.attname as name, format_type(a.atttypid, a.atttypmod) as type
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'data' and c.relname = ${shape.table} and a.attnum > 0 and not a.attisdropped`.execute(
    trx,
  );
  const present = new Map(rows.map(({ name, type }) => [name, type]));
  const errors: InputError[] = [];
  const added: RawBuilder<unknown>[] = [];
  for (const field of shape.fields) {
    const type = present.get(field.column);
    if (type === undefined) added.push(sql`add column ${columnDefinition(field)}`);
    else if (type !== databaseTypes[field.type]) errors.push(typeChanged(document, field));
  }
  if (errors.length > 0) throw new AppError('DOCUMENT_INVALID', { errors });
  if (added.length === 0) return;
  try {
    await sql`alter table ${tableOf(shape)} ${sql.join(added)}`.execute(trx);
  } catch (cause) {
    const first = shape.fields.find(({ column }) => !present.has(column));
    if (first === undefined || databaseRefusal(cause) !== 'too many columns') throw cause;
    throw new AppError('DOCUMENT_INVALID', { errors: [tooManyColumns(document, first)], cause });
  }
}

/** Numbers keep to what JSON, JavaScript and the database read alike: 15 significant digits, 6 of them decimals. */
function columnDefinition(field: ModuleField): RawBuilder<unknown> {
  const name = sql.id(field.column);
  const type = sql.raw(databaseTypes[field.type]);
  if (field.type !== 'number') return sql`${name} ${type}`;
  const digits = sql`ltrim(replace(trim_scale(abs(${name}))::text, '.', ''), '0')`;
  return sql`${name} ${type}
    check (abs(${name}) < 1e15 and scale(trim_scale(${name})) <= 6 and length(${digits}) <= 15)`;
}

interface WantedIndex {
  readonly field: ModuleField;
  readonly unique: boolean;
  readonly columns: RawBuilder<unknown>;
}

/** Name of a field's unique index; its violation names the field. */
export function uniqueIndexName(formId: string, code: string): string {
  return `unique_${fieldHash(formId, code)}`;
}

/** Indexes that a form asks for, by name. Sorting by an index works both ways: an empty value is the smallest. */
function wantedIndexes(shape: ModuleShape): ReadonlyMap<string, WantedIndex> {
  const wanted = new Map<string, WantedIndex>();
  for (const field of shape.fields.filter(isIndexed)) {
    const name = sql.id(field.column);
    const hash = fieldHash(shape.id, field.code);
    if (hasUniqueIndex(field)) {
      wanted.set(uniqueIndexName(shape.id, field.code), { field, unique: true, columns: name });
    }
    if (!field.unique && !field.index) continue;
    const isText = field.type === 'text';
    const order = isText ? sql`${name} collate ${sql.id(COLLATION)}` : name;
    wanted.set(`order_${hash}`, { field, unique: false, columns: sql`${order} nulls first, id` });
    if (isText && !field.unique) wanted.set(`equal_${hash}`, { field, unique: false, columns: name });
  }
  return wanted;
}

async function syncIndexes(trx: Kysely<Database>, shape: ModuleShape, document: FormDocument): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select indexname as name from pg_indexes where schemaname = 'data' and tablename = ${shape.table}
      and indexname ~ '^(unique|order|equal)_[0-9a-f]{24}$'`.execute(trx);
  const present = new Set(rows.map(({ name }) => name));
  const wanted = wantedIndexes(shape);
  for (const name of present) {
    if (!wanted.has(name)) await sql`drop index ${sql.id('data', name)}`.execute(trx);
  }
  const missing = [...wanted].filter(([name]) => !present.has(name));
  // As the building of an index does: nobody writes another value until the form is published.
  if (missing.length > 0) await sql`lock table ${tableOf(shape)} in share mode`.execute(trx);
  const findings = new Map<ModuleField, InputError>();
  for (const [name, index] of missing) {
    const refused = findings.has(index.field) ? undefined : await buildIndex(trx, shape, { ...index, name });
    if (refused !== undefined) findings.set(index.field, refused(document, index.field));
  }
  if (findings.size > 0) throw new AppError('DOCUMENT_INVALID', { errors: [...findings.values()] });
}

/** @returns what is wrong with the values of the field, where no index may be built over them */
async function buildIndex(
  trx: Kysely<Database>,
  shape: ModuleShape,
  { name, field, unique, columns }: WantedIndex & { readonly name: string },
): Promise<typeof valuesNotUnique | undefined> {
  if (field.type === 'text' && (await holdsLongText(trx, shape, field))) return valuesTooLong;
  const kind = unique ? sql`unique index` : sql`index`;
  try {
    await inSavepoint(trx, () =>
      sql`create ${kind} ${sql.id(name)} on ${tableOf(shape)} (${columns})`.execute(trx),
    );
    return undefined;
  } catch (cause) {
    if (databaseRefusal(cause) === 'not unique') return valuesNotUnique;
    throw cause;
  }
}

/** What an index could not take, or what could not be written once there is one. */
async function holdsLongText(
  trx: Kysely<Database>,
  shape: ModuleShape,
  field: ModuleField,
): Promise<boolean> {
  const { rows } = await sql`select 1 from ${tableOf(shape)}
    where length(${sql.id(field.column)}) > ${MAX_INDEXED_TEXT} limit 1`.execute(trx);
  return rows.length > 0;
}

/**
 * Removes the table of a form that is gone, unless it holds records. Waits for whoever writes to it.
 * @returns false where it holds records
 */
export async function dropEmptyTable(trx: Kysely<Database>, formId: string): Promise<boolean> {
  const table = sql.id('data', tableName(formId));
  const { rows } = await sql<{ present: boolean }>`
    select to_regclass(${`data.${quoteName(tableName(formId))}`}) is not null as present`.execute(trx);
  if (rows[0]?.present !== true) return true;
  await sql`lock table ${table} in access exclusive mode`.execute(trx);
  const found = await sql`select 1 from ${table} limit 1`.execute(trx);
  if (found.rows.length > 0) return false;
  await sql`drop table ${table}`.execute(trx);
  return true;
}

/** Refreshes what the planner knows; after a bulk insert the first queries are as fast as later ones. */
export async function analyseTable(db: Kysely<Database>, shape: ModuleShape): Promise<void> {
  await sql.raw(`analyze "data".${quoteName(shape.table)}`).execute(db);
}
