import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { drawThumbnail, thumbnailAddress } from '../../src/documents/thumbnail/drawThumbnail.ts';
import type { Database } from '../db/database.ts';
import { besidePublished } from './besidePublished.ts';
import type { DocumentName } from './ownership.ts';
import { findReferences, pagesAt } from './references.ts';
import { productMetas } from './vocabulary.ts';

/** In which of its states a document names others. */
type State = 'draft' | 'published';

/**
 * Keeps what catalogues show of a draft that was saved: a drawing of it, and what it names. Kept with the save, since a
 * page of a catalogue counts the users of each of its documents, and would otherwise read every document there is.
 */
export async function noteDraft(db: Kysely<Database>, at: DocumentName, schema: unknown): Promise<void> {
  await db
    .updateTable('atrium.resource')
    .set({ thumbnail: thumbnailAddress(drawThumbnail(schema, productMetas)) })
    .where('kind', '=', at.kind)
    .where('id', '=', at.id)
    .execute();
  await noteReferences(db, at, 'draft', schema);
}

/** Keeps what users' version of a document names. */
export const notePublished = (db: Kysely<Database>, at: DocumentName, schema: unknown): Promise<void> =>
  noteReferences(db, at, 'published', schema);

/** Forgets what users' version named of a document that they no longer have. */
export const noteUnpublished = (db: Kysely<Database>, at: DocumentName): Promise<void> =>
  noteReferences(db, at, 'published', undefined);

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

/** Keeps it of the documents that a release before this one saved; of those that have it nothing is read. */
export async function noteEarlier(db: Kysely<Database>): Promise<void> {
  for (;;) {
    const rows = await besidePublished(db)
      .select(['r.kind', 'r.id', 'r.schema', 'v.schema as published'])
      .where('r.thumbnail', 'is', null)
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
