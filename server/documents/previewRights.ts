import type { Kysely } from 'kysely';
import { ALL_SYSTEMS } from '../../src/schemas/designRight.ts';
import type { Database } from '../db/database.ts';
import { AppError, inputError, invalidInput } from '../errors/AppError.ts';
import { allRoles, type NamedRole } from '../organisation/roles.ts';
import type { Designer } from './designPolicy.ts';
import { rolesOf } from './systemRoles.ts';

interface Context {
  readonly db: Kysely<Database>;
  readonly actor: Designer;
}

/**
 * The roles as which somebody may look: of a designer those of the systems over which the right `preview` is, and never an
 * administrator's; of an administrator all.
 */
export async function previewableRoles({ db, actor }: Context): Promise<readonly NamedRole[]> {
  const roles = await allRoles(db);
  if (actor.isAdmin) return roles;
  const systems = actor.designs.flatMap(({ system, rights }) => (rights.includes('preview') ? [system] : []));
  const others = roles.filter(({ isAdmin }) => !isAdmin);
  if (systems.includes(ALL_SYSTEMS)) return others;
  const named = await Promise.all(systems.map((system) => rolesOf(db, system)));
  return others.filter(({ groupid }) => named.some((each) => each.has(groupid)));
}

/** Whether somebody may look as a role, as their rights and that role are now. */
export const mayPreviewAs = async (ctx: Context, role: string): Promise<boolean> =>
  (await previewableRoles(ctx)).some(({ groupid }) => groupid === role);

/**
 * Refuses who may not look as a role.
 * @throws AppError INPUT_INVALID for a role that there is not, FORBIDDEN
 */
export async function requirePreview(ctx: Context, role: string): Promise<void> {
  if (await mayPreviewAs(ctx, role)) return;
  const isThere = (await allRoles(ctx.db)).some(({ groupid }) => groupid === role);
  // Which roles there are beside their own is nothing that designers are told.
  if (!isThere && ctx.actor.isAdmin) throw invalidInput(inputError('role', 'NOT_FOUND'));
  throw new AppError('FORBIDDEN');
}
