import type { Kysely } from 'kysely';
import type { CheckContext } from '../../../src/documents/check/context.ts';
import type { AtriumDocument } from '../../../src/schemas/documents/index.ts';
import { type ResourceKind, storedKind } from '../../../src/schemas/kinds.ts';
import type { Database } from '../../db/database.ts';
import { knownRoles } from '../../organisation/roles.ts';
import { dictionariesNamed } from '../dictionaries.ts';
import { findReferences, pagesAt } from '../references.ts';
import { grantsIn } from '../rightToGrant.ts';
import type { Missing } from './beside.ts';
import { configuredCalls, formModules } from './calls.ts';

/**
 * What some documents name and there is not, neither here nor in the bundle: other documents, dictionaries, configured
 * interfaces, roles.
 * @param context the documents as they will be here, among the others
 */
export async function missingFor(
  db: Kysely<Database>,
  documents: readonly AtriumDocument[],
  context: CheckContext,
): Promise<readonly Missing[]> {
  const missing = new Map<string, Missing>();
  const note = (each: Missing): void => void missing.set(`${each.kind}/${each.id}`, each);
  const isHere = (kind: string, id: string): boolean => context.ids(kind as ResourceKind).includes(id);
  const modules = formModules(documents);
  for (const reference of documents.flatMap(findReferences)) {
    const candidates = pagesAt(reference);
    const [first] = candidates;
    if (first === undefined || first.kind === 'call' || candidates.some(({ kind, id }) => isHere(kind, id)))
      continue;
    const kind = storedKind(first.kind as ResourceKind);
    if (kind !== 'form' || modules.has(first.id)) note({ kind, id: first.id });
  }
  for (const call of configuredCalls(documents))
    if (context.hasInterface?.(call) !== true) note({ kind: 'interface', id: call });
  for (const code of dictionariesNamed(documents))
    if (context.dictionary?.(code) === undefined) note({ kind: 'dictionary', id: code });
  const roles = [...new Set(documents.flatMap((each) => grantsIn(each).flatMap((grant) => grant.roles)))];
  const known = await knownRoles(db, roles);
  for (const role of roles) if (!known.has(role)) note({ kind: 'role', id: role });
  return [...missing.values()];
}
