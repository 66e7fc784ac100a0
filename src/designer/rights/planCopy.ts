import type { Text } from '../../schemas/text.ts';
import type { ChangedDesigns, CopyTarget } from './copyCalls.ts';
import {
  compare,
  type Comparison,
  copiedHoldings,
  type CopyChoice,
  differences,
  holdingsOf,
} from './holdings.ts';
import type { ReadDocument, RoleRights } from './rightsCalls.ts';
import { type Obstacle, obstacleOf } from './settable.ts';

/** What a copy changes, before it is done. */
export interface CopyPlan {
  /** The other role as it is, and as it will be, where it differs. */
  readonly preview: Comparison;
  readonly targets: readonly CopyTarget[];
  readonly designs: readonly ChangedDesigns[];
  /** What differs and is not the caller's to set. */
  readonly blocked: readonly { readonly key: string; readonly title: Text; readonly why: Obstacle }[];
}

/** Works out what becomes of a role that is given the rights of another one. */
export function planCopy(
  from: RoleRights,
  to: RoleRights,
  { mode, parts }: Pick<CopyChoice, 'mode' | 'parts'>,
): CopyPlan {
  const documents = documentsOf(from, to);
  const obstacles = new Map(
    [...documents].flatMap(([key, document]) => {
      const why = obstacleOf(document);
      return why === undefined ? [] : [[key, why] as const];
    }),
  );
  const [theirs, own] = [holdingsOf(from), holdingsOf(to)];
  const after = (takes: CopyChoice['takes']): Comparison =>
    differences(compare(own, copiedHoldings(theirs, own, { mode, parts, takes })));
  const preview = after((kind, id) => !obstacles.has(`${kind}/${id}`));
  const touched = touchedBy(after(() => true));
  return {
    preview,
    targets: touchedBy(preview).map(({ kind, id }) => ({
      ...{ kind, id },
      title: documents.get(`${kind}/${id}`)?.title ?? id,
    })),
    designs: preview.designs.map(({ key, left, right }) => ({ system: key, before: left, after: right })),
    blocked: touched.flatMap(({ kind, id }) => {
      const key = `${kind}/${id}`;
      const why = obstacles.get(key);
      return why === undefined ? [] : [{ key, title: documents.get(key)?.title ?? id, why }];
    }),
  };
}

/** All documents that either role has to do with, as the one that is given rights stands to them. */
function documentsOf(from: RoleRights, to: RoleRights): ReadonlyMap<string, ReadDocument> {
  const known = new Map<string, ReadDocument>();
  for (const { id, ...form } of from.forms) {
    // Among the free forms stand those alone that take the role.
    const takesRole = to.freeForms.some((free) => free.id === id);
    known.set(`form/${id}`, { id, ...form, takesRole });
  }
  for (const form of to.forms) known.set(`form/${form.id}`, form);
  for (const system of to.systems) known.set(`system/${system.id}`, system);
  return known;
}

/** The documents in which something differs, systems first. */
const touchedBy = ({
  menus,
  forms,
}: Comparison): readonly { readonly kind: 'system' | 'form'; readonly id: string }[] => [
  ...[...new Set(menus.map(({ system }) => system))].map((id) => ({ kind: 'system' as const, id })),
  ...forms.map(({ key }) => ({ kind: 'form' as const, id: key })),
];
