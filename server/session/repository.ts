import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { DesignGrant } from '../../src/schemas/designRight.ts';
import type { LocalText } from '../../src/schemas/text.ts';
import type { Database, SessionKind } from '../db/database.ts';
import { BOUND_TO, IS_BOUND_WELL } from './embedding.ts';
import type { BoundTo } from './embedding.ts';
import type { SharedBy } from './shareLinks.ts';
import { makeToken, tokenHash, tokenText } from './token.ts';

/** Longest time without a call, and longest time in all, after which a session is dead. */
const IDLE = sql`interval '30 minutes'`;
const ABSOLUTE = sql<Date>`now() + interval '12 hours'`;

/** A role of a user, with its name in both languages. */
export interface SessionRole {
  readonly groupid: string;
  readonly name: LocalText;
  readonly isAdmin: boolean;
  /** What it may design; an administrator's role needs none. */
  readonly designs: readonly DesignGrant[];
}

/** Who somebody is and which roles they have; the fields are null for a visitor. */
export interface SessionUser {
  readonly user_id: string | null;
  readonly login_name: string | null;
  readonly real_name: string | null;
  readonly college: string | null;
  readonly college_name: string | null;
  readonly department: string | null;
  readonly roles: readonly SessionRole[];
}

/** A live session with its user. */
export interface LiveSession extends SessionUser {
  readonly kind: SessionKind;
  readonly login_type: string;
  readonly issued_at: Date;
  readonly absolute_at: Date;
  readonly stale: boolean;
  readonly nick_name: string | null;
  readonly head_image: string | null;
  readonly sex: string | null;
  readonly auth_version: number;
  /** What the token of a share link reads; such a session has no user. */
  readonly share: SharedBy | null;
  /** Of a preview, who looks and when it is for them. Its user is whose eyes it is. */
  readonly preview: PreviewedBy | null;
  /** The registered site that it is bound to: an embed token, and who was logged in by a code of that site's server. */
  readonly embed: BoundTo | null;
}

/** Who looks at the portal as another role does, as their rights are now. */
export interface PreviewedBy {
  readonly maker: string;
  /** Whether the role in which the preview was made administers the platform, and what else it designs. */
  readonly isAdmin: boolean;
  readonly designs: readonly DesignGrant[];
  /** What `now()` is, in milliseconds since the epoch; null: the clock. */
  readonly at: number | null;
}

/** What the role `r` designs. */
const DESIGNS = sql`coalesce((
  select json_agg(json_build_object('system', d.system, 'rights', d.rights) order by d.system)
  from atrium.design_right d where d.role = r.groupid), '[]'::json)`;

/** The roles of user `u`, the default first. */
const ROLES = sql`coalesce((
  select json_agg(json_build_object('groupid', r.groupid, 'name', r.name, 'isAdmin', r.is_admin, 'designs', ${DESIGNS})
    order by m.sort, r.sort, r.groupid)
  from atrium.user_role m join atrium.role r on r.groupid = m.groupid where m.user_id = u.id
), '[]'::json)`;

/** Whether the session `s` of a user `u`, or of a visitor, is alive. */
const IS_ALIVE = sql`s.revoked_at is null and s.absolute_at > now() and s.seen_at > now() - ${IDLE}
  and (s.user_id is null or (u.status = 'active' and u.auth_version = s.auth_version)) and ${IS_BOUND_WELL}`;

/**
 * The live sessions of tokens. A session is alive while it is not revoked, neither lifetime is over by the database's
 * clock, and its user is active and unchanged in password, roles and status since it was issued. A share link's is alive
 * until its end, however seldom it is opened. A preview is so while the session is in which it was made, in a role that its
 * maker still has, and whoever it looks as is active and has the role. One that is bound to a registered site ends with that (`IS_BOUND_WELL`).
 * @param hashes of the tokens
 * @returns a session, or undefined, for each hash at its place
 */
export async function findLiveSessions(
  db: Kysely<Database>,
  hashes: readonly Buffer[],
): Promise<readonly (LiveSession | undefined)[]> {
  const { rows } = await sql<LiveSession & { token_hash: Buffer }>`
    select s.token_hash, s.kind, s.login_type, s.issued_at, s.absolute_at, s.user_id, s.auth_version,
      s.seen_at < now() - interval '1 minute' as stale,
      u.login_name, u.real_name, u.nick_name, u.head_image, u.sex, u.college, u.college_name, u.department,
      ${ROLES} as roles, null::json as share, null::json as preview,
      ${BOUND_TO} as embed
    from atrium.session s left join atrium.user_account u on u.id = s.user_id
    where s.token_hash = any(${hashes}::bytea[]) and ${IS_ALIVE}
    union all
    select l.token_hash, 'share', 'share', l.created_at, l.expires_at, null, 0, false,
      null, null, null, null, null, null, null, null, '[]'::json,
      json_build_object('kind', l.kind, 'id', l.resource_id, 'version', l.version,
        'isAdmin', coalesce(r.is_admin, false), 'designs', ${DESIGNS}), null, null
    from atrium.share_link l
      left join (atrium.user_role m join atrium.role r on r.groupid = m.groupid)
        on m.user_id = l.created_by and m.groupid = l.maker_role
    where l.token_hash = any(${hashes}::bytea[]) and l.revoked_at is null and l.expires_at > now()
    union all
    ${livePreviews(hashes)}`.execute(db);
  return hashes.map((hash) => rows.find((row) => row.token_hash.equals(hash)));
}

