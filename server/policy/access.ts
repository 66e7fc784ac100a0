import { isBoundToSite, type Actor } from '../session/actor.ts';
import type { ErrorCode } from '../errors/catalogue.ts';

/**
 * Who may make a call at all, before anything about the resource is asked:
 * `public` anybody; `reader` any live token; `visitor` any but a share link's, which reads one resource; `login` a user in a role; `account` a user, also one without a role;
 * `designer` a user in a role that designs something, of which the call then asks for what (`CallAddress.permit`);
 * `admin` a user in a role that administers the platform.
 */
export type Access = 'public' | 'reader' | 'visitor' | 'account' | 'login' | 'designer' | 'admin';

/** Who may make a call beside those whom its access names. */
export interface Beside {
  /** The call only reads, and so may be made in a preview. */
  readonly inPreview?: boolean;
  /** What the call opens is narrowed to an appKey (`EmbeddedDocuments`): by whom that is bound to one it may be made. */
  readonly inEmbed?: InEmbed | undefined;
  /** Of what people keep for themselves it tells a session that is bound to an appKey nothing, and so may be made. */
  readonly tellsNothing?: boolean;
}

/** Who of those that are bound to an appKey: embed tokens too, or the sessions of logins by a code alone. */
export type InEmbed = 'token' | 'session';

/** Whether a login by a code of a registered site makes a call: none that does not say so. */
export const isOpenToSites = (
  access: Access,
  { inEmbed, tellsNothing = false }: Pick<Beside, 'inEmbed' | 'tellsNothing'>,
): boolean => access === 'public' || inEmbed !== undefined || tellsNothing;

/** The refusal of a caller, or undefined where the call may go on. */
export function refuseAccess(
  access: Access,
  actor: Actor,
  { inPreview = false, inEmbed, tellsNothing = false }: Beside = {},
): ErrorCode | undefined {
  if (actor.kind === 'preview')
    return inPreview && access !== 'designer' && access !== 'admin' ? undefined : 'PREVIEW_ONLY_READS';
  if (actor.kind === 'share')
    return access === 'public' || access === 'reader' ? undefined : 'SHARED_PAGE_ONLY';
  if (actor.kind === 'embed') {
    if (access === 'public') return undefined;
    if (inEmbed !== 'token' || access === 'designer' || access === 'admin') return 'EMBED_TOKEN_REFUSED';
    return access === 'login' && actor.groupId === undefined ? 'NO_ROLE' : undefined;
  }
  if (isBoundToSite(actor) && !isOpenToSites(access, { inEmbed, tellsNothing }))
    return 'EMBED_SESSION_REFUSED';
  switch (access) {
    case 'public':
      return undefined;
    case 'reader':
    case 'visitor':
      return actor.kind === 'anonymous' ? 'FORBIDDEN' : undefined;
    case 'account':
      return actor.kind === 'user' ? undefined : 'FORBIDDEN';
    case 'login':
      if (actor.kind !== 'user') return 'FORBIDDEN';
      return actor.groupId === undefined ? 'NO_ROLE' : undefined;
    case 'designer':
      return actor.kind === 'user' && (actor.isAdmin || actor.designs.length > 0) ? undefined : 'FORBIDDEN';
    case 'admin':
      return actor.kind === 'user' && actor.isAdmin ? undefined : 'FORBIDDEN';
  }
}
