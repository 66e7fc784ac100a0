import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { DEFAULT_ZONE } from '../../src/conditions/index.ts';
import type { CheckContext } from '../../src/documents/check/context.ts';
import { checkEach, contextOf } from '../../src/documents/check/documentSet.ts';
import type { SetEntry, SetSurroundings } from '../../src/documents/check/documentSet.ts';
import { kindOf } from '../../src/documents/check/shape.ts';
import { formatDateTime } from '../../src/documents/dateText.ts';
import { linearPattern } from '../../src/documents/pattern.ts';
import type { Finding } from '../../src/schemas/finding.ts';
import { storedKind } from '../../src/schemas/kinds.ts';
import { metas } from '../../src/renderers/metas.ts';
import type { DocumentReading } from './services.ts';
import type { Database } from '../db/database.ts';
import { coversYear } from '../organisation/WorkCalendar.ts';
import { documentFits, valueFits } from './documentFits.ts';
import { listOpenDrafts } from './draftRepository.ts';
import { readOrganisation } from './knownOrganisation.ts';
import { keyOf } from './naming.ts';

/**
 * Which documents stand around the one that is checked: `draft` what is being designed, `published` what users have,
 * with the draft only of what was never published, so that documents that name each other can be published at all.
 */
export type Standing = 'draft' | 'published';

/** What comes with documents, and is as if it were there. */
export interface ComingBeside {
  /** Values of dictionaries, by code. */
  readonly dictionaries?: ReadonlyMap<string, readonly string[]>;
  /** Configured interfaces, as `module/interface`, and whether each writes. */
  readonly interfaces?: ReadonlyMap<string, boolean>;
}

/** Checks a document against everything that this installation has, with the function that every check uses. */
export async function findingsOf(
  ctx: DocumentReading,
  document: unknown,
  standing: Standing,
): Promise<readonly Finding[]> {
  const [findings = []] = await findingsOfAll(ctx, [document], standing);
  return findings;
}

/**
 * The same for documents that come together: each is checked among the others. Other calls have their turn
 * between two of them.
 * @param coming what comes with them and is no document
 * @returns the findings of each, at its place
 */
export async function findingsOfAll(
  ctx: DocumentReading,
  documents: readonly unknown[],
  standing: Standing,
  coming: ComingBeside = {},
): Promise<readonly (readonly Finding[])[]> {
  const others = await documentsAround(ctx, standing);
  for (const name of documents.flatMap(keyWithin)) others.delete(name);
  // The names of the others hold a slash.
  const checked = documents.map((document, index) => ({ name: String(index), document }));
  const entries = [...checked, ...entriesOf(others)];
  const around = await surroundings(ctx, standing, coming);
  const published = standing === 'published' && { published: await publishedWith(ctx, documents) };
  const found: (readonly Finding[])[] = [];
  for (const { findings } of checkEach(entries, { ...around, ...published }, (name) => !name.includes('/'))) {
    found.push(findings);
    if (found.length < documents.length) await nextTurn();
  }
  return found;
}

/** What users have once some documents are published, as `kind/id`. */
async function publishedWith(ctx: DocumentReading, coming: readonly unknown[]): Promise<ReadonlySet<string>> {
  const published = await ctx.platform.documents.listAll(ctx.db);
  return new Set([...published.map(keyOf), ...coming.flatMap(keyWithin)]);
}

/** A document as `kind/id`; nothing for what has no kind. */
function keyWithin(document: unknown): readonly string[] {
  const kind = kindOf(document);
  if (kind === undefined) return [];
  const { id } = document as { id?: unknown };
  return [keyOf({ kind: storedKind(kind), id: String(id) })];
}

const entriesOf = (documents: ReadonlyMap<string, unknown>): readonly SetEntry[] =>
  [...documents].map(([name, document]) => ({ name, document }));

/** What documents are checked against beside each other. */
export async function surroundings(
  ctx: DocumentReading,
  standing: Standing,
  coming: ComingBeside = {},
): Promise<SetSurroundings> {
  const { packages } = ctx.platform;
  const dictionaries = new Map([...(coming.dictionaries ?? []), ...(await readDictionaryValues(ctx.db))]);
  const roles = await readRoles(ctx.db);
  const found = await readInterfaces(ctx.db, standing);
  const { composed } = found;
  const brought = [...(coming.interfaces ?? [])].filter(([id]) => !found.interfaces.has(id));
  const interfaces = new Set([...found.interfaces, ...brought.map(([id]) => id)]);
  const writing = new Set([...found.writing, ...brought.flatMap(([id, writes]) => (writes ? [id] : []))]);
  const hasCalendar = await coversYear(ctx.db, dateOf(ctx.now));
  const organisation = await readOrganisation(ctx.db);
  const language = { metas, packages, pattern: linearPattern, fits: documentFits, valueFits };
  return { ...language, dictionaries, roles, interfaces, writing, composed, hasCalendar, organisation };
}

/** The day of a moment, `YYYY-MM-DD`. */
const dateOf = (moment: Date): string => formatDateTime(moment.toISOString(), DEFAULT_ZONE).slice(0, 10);

/** What each of some documents is checked against: the others. */
export const contextAmong = (
  documents: ReadonlyMap<string, unknown>,
  around: SetSurroundings,
): CheckContext => contextOf(entriesOf(documents), around);

/** All documents by `kind/id`. */
export async function documentsAround(
  ctx: DocumentReading,
  standing: Standing,
): Promise<Map<string, unknown>> {
  const published = await ctx.platform.documents.listAll(ctx.db);
  const users = published.map((each) => [keyOf(each), each.document] as const);
  const drafts = await listOpenDrafts(ctx.db);
  const designed = drafts.map((each) => [keyOf(each), each.schema] as const);
  return new Map(standing === 'draft' ? [...users, ...designed] : [...designed, ...users]);
}

/** The values of all dictionaries. Departments are one, whether or not they are kept as such. */
async function readDictionaryValues(db: Kysely<Database>): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ code: string; items: readonly string[] }>`
    select 'department' as code, coalesce(array_agg(id order by id), '{}') as items from atrium.department
    union all
    select d.code, coalesce(array_agg(i.value order by i.sort) filter (where i.value is not null), '{}')
    from atrium.dictionary d left join atrium.dictionary_item i on i.dictionary = d.code group by d.code`.execute(
    db,
  );
  return new Map(rows.map(({ code, items }) => [code, items]));
}

/** The interfaces that are configured, of what users have those that they can call, and which of them write. */
async function readInterfaces(
  db: Kysely<Database>,
  standing: Standing,
): Promise<Record<'interfaces' | 'writing' | 'composed', ReadonlySet<string>>> {
  const { rows } = await sql<{ id: string; writes: boolean; composed: boolean }>`
    select i.module_code || '/' || i.url as id,
      coalesce(coalesce(v.definition, i.definition) ->> 'writes', 'false') = 'true' as writes,
      coalesce(coalesce(v.definition, i.definition) ->> 'kind', '') = 'composed' as composed
    from atrium.interface i left join atrium.interface_version v on v.version = i.published_version
    where ${standing === 'draft'} or i.published_version is not null`.execute(db);
  const idsOf = (found: typeof rows): ReadonlySet<string> => new Set(found.map(({ id }) => id));
  return {
    interfaces: idsOf(rows),
    writing: idsOf(rows.filter(({ writes }) => writes)),
    composed: idsOf(rows.filter(({ composed }) => composed)),
  };
}

async function readRoles(db: Kysely<Database>): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('atrium.role').select('groupid').execute();
  return new Set(rows.map(({ groupid }) => groupid));
}