/** What of the designs of the role that is looked as counts: nothing, since a preview only reads. */
const livePreviews = (hashes: readonly Buffer[]): RawBuilder<unknown> => sql`
  select p.token_hash, 'preview', 'preview', p.issued_at, p.expires_at, p.user_id, 0, false,
    v.login_name, v.real_name, v.nick_name, v.head_image, v.sex, v.college, v.college_name, v.department,
    (select json_build_array(json_build_object('groupid', l.groupid, 'name', l.name, 'isAdmin', l.is_admin,
      'designs', '[]'::json)) from atrium.role l where l.groupid = p.role),
    null, json_build_object('maker', p.maker, 'isAdmin', r.is_admin, 'designs', ${DESIGNS},
      'at', (extract(epoch from p.at) * 1000)::bigint), null
  from atrium.preview_session p
    join atrium.session s on s.token_hash = p.parent
    join atrium.user_account u on u.id = s.user_id and u.id = p.maker
    join atrium.user_role m on m.user_id = u.id and m.groupid = p.maker_role
    join atrium.role r on r.groupid = m.groupid
    left join atrium.user_account v on v.id = p.user_id
  where p.token_hash = any(${hashes}::bytea[]) and p.expires_at > now() and ${IS_ALIVE}
    and (p.user_id is null or (v.status = 'active' and exists (
      select from atrium.user_role h where h.user_id = v.id and h.groupid = p.role)))`;

/** A user as things stand, whatever sessions they have; undefined where there is none who is active. */
export async function findActiveUser(db: Kysely<Database>, userId: string): Promise<SessionUser | undefined> {
  const { rows } = await sql<SessionUser>`
    select u.id as user_id, u.login_name, u.real_name, u.college, u.college_name, u.department, ${ROLES} as roles
    from atrium.user_account u where u.id = ${userId} and u.status = 'active'`.execute(db);
  return rows[0];
}

/** The live session of one token. */
export async function findLiveSession(db: Kysely<Database>, token: string): Promise<LiveSession | undefined> {
  return (await findLiveSessions(db, [tokenHash(token)]))[0];
}

/** Notes that a session is in use; called at most once a minute per session. */
export async function touchSession(db: Kysely<Database>, token: string): Promise<void> {
  await db
    .updateTable('atrium.session')
    .set({ seen_at: sql<Date>`now()` })
    .where('token_hash', '=', tokenHash(token))
    .where('seen_at', '<', sql<Date>`now() - interval '1 minute'`)
    .execute();
}

/** What a new session is bound to. */
export interface NewSession {
  readonly userId: string | null;
  readonly kind: SessionKind;
  readonly loginType: string;
  readonly authVersion: number;
  readonly ip: string;
  readonly device: string;
  /** End of the session that this one continues; absent: a new span of 12 hours. */
  readonly absoluteAt?: Date;
  /** The registered site that it is bound to. */
  readonly appKey?: string | undefined;
}

/** Issues a session; only the token's hash is stored. */
export async function issueSession(db: Kysely<Database>, session: NewSession): Promise<readonly string[]> {
  const token = makeToken();
  await db
    .insertInto('atrium.session')
    .values({
      token_hash: tokenHash(tokenText(token)),
      user_id: session.userId,
      kind: session.kind,
      login_type: session.loginType,
      auth_version: session.authVersion,
      absolute_at: session.absoluteAt ?? ABSOLUTE,
      ip: session.ip,
      device: session.device,
      revoked_at: null,
      app_key: session.appKey ?? null,
    })
    .execute();
  return token;
}

/** Revokes one token; true where it was alive until now. */
export async function revokeToken(db: Kysely<Database>, token: string): Promise<boolean> {
  const result = await db
    .updateTable('atrium.session')
    .set({ revoked_at: sql<Date>`now()` })
    .where('token_hash', '=', tokenHash(token))
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/**
 * Says for the rest of a transaction whose session writes, so that the rules of the platform's own tables can tell it
 * from others.
 */
export async function nameSession(db: Kysely<Database>, token: string): Promise<void> {
  await sql`select set_config('atrium.session', ${tokenHash(token).toString('hex')}, true)`.execute(db);
}

/** Lets one session follow its user to a new `auth_version`, where all others die of it. */
export async function keepSession(db: Kysely<Database>, token: string, authVersion: number): Promise<void> {
  await db
    .updateTable('atrium.session')
    .set({ auth_version: authVersion })
    .where('token_hash', '=', tokenHash(token))
    .execute();
}
