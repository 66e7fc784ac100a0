import type { Actor } from '../../session/actor.ts';
import type { Definition } from './schema.ts';

/** Whether the caller's role may call an interface. Default is to deny, administrators too. */
export function mayCall({ roles }: Definition, { groupId }: Actor): boolean {
  return groupId !== undefined && roles.includes(groupId);
}

/** Whether the caller may know of it: who may call it, and who configures. */
export function maySee(definition: Definition, actor: Actor): boolean {
  return actor.isAdmin || mayCall(definition, actor);
}
