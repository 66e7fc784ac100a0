import { sql } from 'kysely';
import type { Kysely, RawBuilder, Selectable } from 'kysely';
import { chainCalls, chainWorksOn } from '../../documents/interfaceUsers.ts';
import { containing } from '../../db/containing.ts';
import type { Database } from '../../db/database.ts';
import type { InterfaceTable } from '../../db/interfaceTables.ts';
import type { Definition } from './schema.ts';

/** Which interface. */
export interface InterfaceKey {
  readonly moduleCode: string;
  readonly interfaceUrl: string;
}

/** An interface that calls another, as people know it. */
export interface InterfaceCaller extends InterfaceKey {
  readonly name: string;
}

export type StoredInterface = Selectable<InterfaceTable>;

/** A published interface. */
export interface PublishedInterface {
  readonly version: number;
  readonly definition: Definition;
}

/** A published definition passed the check when it was; it never changes. */
const readDefinition = (stored: unknown): Definition => stored as Definition;

/** What is published of some interfaces, by their ids (`moduleCode/interfaceUrl`). */
export async function findPublished(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<readonly PublishedInterface[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('atrium.interface as i')
    .innerJoin('atrium.interface_version as v', 'v.version', 'i.published_version')
    .select(['v.version', 'v.definition'])
    .where(sql<boolean>`i.module_code || '/' || i.url = any(${[...ids]}::text[])`)
    .execute();
  return rows.map(({ version, definition }) => ({ version, definition: readDefinition(definition) }));
}

/** What is published of one interface. */
export async function findOnePublished(
  db: Kysely<Database>,
  { moduleCode, interfaceUrl }: InterfaceKey,
): Promise<PublishedInterface | undefined> {
  const row = await db
    .selectFrom('atrium.interface as i')
    .innerJoin('atrium.interface_version as v', 'v.version', 'i.published_version')
    .select(['v.version', 'v.definition'])
    .where('i.module_code', '=', moduleCode)
    .where('i.url', '=', interfaceUrl)
    .executeTakeFirst();
  return row && { version: row.version, definition: readDefinition(row.definition) };
}

/** What is published of all interfaces that only read and call no others, in the order of their addresses. */
export async function listReadable(db: Kysely<Database>): Promise<readonly Definition[]> {
  const rows = await db
    .selectFrom('atrium.interface as i')
    .innerJoin('atrium.interface_version as v', 'v.version', 'i.published_version')
    .select('v.definition')
    .where(sql<boolean>`v.definition ->> 'kind' <> 'composed'`)
    .where(sql<boolean>`coalesce(v.definition ->> 'writes', 'false') <> 'true'`)
    .orderBy('i.module_code')
    .orderBy('i.url')
    .execute();
  return rows.map(({ definition }) => readDefinition(definition));
}

/** Published composed interfaces whose definition is as asked for. */
async function publishedWhere(
  db: Kysely<Database>,
  holds: (definition: RawBuilder<unknown>) => RawBuilder<boolean>,
): Promise<readonly InterfaceCaller[]> {
  const rows = await db
    .selectFrom('atrium.interface as i')
    .innerJoin('atrium.interface_version as v', 'v.version', 'i.published_version')
    .select('v.definition')
    .where(holds(sql.ref('v.definition')))
    .orderBy('i.module_code')
    .orderBy('i.url')
    .execute();
  return rows.map(({ definition }) => {
    const { moduleCode: module, interfaceUrl: url, name } = readDefinition(definition);
    return { moduleCode: module, interfaceUrl: url, name };
  });
}

/** Published composed interfaces of which a step calls an interface. */
export const findCallers = (
  db: Kysely<Database>,
  { moduleCode, interfaceUrl }: InterfaceKey,
): Promise<readonly InterfaceCaller[]> =>
  publishedWhere(db, (definition) => chainCalls(definition, `${moduleCode}/${interfaceUrl}`));

/** Published composed interfaces of which a step reads or writes records of a form. */
export const findChainsOn = (db: Kysely<Database>, form: string): Promise<readonly InterfaceCaller[]> =>
  publishedWhere(db, (definition) => chainWorksOn(definition, form));

const interfaceAt = (db: Kysely<Database>, { moduleCode, interfaceUrl }: InterfaceKey) =>
  db
    .selectFrom('atrium.interface')
    .selectAll()
    .where('module_code', '=', moduleCode)
    .where('url', '=', interfaceUrl);

/** An interface as it is worked on. */
export const findInterface = (
  db: Kysely<Database>,
  key: InterfaceKey,
): Promise<StoredInterface | undefined> => interfaceAt(db, key).executeTakeFirst();

/** An interface as it is worked on; nobody else changes, publishes or removes it until the transaction ends. */
export const lockInterface = (
  db: Kysely<Database>,
  key: InterfaceKey,
): Promise<StoredInterface | undefined> => interfaceAt(db, key).forUpdate().executeTakeFirst();

/** A page of interfaces, and the number of all that match. */
export async function listInterfaces(
  db: Kysely<Database>,
  { keyword, offset, limit }: { readonly keyword: string; readonly offset: number; readonly limit: number },
): Promise<{ rows: readonly StoredInterface[]; total: number }> {
  const pattern = containing(keyword);
  const found = await db
    .selectFrom('atrium.interface')
    .selectAll()
    .select(sql<number>`count(*) over ()`.as('total'))
    .where(sql<boolean>`module_code || '/' || url || ' ' || (definition ->> 'name') ilike ${pattern}`)
    .orderBy('module_code')
    .orderBy('url')
    .offset(offset)
    .limit(limit)
    .execute();
  return { rows: found, total: found[0]?.total ?? 0 };
}

interface Written {
  readonly definition: Definition;
  readonly by: string;
  readonly now: Date;
}

/** Adds an interface. @returns its revision; undefined where the address is taken */
export async function insertInterface(
  db: Kysely<Database>,
  { definition, by, now }: Written,
): Promise<number | undefined> {
  const row = await db
    .insertInto('atrium.interface')
    .values({
      module_code: definition.moduleCode,
      url: definition.interfaceUrl,
      definition: JSON.stringify(definition),
      updated_by: by,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.columns(['module_code', 'url']).doNothing())
    .returning('revision')
    .executeTakeFirst();
  return row?.revision;
}

const nextNumber = sql<number>`nextval('atrium.interface_version_number')`;

/** Changes an interface at the revision that was read. @returns the new one; undefined where it is another */
export async function updateInterface(
  db: Kysely<Database>,
  revision: number,
  { definition, by, now }: Written,
): Promise<number | undefined> {
  const row = await db
    .updateTable('atrium.interface')
    .set({
      definition: JSON.stringify(definition),
      updated_by: by,
      updated_at: now,
      revision: nextNumber,
    })
    .where('module_code', '=', definition.moduleCode)
    .where('url', '=', definition.interfaceUrl)
    .where('revision', '=', revision)
    .returning('revision')
    .executeTakeFirst();
  return row?.revision;
}

/** Publishes a definition as a version of its own. @returns its number */
export async function insertVersion(db: Kysely<Database>, { definition, by, now }: Written): Promise<number> {
  const key = { module_code: definition.moduleCode, url: definition.interfaceUrl };
  const { version } = await db
    .insertInto('atrium.interface_version')
    .values({ ...key, definition: JSON.stringify(definition), published_by: by, published_at: now })
    .returning('version')
    .executeTakeFirstOrThrow();
  await pointTo(db, key, version);
  return version;
}

/** Makes a version the published one; null: none is. */
export async function pointTo(
  db: Kysely<Database>,
  key: { readonly module_code: string; readonly url: string },
  version: number | null,
): Promise<void> {
  await db
    .updateTable('atrium.interface')
    .set({ published_version: version })
    .where('module_code', '=', key.module_code)
    .where('url', '=', key.url)
    .execute();
}

/** Removes an interface and its versions, at the revision that was read. @returns whether it was still there */
export async function deleteInterface(
  db: Kysely<Database>,
  { moduleCode, interfaceUrl }: InterfaceKey,
  revision: number,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('atrium.interface')
    .where('module_code', '=', moduleCode)
    .where('url', '=', interfaceUrl)
    .where('revision', '=', revision)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
