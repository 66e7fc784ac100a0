import { DESIGNERS, type DesignGrant } from '../../src/schemas/designRight.ts';
import { AppError } from '../errors/AppError.ts';
import type { LiveSession, SessionRole, SessionUser } from './repository.ts';

/**
 * Who acts. A visitor and an anonymous caller have no user, no role and no rights of their own; a preview has the role, and
 * often the user, that somebody else looks as; `system` is the product itself, which no call ever is.
 */
export interface Actor {
  readonly kind: 'user' | 'embed' | 'share' | 'preview' | 'visitor' | 'anonymous' | 'system';
  /** Empty where there is no user. */
  readonly userId: string;
  /** The name that the user logs in with. */
  readonly userName: string;
  readonly realName: string;
  readonly college: string;
  readonly collegeName: string;
  readonly department: string | null;
  /** All roles of the user, the first one being the default. */
  readonly roles: readonly SessionRole[];
  /** The role that this call is made in; undefined for callers without a role. */
  readonly groupId: string | undefined;
  /** Whether the current role administers the platform. */
  readonly isAdmin: boolean;
  /** What the current role may design; administrators design everything. */
  readonly designs: readonly DesignGrant[];
  readonly schoolId: number;
  /** The session behind the token; undefined for an anonymous caller, and where a job runs for somebody. */
  readonly session: LiveSession | undefined;
}

/** The caller of a session, in the default role until the call names another. */
export function actorOf(session: LiveSession | undefined, schoolId: number): Actor {
  const kind = session === undefined ? 'anonymous' : session.kind === 'web' ? 'user' : session.kind;
  return { ...actorFor({ ...session, roles: rolesIn(session) }, schoolId), kind, session };
}

/** The roles that count in a session, as they count there. A share link owns none, whoever made it. */
export function rolesIn(session: LiveSession | undefined): readonly SessionRole[] {
  if (session === undefined || session.kind === 'share') return [];
  return session.embed === null ? session.roles : boundRoles(session.roles);
}

/** Roles in what is bound to a registered site: there they neither administer nor design. */
export const boundRoles = (roles: readonly SessionRole[]): readonly SessionRole[] =>
  roles.map((role) => ({ ...role, isAdmin: false, designs: [] }));

/** Whether a caller is held to what a registered site lists. */
export const isBoundToSite = ({ session }: Pick<Actor, 'session'>): boolean => Boolean(session?.embed);

/** The appKey that a caller is bound to, as what is kept of theirs names it. */
export const siteOf = ({ session }: Pick<Actor, 'session'>): { readonly site?: string } =>
  session?.embed ? { site: session.embed.appKey } : {};

/** A user apart from any session, in the default role: whoever asked for what is done later. */
export function actorFor(user: Partial<SessionUser>, schoolId: number): Actor {
  const { roles = [] } = user;
  return {
    kind: 'user',
    userId: user.user_id ?? '',
    userName: user.login_name ?? '',
    realName: user.real_name ?? '',
    college: user.college ?? '',
    collegeName: user.college_name ?? '',
    department: user.department ?? null,
    roles,
    groupId: roles[0]?.groupid,
    isAdmin: roles[0]?.isAdmin ?? false,
    designs: roles[0]?.designs ?? [],
    schoolId,
    session: undefined,
  };
}

/** The product itself, as it writes what is its own. */
export const systemActor = (schoolId: number): Actor => ({ ...actorOf(undefined, schoolId), kind: 'system' });

/** The same caller in another of the user's roles; undefined where the user does not have it. */
export function inRole(actor: Actor, groupId: string): Actor | undefined {
  const role = actor.roles.find((candidate) => candidate.groupid === groupId);
  return role === undefined
    ? undefined
    : { ...actor, groupId: role.groupid, isAdmin: role.isAdmin, designs: role.designs };
}

/**
 * Puts the caller into the role that a call names. A caller without a token has no roles to choose from, and the
 * client may still send the one that it remembers.
 * @throws AppError GROUP_NOT_YOURS
 */
export function chooseRole(actor: Actor, groupId: unknown): Actor {
  if (groupId === undefined || groupId === null || groupId === '' || actor.kind === 'anonymous') return actor;
  const chosen = typeof groupId === 'string' ? inRole(actor, groupId) : undefined;
  if (chosen === undefined) throw new AppError('GROUP_NOT_YOURS');
  return chosen;
}

/** By which names grants are a caller's: the role of now, and where it designs something that of all designers. */
export function granteesOf({ groupId, designs }: Pick<Actor, 'groupId' | 'designs'>): readonly string[] {
  if (groupId === undefined) return [];
  return designs.some(({ rights }) => rights.length > 0) ? [groupId, DESIGNERS] : [groupId];
}

/** How audit rows, limits and idempotency name a caller: of a preview who looks, not as whom. */
export function actorName(actor: Actor): string {
  const { session, userId, kind } = actor;
  if (session?.preview) return session.preview.maker;
  return userId === '' ? kind : userId;
}
