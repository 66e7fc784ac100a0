import type { SERVER_NAMES } from '../../src/documents/serverNames.ts';
import type { Actor } from '../session/actor.ts';

/** Names that templates in rights and in `where` see: from the session, never from the request. */
export function sessionScope(
  actor: Actor,
  mights: readonly string[],
): Readonly<Record<(typeof SERVER_NAMES)[number], unknown>> {
  return {
    platform_schoolId: String(actor.schoolId),
    platform_group: actor.roles.map(({ groupid }) => groupid),
    platform_userId: actor.userId,
    platform_userName: actor.userName,
    platform_realName: actor.realName,
    actionMights: mights,
  };
}
