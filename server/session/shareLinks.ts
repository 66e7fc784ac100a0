import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { DesignGrant } from '../../src/schemas/designRight.ts';
import type { Database } from '../db/database.ts';
import { tokenHash } from './token.ts';

/** What the token of a share link reads. */
export interface SharedResource {
  readonly kind: string;
  readonly id: string;
  /** `published`, `draft`, or the number of a version. */
  readonly version: string;
}

/** What a live link reads, and what its maker may, as their rights are now. */
export interface SharedBy extends SharedResource {
  /** Whether the role in which it was made administers the platform, and else what it designs. */
  readonly isAdmin: boolean;
  readonly designs: readonly DesignGrant[];
}

/** A share link as it is made. */
export interface NewShareLink extends SharedResource {
  readonly shareId: string;
  readonly token: string;
  readonly expiresAt: Date;
  readonly actor: string;
  readonly makerRole: string | undefined;
}

/** A share link as those see it who made it; its token is nowhere. */
export interface ShareLink {
  readonly id: string;
  readonly kind: string;
  readonly resource_id: string;
  readonly version: string;
  readonly expires_at: Date;
  readonly created_by: string;
  readonly created_at: Date;
}

/** Keeps a share link; of its token only the digest. */
export async function insertShareLink(db: Kysely<Database>, link: NewShareLink): Promise<void> {
  await db
    .insertInto('atrium.share_link')
    .values({
      id: link.shareId,
      token_hash: tokenHash(link.token),
      kind: link.kind,
      resource_id: link.id,
      version: link.version,
      expires_at: link.expiresAt,
      revoked_at: null,
      created_by: link.actor,
      maker_role: link.makerRole ?? null,
    })
    .execute();
}

const columns = ['id', 'kind', 'resource_id', 'version', 'expires_at', 'created_by', 'created_at'] as const;

/** The links of a resource that still open it, the latest first. */
export async function liveShareLinks(
  db: Kysely<Database>,
  { kind, id }: Pick<SharedResource, 'kind' | 'id'>,
): Promise<readonly ShareLink[]> {
  return db
    .selectFrom('atrium.share_link')
    .select(columns)
    .where('kind', '=', kind)
    .where('resource_id', '=', id)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('created_at', 'desc')
    .execute();
}

/** Ends a link that still opens something; undefined where there is none. */
export async function revokeShareLink(db: Kysely<Database>, shareId: string): Promise<ShareLink | undefined> {
  return db
    .updateTable('atrium.share_link')
    .set({ revoked_at: sql<Date>`now()` })
    .where('id', '=', shareId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(columns)
    .executeTakeFirst();
}

/** Whether a token was ever a share link's: one that is over is told so, others are told to log in. */
export async function isShareToken(db: Kysely<Database>, token: string): Promise<boolean> {
  const found = await db
    .selectFrom('atrium.share_link')
    .select('id')
    .where('token_hash', '=', tokenHash(token))
    .executeTakeFirst();
  return found !== undefined;
}
