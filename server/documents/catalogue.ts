import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { drawThumbnail, thumbnailAddress } from '../../src/documents/thumbnail/drawThumbnail.ts';
import { sampleDrawings } from '../../src/documents/thumbnail/sampleDrawings.ts';
import type { Database } from '../db/database.ts';
import { besidePublished } from './besidePublished.ts';
import type { DocumentName } from './ownership.ts';
import { findReferences, pagesAt } from './references.ts';
import { productMetas } from './vocabulary.ts';

/** In which of its states a document names others. */
type State = 'draft' | 'published';

/** How this release draws, kept beside each drawing: those that were made otherwise are made anew (`noteEarlier`). */
const STYLE = createHash('sha256').update(sampleDrawings(productMetas)).digest('hex').slice(0, 16);

/**
 * Keeps what catalogues show of a draft that was saved: what it names, and a drawing of it as long as users have no version.
 * Kept with the save, since a page of a catalogue counts the users of each of its documents, and would otherwise read every
 * document there is.
 */
export const noteDraft = (db: Kysely<Database>, at: DocumentName, schema: unknown): Promise<void> =>
  note(db, at, 'draft', schema);

/** Keeps what users' version of a document names, and a drawing of it. */
export const notePublished = (db: Kysely<Database>, at: DocumentName, schema: unknown): Promise<void> =>
  note(db, at, 'published', schema);

/** Forgets what users' version named of a document that they no longer have; what is drawn is its draft again. */
export async function noteUnpublished(db: Kysely<Database>, at: DocumentName): Promise<void> {
  await noteReferences(db, at, 'published', undefined);
  const draft = await db
    .selectFrom('atrium.resource')
    .select('schema')
    .where('kind', '=', at.kind)
    .where('id', '=', at.id)
    .executeTakeFirstOrThrow();
  await keepDrawing(db, at, 'draft', draft.schema);
}

async function note(db: Kysely<Database>, at: DocumentName, state: State, schema: unknown): Promise<void> {
  await keepDrawing(db, at, state, schema);
  await noteReferences(db, at, state, schema);
}

async function keepDrawing(
  db: Kysely<Database>,
  { kind, id }: DocumentName,
  state: State,
  schema: unknown,
): Promise<void> {
  const drawing = thumbnailAddress(drawThumbnail(schema, productMetas));
  await db
    .updateTable('atrium.resource')
    .set({ thumbnail: drawing, thumbnail_style: STYLE })
    .where('kind', '=', kind)
    .where('id', '=', id)
    // What users have stays drawn while their next version is worked on.
    .$if(state === 'draft', (drafts) => drafts.where('published_version', 'is', null))
    .execute();
}

/** Replaces what is kept of one state; where it names the same as before, nothing is written. */
async function noteReferences(
  db: Kysely<Database>,
  { kind, id }: DocumentName,
  state: State,
  schema: unknown,
): Promise<void> {
  const named = findReferences(schema)
    .flatMap(pagesAt)
    .filter((each) => each.kind !== 'call' && (each.kind !== kind || each.id !== id));
  const [kinds, ids] = [named.map((each) => each.kind), named.map((each) => each.id)];
  await sql`delete from atrium.document_reference
    where kind = ${kind} and id = ${id} and state = ${state} and (named_kind, named_id) not in (
      select * from unnest(${kinds}::text[], ${ids}::text[]))`.execute(db);
  if (named.length === 0) return;
  await sql`insert into atrium.document_reference (kind, id, state, named_kind, named_id)
    select ${kind}, ${id}, ${state}, named.kind, named.id
    from unnest(${kinds}::text[], ${ids}::text[]) as named (kind, id)
    on conflict do nothing`.execute(db);
}

/** Documents that are read at once. */
const BATCH = 50;

/**
 * Keeps it of the documents that a release before this one saved or drew otherwise; of those that have it nothing is read.
 */
export async function noteEarlier(db: Kysely<Database>): Promise<void> {
  for (;;) {
    const rows = await besidePublished(db)
      .select(['r.kind', 'r.id', 'r.schema', 'v.schema as published'])
      .where(sql<boolean>`r.thumbnail_style is distinct from ${STYLE}`)
      .limit(BATCH)
      .execute();
    if (rows.length === 0) return;
    await db.transaction().execute(async (trx) => {
      for (const { kind, id, schema, published } of rows) {
        if (published !== null) await notePublished(trx, { kind, id }, published);
        await noteDraft(trx, { kind, id }, schema);
      }
    });
  }
}
