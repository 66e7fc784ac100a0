import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { ResourceKind } from '../../src/schemas/kinds.ts';
import type { Database } from '../db/database.ts';
import type { Reference } from './references.ts';
import type { DocumentWork } from './services.ts';

/** Somebody who has a document open. */
export interface DocumentEditor {
  readonly userId: string;
  readonly name: string;
  readonly since: string;
}

/** Where changes of a working document, and of who has it open, are told; no module has a slash in its code. */
export const documentTopic = ({ kind, id }: Reference): string => `${kind}/${id}`;

/** Who has told within 30 s that they are there. */
const isThere = sql<boolean>`(e.seen_at is not null and e.seen_at > now() - interval '30 seconds')`;

/**
 * Notes that the caller has a document open, or leaves it. Kept in the database, so that all processes know; whoever tells
 * nothing for 30 s is gone, whatever became of their window.
 * @returns who has it open now, longest first
 */
export async function noteEditor(
  ctx: DocumentWork,
  { kind, id, leave = false }: { readonly kind: ResourceKind; readonly id: string; readonly leave?: boolean },
): Promise<readonly DocumentEditor[]> {
  const { userId } = ctx.actor;
  const before = await editorsOf(ctx.db, kind, id);
  if (leave) {
    await sql`update atrium.document_editor set seen_at = null, since = null
      where kind = ${kind} and id = ${id} and user_id = ${userId}`.execute(ctx.db);
  } else {
    await sql`
      insert into atrium.document_editor as e (kind, id, user_id, since, seen_at)
      values (${kind}, ${id}, ${userId}, now(), now())
      on conflict (kind, id, user_id) do update
      set since = case when ${isThere} then e.since else now() end, seen_at = now()`.execute(ctx.db);
  }
  const wasThere = before.some((each) => each.userId === userId);
  if (wasThere === leave) ctx.changed(documentTopic({ kind, id }));
  return editorsOf(ctx.db, kind, id);
}

async function editorsOf(
  db: Kysely<Database>,
  kind: ResourceKind,
  id: string,
): Promise<readonly DocumentEditor[]> {
  const { rows } = await sql<{ userId: string; name: string; since: Date }>`
    select e.user_id as "userId", u.real_name as name, e.since
    from atrium.document_editor e join atrium.user_account u on u.id = e.user_id
    where e.kind = ${kind} and e.id = ${id} and ${isThere} order by e.since, e.user_id`.execute(db);
  return rows.map(({ since, ...each }) => ({ ...each, since: since.toISOString() }));
}

/** Whether a save of the caller's is to be audited: the first one in 30 minutes of each document. */
export async function beginsEditing(ctx: DocumentWork, kind: ResourceKind, id: string): Promise<boolean> {
  const { rows } = await sql`
    insert into atrium.document_editor as e (kind, id, user_id, audited_at)
    values (${kind}, ${id}, ${ctx.actor.userId}, now())
    on conflict (kind, id, user_id) do update set audited_at = now()
    where e.audited_at is null or e.audited_at < now() - interval '30 minutes' returning 1`.execute(ctx.db);
  return rows.length > 0;
}
