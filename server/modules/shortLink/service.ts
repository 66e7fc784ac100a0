import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { actorName } from '../../session/actor.ts';
import type { CallContext } from '../../call/definition.ts';
import type { Database } from '../../db/database.ts';
import { inputError, invalidInput } from '../../errors/AppError.ts';

/** What lets somebody in is not for an address that is passed around, and not for the database. */
const SECRETS = ['token', 'code', 'ticket', 'ticketId', 'sign'];

/**
 * The path of an address of this portal, with its parameters.
 * @throws AppError INPUT_INVALID for another site's, and for one that carries what lets somebody in
 */
function pathOf(address: string, publicUrl: string): string {
  const refused = invalidInput(inputError('url', 'VALUE_INVALID'));
  if (!URL.canParse(address, publicUrl)) throw refused;
  const url = new URL(address, publicUrl);
  // Browsers take a path of two slashes for another site.
  if (url.origin !== new URL(publicUrl).origin || /^\/[/\\]/.test(url.pathname)) throw refused;
  if (SECRETS.some((name) => url.searchParams.has(name))) throw refused;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Gives a page of this portal a short address; the same page always the same one. @throws AppError INPUT_INVALID */
export async function shorten(ctx: CallContext<{ url: string }>): Promise<{ shortUrl: string }> {
  const { publicUrl } = ctx.platform.config;
  const path = pathOf(ctx.param.url, publicUrl);
  const { code } = await ctx.db
    .insertInto('atrium.short_link')
    .values({ code: randomBytes(6).toString('base64url'), path, created_by: actorName(ctx.actor) })
    // Written as it is, so that the row that is there is answered.
    .onConflict((conflict) => conflict.column('path').doUpdateSet({ path: sql<string>`excluded.path` }))
    .returning('code')
    .executeTakeFirstOrThrow();
  ctx.audit({ resource: `shortLink/${code}`, after: { path } });
  return { shortUrl: new URL(`/s/${code}`, publicUrl).href };
}

/** Where a short address leads; undefined for one that nobody made. */
export async function findPath(db: Kysely<Database>, code: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('atrium.short_link')
    .select('path')
    .where('code', '=', code)
    .executeTakeFirst();
  return found?.path;
}
