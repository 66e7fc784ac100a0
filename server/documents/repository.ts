import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import { ALL_SYSTEMS } from '../../src/schemas/designRight.ts';
import type { ResourceKind } from '../../src/schemas/kinds.ts';
import type { Locale } from '../../src/schemas/text.ts';
import type { Database } from '../db/database.ts';
import { containing } from '../db/containing.ts';
import { type Designer, systemsDesigned } from './designPolicy.ts';
import { namedAmong } from './namedAmong.ts';

/** One version of a resource, or its draft. */
export interface StoredResource {
  readonly kind: string;
  readonly id: string;
  readonly name: string;
  /** The version; for a draft the last published one, 0 where there is none. */
  readonly version: number;
  /** The draft's revision, or the one that the version was made of. */
  readonly revision: number;
  readonly schema: unknown;
}

/** Where a published resource stands now. */
export interface PublishedPointer {
  readonly kind: string;
  readonly id: string;
  readonly name: string;
  readonly version: number;
  readonly revision: number;
  readonly publishedAt: Date;
  /** Whether its records are being rewritten; absent where nobody asked. */
  readonly isRewritten?: boolean;
}

/** Of a resource `r` the version that is published, and the one that stood last: the newest where none is published. */
const PUBLISHED = sql<number>`r.published_version`;
export const LAST = sql<number>`coalesce(r.published_version, (select max(version) from atrium.resource_version
  where kind = r.kind and id = r.id and not replaced))`;

/** Where a version of each resource stands: nothing of a newer draft shows. */
function pointersTo(db: Kysely<Database>, version: RawBuilder<number>) {
  return db
    .selectFrom('atrium.resource as r')
    .innerJoin('atrium.resource_version as v', (join) =>
      join.onRef('v.kind', '=', 'r.kind').onRef('v.id', '=', 'r.id').on('v.version', '=', version),
    )
    .select(['v.kind', 'v.id', 'v.name', 'v.version', 'v.revision', 'v.published_at as publishedAt']);
}

/** All published resources, or those of one kind. */
export async function listPublished(
  db: Kysely<Database>,
  kind?: ResourceKind,
): Promise<readonly PublishedPointer[]> {
  const all = pointersTo(db, PUBLISHED);
  const wanted = kind === undefined ? all : all.where('r.kind', '=', kind);
  return wanted.orderBy('r.kind').orderBy('r.id').execute();
}

/** Where each resource of a kind stood last: the published version, or the newest where none is. */
export async function listLast(
  db: Kysely<Database>,
  kind: ResourceKind,
): Promise<readonly PublishedPointer[]> {
  return pointersTo(db, LAST).where('r.kind', '=', kind).orderBy('r.id').execute();
}

/** Where resources stand; undefined at the place of one that is not published. */
export async function findPublished(
  db: Kysely<Database>,
  wanted: readonly { kind: ResourceKind; id: string }[],
): Promise<readonly (PublishedPointer | undefined)[]> {
  return pointersOf(wanted, (named) => pointersTo(db, PUBLISHED).where(named).execute());
}

/** Where resources stood last (`listLast`); undefined at the place of one that nobody ever had. */
export async function findLast(
  db: Kysely<Database>,
  wanted: readonly { kind: ResourceKind; id: string }[],
): Promise<readonly (PublishedPointer | undefined)[]> {
  return pointersOf(wanted, (named) => pointersTo(db, LAST).where(named).execute());
}

async function pointersOf(
  wanted: readonly { kind: ResourceKind; id: string }[],
  read: (named: RawBuilder<boolean>) => Promise<readonly PublishedPointer[]>,
): Promise<readonly (PublishedPointer | undefined)[]> {
  const found = await read(namedAmong(wanted, 'r'));
  return wanted.map(({ kind, id }) => found.find((pointer) => pointer.kind === kind && pointer.id === id));
}

