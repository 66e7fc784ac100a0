import type { PartTree } from '../../../../documents/parts/part.ts';
import type { ModuleAction, ModuleGrant } from '../../../../schemas/documents/form.ts';

/** What one role is granted once: a role that has several grants, over other records each, has as many columns. */
export interface GrantColumn {
  /** Of the grant, as a part. */
  readonly key: string;
  readonly role: string;
  readonly grant: ModuleGrant;
  /** JSON pointer of the grant. */
  readonly pointer: string;
  /** Which of the role's it is, from one; undefined: its only one. */
  readonly at: number | undefined;
}

/** The grants of a form by role, in the order in which the roles are named first. */
export function grantColumns({ root }: PartTree): readonly GrantColumn[] {
  const parts = root.holdings.find(({ name }) => name === 'grants')?.parts ?? [];
  const byRole = new Map<string, Omit<GrantColumn, 'at'>[]>();
  for (const { key, pointer, value } of parts) {
    const grant = value as ModuleGrant;
    for (const role of grant.roles)
      byRole.set(role, [...(byRole.get(role) ?? []), { key, role, grant, pointer }]);
  }
  return [...byRole.values()].flatMap((own) =>
    own.map((each, index) => ({ ...each, at: own.length > 1 ? index + 1 : undefined })),
  );
}

/** What people may do, by the actions that it takes. */
export const actionGroups = {
  reading: ['list', 'detail', 'count'],
  add: ['add'],
  update: ['update'],
  remove: ['remove'],
  exportRows: ['exportRows'],
  importRows: ['importRows'],
  aggregate: ['aggregate'],
  shareViews: ['shareViews'],
} as const satisfies Readonly<Record<string, readonly ModuleAction[]>>;
export type ActionGroup = keyof typeof actionGroups;
export const groupNames = Object.keys(actionGroups) as ActionGroup[];
