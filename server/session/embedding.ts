import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { EmbedScope } from '../../src/schemas/embed/verify.ts';
import type { Database } from '../db/database.ts';
import { makeToken, tokenHash, tokenText } from './token.ts';

/** Minutes that an embed token lasts. */
const MINUTES = 30;
/** Embed tokens that one session has at a time, and one person in all sessions: a further one ends the oldest. */
const MOST = { ofSession: 20, ofPerson: 100 };

/** The appKey that a session is bound to, with what it opens as that is now. */
export interface BoundTo {
  readonly appKey: string;
  readonly scope: EmbedScope;
}

/** The appKey of the session `s`, as JSON. */
export const BOUND_TO: RawBuilder<unknown> = sql`(
  select json_build_object('appKey', k.key, 'scope', json_build_object('systems', k.systems, 'resources', k.resources))
  from atrium.app_key k where k.key = s.app_key)`;

/**
 * Whether the session `s` may go on as far as an appKey has a say: one that is bound lives while its appKey is active and
 * has the origin that it was made for; one that was made in another ends with that. An embed token is always bound.
 */
export const IS_BOUND_WELL: RawBuilder<boolean> = sql`
  (s.kind <> 'embed' or s.app_key is not null)
  and (s.app_key is null or exists (
    select from atrium.app_key k where k.key = s.app_key and k.status = 'active' and (s.app_origin is null
      or k.domains @> jsonb_build_array(jsonb_build_object('origin', s.app_origin)))))
  and (s.parent is null or exists (
    select from atrium.session p where p.token_hash = s.parent and p.revoked_at is null and p.absolute_at > now()))`;

/** A registered site as it is now; undefined where it is off. */
export async function findBound(db: Kysely<Database>, appKey: string): Promise<BoundTo | undefined> {
  const row = await db
    .selectFrom('atrium.app_key')
    .select(['systems', 'resources'])
    .where('key', '=', appKey)
    .where('status', '=', 'active')
    .executeTakeFirst();
  return row && { appKey, scope: row };
}

/** An embed token as it is made. */
export interface NewEmbedToken {
  readonly appKey: string;
  readonly origin: string;
  /** The token of the session that it is made in. */
  readonly parent: string;
  readonly userId: string;
  readonly authVersion: number;
  readonly ip: string;
  readonly device: string;
}

/** Issues an embed token: for 30 minutes, and no longer than the session that it is made in. Only its hash is stored, and no more than are good. */
export async function issueEmbedToken(
  db: Kysely<Database>,
  { appKey, origin, parent, userId, authVersion, ip, device }: NewEmbedToken,
): Promise<{ readonly token: readonly string[]; readonly expiresAt: Date }> {
  const token = makeToken();
  const within = tokenHash(parent);
  await sql`with own as (
      select token_hash, revoked_at is not null or absolute_at <= now() as is_over,
        row_number() over (partition by parent order by issued_at desc, token_hash) as in_session,
        row_number() over (order by issued_at desc, token_hash) as in_all
      from atrium.session where user_id = ${userId} and kind = 'embed'
    )
    delete from atrium.session s using own where s.token_hash = own.token_hash
      and (is_over or in_session >= ${MOST.ofSession} or in_all >= ${MOST.ofPerson})`.execute(db);
  const { absolute_at: expiresAt } = await db
    .insertInto('atrium.session')
    .values({
      token_hash: tokenHash(tokenText(token)),
      user_id: userId,
      kind: 'embed',
      login_type: 'embed',
      auth_version: authVersion,
      absolute_at: sql<Date>`least(now() + make_interval(mins => ${MINUTES}),
        (select absolute_at from atrium.session where token_hash = ${within}))`,
      ip,
      device,
      revoked_at: null,
      app_key: appKey,
      app_origin: origin,
      parent: within,
    })
    .returning('absolute_at')
    .executeTakeFirstOrThrow();
  return { token, expiresAt };
}
