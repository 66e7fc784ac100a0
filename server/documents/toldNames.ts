import { setImmediate as nextTurn } from 'node:timers/promises';
import { ALL_SYSTEMS } from '../../src/schemas/designRight.ts';
import { findReferences } from './references.ts';
import type { DocumentReading } from './services.ts';
import { rolesOf } from './systemRoles.ts';

/** What documents name that is no document. */
export interface NamedOutside {
  readonly roles: ReadonlySet<string>;
  readonly interfaces: ReadonlySet<string>;
}

/** Of documents that are kept parsed and shared between calls, what each names. */
const known = new WeakMap<object, NamedOutside>();

/**
 * The roles and interfaces that a designer is told of: those that stand in documents which they may read, and the roles of the
 * systems that they design. Which others there are is nobody's but the administrators'.
 * @param documents those that the caller may read
 */
export async function toldOf(
  { db, actor }: DocumentReading,
  documents: ReadonlyMap<string, unknown>,
): Promise<NamedOutside> {
  const systems = actor.designs.flatMap(({ system }) => (system === ALL_SYSTEMS ? [] : [system]));
  const ofSystems = await Promise.all(systems.map((system) => rolesOf(db, system)));
  const roles = new Set(ofSystems.flatMap((each) => [...each]));
  const interfaces = new Set<string>();
  for (const document of documents.values()) {
    if (typeof document !== 'object' || document === null) continue;
    let named = known.get(document);
    if (named === undefined) {
      named = namedIn(document);
      known.set(document, named);
      await nextTurn();
    }
    for (const role of named.roles) roles.add(role);
    for (const call of named.interfaces) interfaces.add(call);
  }
  return { roles, interfaces };
}

/** What one document names, by the members that it does by: `role` and `roles` of grants, approvers and tests. */
function namedIn(document: object): NamedOutside {
  const roles = new Set<string>();
  const open: unknown[] = [document];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next !== 'object' || next === null) continue;
    for (const [name, value] of Object.entries(next) as [string, unknown][]) {
      const named = name === 'roles' && Array.isArray(value) ? (value as unknown[]) : [value];
      if (name === 'role' || name === 'roles')
        for (const role of named) if (typeof role === 'string') roles.add(role);
      open.push(value);
    }
  }
  const interfaces = findReferences(document).flatMap(({ kind, id }) => (kind === 'call' ? [id] : []));
  return { roles, interfaces: new Set(interfaces) };
}
