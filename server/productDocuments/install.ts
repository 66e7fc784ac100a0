import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { writeAudit } from '../audit/audit.ts';
import type { AtriumDocument } from '../../src/schemas/documents/index.ts';
import type { Database } from '../db/database.ts';
import { recordTables } from '../records/recordTables.ts';
import { lockDraft } from '../documents/draftRepository.ts';
import { saveResource } from '../documents/drafts.ts';
import { publishResource } from '../documents/publishing.ts';
import type { Publication } from '../documents/publishing.ts';
import { readProductDocuments } from './folder.ts';

/** Who it is that a user is asked for. */
const ACTOR = 'system';

/** What became of a document: `taken`: somebody has made another one of the same id, which stays. */
export type Installed = 'installed' | 'present' | 'taken';

/**
 * Publishes the documents that come with the product, as this release has them: what the back office is made of. One
 * transaction, under a lock, so that of several servers that start at once one does it.
 * @returns what became of each, by kind and id
 */
export async function installProductDocuments(
  db: Kysely<Database>,
  documents: readonly AtriumDocument[] = readProductDocuments(),
): Promise<Readonly<Record<string, Installed>>> {
  return db.transaction().execute(async (trx) => {
    await sql`select set_config('lock_timeout', '120s', true), set_config('statement_timeout', '120s', true)`.execute(
      trx,
    );
    await sql`select pg_advisory_xact_lock(hashtext('atrium.product'))`.execute(trx);
    const outcomes: Record<string, Installed> = {};
    for (const document of documents) {
      outcomes[`${document.kind}/${document.id}`] = await install(
        { db: trx, publicationEffects: recordTables() },
        document,
      );
    }
    return outcomes;
  });
}

async function install(publication: Publication, document: AtriumDocument): Promise<Installed> {
  const { db: trx } = publication;
  const { kind, id, name } = document;
  const draft = await lockDraft(trx, kind, id);
  if (draft?.origin === 'own') return 'taken';
  const isPublished = draft !== undefined && draft.publishedRevision === draft.revision;
  if (isPublished && isDeepStrictEqual(draft.schema, document)) return 'present';
  const { revision } = await saveResource(trx, {
    kind,
    id,
    name,
    schema: document,
    actor: ACTOR,
    origin: 'product',
    ...(draft === undefined ? {} : { revision: draft.revision }),
  });
  const { version } = await publishResource(publication, { kind, id, revision, actor: ACTOR });
  await writeAudit(trx, [
    {
      actor: ACTOR,
      ip: '',
      action: 'product.install',
      resource: `${kind}/${id}`,
      after: { revision, version },
      result: 'accepted',
      requestId: '',
    },
  ]);
  return 'installed';
}
