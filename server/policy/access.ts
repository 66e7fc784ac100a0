import type { Actor } from '../session/actor.ts';
import type { ErrorCode } from '../errors/catalogue.ts';

/**
 * Who may make a call at all, before anything about the resource is asked:
 * `public` anybody; `reader` any live token; `visitor` any but a share link's, which reads one resource; `login` a user in a role; `account` a user, also one without a role;
 * `designer` a user in a role that designs something, of which the call then asks for what (`CallAddress.permit`);
 * `admin` a user in a role that administers the platform.
 */
export type Access = 'public' | 'reader' | 'visitor' | 'account' | 'login' | 'designer' | 'admin';

/**
 * The refusal of a caller, or undefined where the call may go on.
 * @param inPreview whether the call says that it only reads, and so may be made in a preview
 */
export function refuseAccess(access: Access, actor: Actor, inPreview = false): ErrorCode | undefined {
  if (actor.kind === 'preview')
    return inPreview && access !== 'designer' && access !== 'admin' ? undefined : 'PREVIEW_ONLY_READS';
  if (actor.kind === 'share')
    return access === 'public' || access === 'reader' ? undefined : 'SHARED_PAGE_ONLY';
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
