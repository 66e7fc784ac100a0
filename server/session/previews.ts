import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import { makeToken, tokenHash, tokenText } from './token.ts';

/** Minutes that a preview lasts. */
const MINUTES = 30;

/** Previews that one person has at a time: a further one ends the oldest. */
const MOST = 20;

/** As whom somebody looks at the portal. */
export interface PreviewAs {
  readonly role: string;
  /** Absent: somebody of the role and no more. */
  readonly userId?: string | undefined;
  /** The record that the page is opened with, which the preview's address remembers. */
  readonly recordId?: string | undefined;
  /** What `now()` is; absent: the clock. */
  readonly at?: Date | undefined;
}

/** A preview as it is made. */
export interface NewPreview extends PreviewAs {
  /** The token of the session that it is made in. */
  readonly parent: string;
  readonly maker: string;
  readonly makerRole: string;
}

/** Issues the session of a preview; only its token's hash is stored. */
export async function issuePreview(
  db: Kysely<Database>,
  { parent, maker, makerRole, role, userId, recordId, at }: NewPreview,
): Promise<{ token: readonly string[]; expiresAt: Date }> {
  const token = makeToken();
  await sql`delete from atrium.preview_session where maker = ${maker} and (expires_at <= now() or token_hash not in (
    select token_hash from atrium.preview_session where maker = ${maker}
    order by issued_at desc, token_hash limit ${MOST - 1}))`.execute(db);
  const { expires_at: expiresAt } = await db
    .insertInto('atrium.preview_session')
    .values({
      token_hash: tokenHash(tokenText(token)),
      parent: tokenHash(parent),
      maker,
      maker_role: makerRole,
      role,
      user_id: userId ?? null,
      record_id: recordId ?? null,
      at: at ?? null,
      expires_at: sql<Date>`now() + make_interval(mins => ${MINUTES})`,
    })
    .returning('expires_at')
    .executeTakeFirstOrThrow();
  return { token, expiresAt };
}
