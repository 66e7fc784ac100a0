import type { Propose } from './nearest.ts';
import type { RecordType } from './staticType.ts';

/**
 * What was meant by a name that a scope does not hold: the same name inside the one record of the scope that has it, as
 * in `type` for `form.type`; else the name of the scope that is nearest to it.
 */
export const meantName = (name: string, scope: RecordType, propose: Propose): string | undefined =>
  propose(
    name,
    () => Object.keys(scope.members),
    () => nameInside(name, scope),
  );

function nameInside(name: string, { members }: RecordType): string | undefined {
  const holders = Object.entries(members).filter(
    ([, type]) => type.kind === 'record' && Object.hasOwn(type.members, name),
  );
  const holder = holders.length === 1 ? holders[0]?.[0] : undefined;
  return holder === undefined ? undefined : `${holder}.${name}`;
}
