import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import { isIndexable } from '../../src/documents/storedFields.ts';
import type { FormDocument } from '../../src/schemas/documents/index.ts';
import type { Database } from '../db/database.ts';
import { inSavepoint } from '../db/inSavepoint.ts';
import { databaseRefusal } from '../db/refusal.ts';
import { AppError } from '../errors/AppError.ts';
import type { InputError } from '../errors/AppError.ts';
import { tableOf } from './identifier.ts';
import { fieldHash } from './shape.ts';
import type { ModuleField, ModuleShape } from './shape.ts';
import { valuesNotUnique, valuesTooLong } from './shapeFindings.ts';
import { MAX_INDEXED_TEXT } from './value.ts';

/** Sorts Chinese by sound, and everything else as the Unicode collation does. */
export const COLLATION = 'zh-x-icu';

/** Whether the database keeps two records from holding the same value in a field. */
export const hasUniqueIndex = (field: ModuleField): boolean => field.unique && isIndexable(field);

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
  for (const field of shape.fields.filter(isIndexable)) {
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

/** Names of the indexes that a field may have. */
const namesOf = (formId: string, code: string): readonly string[] =>
  ['unique', 'order', 'equal'].map((kind) => `${kind}_${fieldHash(formId, code)}`);

/** Drops the indexes of fields whose columns are no more for records. */
export async function dropFieldIndexes(
  trx: Kysely<Database>,
  formId: string,
  codes: readonly string[],
): Promise<void> {
  if (codes.length === 0) return;
  const names = codes.flatMap((code) => namesOf(formId, code)).map((name) => sql.id('data', name));
  await sql`drop index if exists ${sql.join(names)}`.execute(trx);
}

/** Lets the indexes of a field go by another code, so that they need not be built anew. */
export async function renameFieldIndexes(
  trx: Kysely<Database>,
  formId: string,
  code: string,
  to: string,
): Promise<void> {
  const names = namesOf(formId, to);
  for (const [at, name] of namesOf(formId, code).entries()) {
    await sql`alter index if exists ${sql.id('data', name)} rename to ${sql.id(names[at] ?? name)}`.execute(
      trx,
    );
  }
}

/** Builds the indexes that a form asks for, and drops those that it asks for no longer. @throws AppError DOCUMENT_INVALID */
export async function syncIndexes(
  trx: Kysely<Database>,
  shape: ModuleShape,
  document: FormDocument,
): Promise<void> {
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
