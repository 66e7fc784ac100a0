import { randomUUID } from 'node:crypto';
import type { Static } from 'typebox';
import { type ResourceKind, storedKind } from '../../../src/schemas/kinds.ts';
import { SHARE_PLATFORM } from '../../../src/schemas/wire/session.ts';
import { actorName } from '../../session/actor.ts';
import type { AccessContext, CallContext } from '../../call/definition.ts';
import { writeAudit } from '../../audit/audit.ts';
import { md5Hex } from '../../envelope/sign.ts';
import { AppError, inputError, invalidInput } from '../../errors/AppError.ts';
import { makeToken, tokenText } from '../../session/token.ts';
import { insertShareLink, liveShareLinks, revokeShareLink } from '../../session/shareLinks.ts';
import type { ShareLink } from '../../session/shareLinks.ts';
import { sharedPath } from '../../session/sharedPath.ts';
import { findResource } from '../../documents/findResource.ts';
import { requireDesign } from '../../documents/permits.ts';
import type { ShareParam, SharesParam, UnshareParam } from './schema.ts';

const DAY = 24 * 60 * 60 * 1000;
const USUAL = 7 * DAY;
const LONGEST = 180 * DAY;

/** @throws AppError INPUT_INVALID for an end that is past, or further away than half a year */
function readEnd({ now }: AccessContext, expiresAt: string | undefined): Date {
  if (expiresAt === undefined) return new Date(now.getTime() + USUAL);
  const end = new Date(expiresAt);
  const ahead = end.getTime() - now.getTime();
  if (!(ahead > 0 && ahead <= LONGEST)) throw invalidInput(inputError('expiresAt', 'VALUE_INVALID'));
  return end;
}

/** The address that opens the link (`docs/api.md`, Tokens). */
function addressOf(ctx: AccessContext, path: string, token: string): string {
  const url = new URL(path, ctx.platform.config.publicUrl);
  url.search = new URLSearchParams({
    token,
    checkToken: '0',
    hsPlatform: SHARE_PLATFORM,
    // Of parameters that are not reserved there are none.
    sign: md5Hex(token),
  }).toString();
  return url.href;
}

/**
 * Makes a link that reads one version of one resource, without a role. Its token is told once and kept nowhere, so a
 * repeat makes another link.
 * @throws AppError NOT_FOUND, INPUT_INVALID
 */
export async function share(
  ctx: CallContext<Static<typeof ShareParam>>,
): Promise<{ shareId: string; url: string }> {
  const { id, version = 'published' } = ctx.param;
  const kind = storedKind(ctx.param.kind);
  const expiresAt = readEnd(ctx, ctx.param.expiresAt);
  if ((await findResource(ctx, kind, id, version)) === undefined) throw new AppError('NOT_FOUND');
  const token = tokenText(makeToken());
  const shareId = randomUUID();
  const shared = { kind, id, version: String(version) };
  const actor = actorName(ctx.actor);
  await ctx.db.transaction().execute(async (trx) => {
    await insertShareLink(trx, { ...shared, shareId, token, expiresAt, actor, makerRole: ctx.actor.groupId });
    await writeAudit(trx, [
      {
        actor,
        ip: ctx.ip,
        action: 'share.add',
        resource: `${kind}/${id}`,
        after: { shareId, version, expiresAt: expiresAt.toISOString() },
        result: 'accepted',
        requestId: ctx.traceId,
      },
    ]);
  });
  return { shareId, url: addressOf(ctx, sharedPath(shared), token) };
}

/** Ends a link at once. @throws AppError NOT_FOUND for one that is over, or never was */
export async function unshare(ctx: CallContext<Static<typeof UnshareParam>>): Promise<void> {
  const link = await revokeShareLink(ctx.db, ctx.param.shareId);
  if (link === undefined) throw new AppError('NOT_FOUND');
  await requireDesign(ctx, [{ kind: link.kind as ResourceKind, id: link.resource_id }], 'publish');
  ctx.audit({ resource: `${link.kind}/${link.resource_id}`, before: presentLink(link) });
}

/** The links that open a resource now. */
export async function listShares(
  ctx: CallContext<Static<typeof SharesParam>>,
): Promise<readonly Record<string, unknown>[]> {
  const links = await liveShareLinks(ctx.db, { kind: storedKind(ctx.param.kind), id: ctx.param.id });
  return links.map(presentLink);
}

function presentLink({
  id,
  version,
  expires_at,
  created_at,
  created_by,
}: ShareLink): Record<string, unknown> {
  return {
    shareId: id,
    version: /^\d+$/.test(version) ? Number(version) : version,
    expiresAt: expires_at.toISOString(),
    createdAt: created_at.toISOString(),
    createdBy: created_by,
  };
}