/** Key of the lock by which everybody knows that the table of a form is being rewritten. */
const rewritingKey = (kind: RawBuilder<unknown>, id: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`hashtext('atrium.rewriting'), hashtext(${kind} || '/' || ${id})`;

/**
 * Lets nobody begin to read the records of a form until the transaction ends: its table is locked for long, and each who
 * waited for it would hold a connection that others need.
 */
export async function markRewriting(db: Kysely<Database>, id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${rewritingKey(sql`'form'`, sql`${id}::text`)})`.execute(db);
}

/** `findPublished` outside of transactions, which also tells whose records are being rewritten. */
export async function findStanding(
  db: Kysely<Database>,
  wanted: readonly { kind: ResourceKind; id: string }[],
): Promise<readonly (PublishedPointer | undefined)[]> {
  return pointersOf(wanted, (named) =>
    pointersTo(db, PUBLISHED)
      .select(
        sql<boolean>`not pg_try_advisory_xact_lock_shared(${rewritingKey(sql`r.kind`, sql`r.id`)})`.as(
          'isRewritten',
        ),
      )
      .where(named)
      .execute(),
  );
}

/** A text that changes whenever something is published, or is no longer. */
export async function publicationStamp(db: Kysely<Database>): Promise<string> {
  const { stamp } = await db
    .selectFrom('atrium.resource')
    .select(
      sql<string>`coalesce(md5(string_agg(concat_ws('/', kind, id, published_version), ' ' order by kind, id)), '')`.as(
        'stamp',
      ),
    )
    .where('published_version', 'is not', null)
    .executeTakeFirstOrThrow();
  return stamp;
}

/** The documents of the given versions, in no particular order. */
export async function readVersions(
  db: Kysely<Database>,
  wanted: readonly { kind: string; id: string; version: number }[],
): Promise<readonly { kind: string; id: string; version: number; schema: unknown }[]> {
  if (wanted.length === 0) return [];
  return db
    .selectFrom('atrium.resource_version')
    .select(['kind', 'id', 'version', 'schema'])
    .where((eb) =>
      eb(
        eb.refTuple('kind', 'id', 'version'),
        'in',
        wanted.map(({ kind, id, version }) => eb.tuple(kind, id, version)),
      ),
    )
    .execute();
}

/** The document of a version that went with its resource. */
export async function readRemovedVersion(
  db: Kysely<Database>,
  { kind, id, version }: { readonly kind: string; readonly id: string; readonly version: number },
): Promise<
  | { readonly kind: string; readonly id: string; readonly version: number; readonly schema: unknown }
  | undefined
> {
  const found = await db
    .selectFrom('atrium.removed_document as d')
    .innerJoin('atrium.removed_version as v', 'v.removed', 'd.id')
    .select('v.schema')
    .where('d.kind', '=', kind)
    .where('d.document', '=', id)
    .where('v.version', '=', version)
    .orderBy('d.removed_at', 'desc')
    .executeTakeFirst();
  return found && { kind, id, version, schema: found.schema };
}

/** One version of a resource, published or not. */
export async function findVersion(
  db: Kysely<Database>,
  kind: ResourceKind,
  id: string,
  version: number,
): Promise<StoredResource | undefined> {
  return db
    .selectFrom('atrium.resource_version')
    .select(['kind', 'id', 'name', 'version', 'revision', 'schema'])
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
}

/** The draft of a resource. */
export async function findDraft(
  db: Kysely<Database>,
  kind: ResourceKind,
  id: string,
): Promise<StoredResource | undefined> {
  return db
    .selectFrom('atrium.resource')
    .select(['kind', 'id', 'name', 'revision', 'schema'])
    .select(sql<number>`coalesce(published_version, 0)`.as('version'))
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The drafts of some resources, in no particular order. */
export async function readDrafts(
  db: Kysely<Database>,
  wanted: readonly { kind: string; id: string }[],
): Promise<readonly { kind: string; id: string; revision: number; schema: unknown }[]> {
  if (wanted.length === 0) return [];
  return db
    .selectFrom('atrium.resource')
    .select(['kind', 'id', 'revision', 'schema'])
    .where(namedAmong(wanted))
    .execute();
}

/** What a list of resources asks for. */
export interface ResourceQuery {
  readonly kind: ResourceKind;
  readonly keyword: string;
  /** Whose designs are listed; absent: all. */
  readonly designer?: Designer;
  readonly offset: number;
  /** -1 is all. */
  readonly limit: number;
}

/** An entry of the back office's list. */
export interface ListedResource {
  readonly kind: string;
  readonly id: string;
  readonly name: string;
  readonly revision: number;
  readonly published_version: number | null;
  readonly updated_at: Date;
  readonly updated_by: string;
  readonly system: string | null;
  readonly shared: boolean;
  readonly tags: readonly string[];
}

/** As `mayReadDesign` says it of one document. */
function isReadableBy({ isAdmin, designs }: Designer): RawBuilder<boolean> {
  if (isAdmin) return sql<boolean>`true`;
  const systems = systemsDesigned({ designs });
  if (systems.length === 0) return sql<boolean>`false`;
  const isOwn =
    systems === ALL_SYSTEMS
      ? sql<boolean>`system is not null`
      : sql<boolean>`system = any(${systems}::text[])`;
  return sql<boolean>`origin = 'own' and (shared or ${isOwn})`;
}

/** Resources of one kind by keyword in id or name, with the number of all that match. */
export async function listResources(
  db: Kysely<Database>,
  query: ResourceQuery,
): Promise<{ rows: readonly ListedResource[]; total: number }> {
  let matching = db.selectFrom('atrium.resource').where('kind', '=', query.kind);
  if (query.designer !== undefined) matching = matching.where(isReadableBy(query.designer));
  if (query.keyword !== '') {
    const pattern = containing(query.keyword);
    matching = matching.where((eb) => eb.or([eb('id', 'ilike', pattern), eb('name', 'ilike', pattern)]));
  }
  let page = matching
    .select([
      'kind',
      'id',
      'name',
      'revision',
      'published_version',
      'updated_at',
      'updated_by',
      'system',
      'shared',
      'tags',
    ])
    .orderBy('id')
    .offset(query.offset);
  if (query.limit >= 0) page = page.limit(query.limit);
  const rows = await page.execute();
  const counted = await matching.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow();
  return { rows, total: counted.total };
}

/** The columns that hold what a document is called. */
const TITLES: Readonly<Record<Locale, string>> = { zhCN: 'title_zh', enUS: 'title_en' };

/** The documents of a kind that are made here and whose design somebody may read, by what they are called. */
export async function listReadable(
  db: Kysely<Database>,
  designer: Designer,
  kind: ResourceKind,
  locale: Locale,
): Promise<readonly { id: string; name: string }[]> {
  return db
    .selectFrom('atrium.resource')
    .select(['id', sql<string>`${sql.ref(TITLES[locale])}`.as('name')])
    .where('kind', '=', kind)
    .where('origin', '=', 'own')
    .where(isReadableBy(designer))
    .orderBy('name')
    .orderBy('id')
    .execute();
}

/** Tags told at most. */
const MOST_TAGS = 200;

/** The tags of the documents whose design somebody may read, those that most have first. */
export async function listTags(
  db: Kysely<Database>,
  designer: Designer,
): Promise<readonly { tag: string }[]> {
  const { rows } = await sql<{ tag: string }>`
    select tag from atrium.resource, unnest(tags) as tag
    where ${isReadableBy(designer)} group by tag order by count(*) desc, tag limit ${MOST_TAGS}`.execute(db);
  return rows;
}

/** Number of published resources by kind. */
export async function countPublished(
  db: Kysely<Database>,
): Promise<readonly { kind: string; count: number }[]> {
  return db
    .selectFrom('atrium.resource')
    .select(['kind', sql<number>`count(*)`.as('count')])
    .where('published_version', 'is not', null)
    .groupBy('kind')
    .execute();
}
