import type { RuleSetOrReference } from '../../schemas/condition.ts';
import type { FormDocument, ModuleAction, ModuleGrant } from '../../schemas/documents/form.ts';
import type { ModuleRights } from '../../schemas/wire/record.ts';

/** What a role may do with a module by one action. */
export interface ActionRights {
  readonly action: ModuleAction;
  /** The records: those of any of these rules, of none at all where the list is empty; absent: all of them. */
  readonly rows: readonly RuleSetOrReference[] | undefined;
  readonly read: FieldMask;
  readonly write: FieldMask;
}

export type FieldMask = '*' | ReadonlySet<string>;

/** Whether a mask lets a field through. */
export function allows(mask: FieldMask, code: string): boolean {
  return mask === '*' || mask.has(code);
}

/** The fields that any of the masks lets through. */
export function unite(masks: readonly ('*' | readonly string[] | undefined)[]): FieldMask {
  if (masks.includes('*')) return '*';
  return new Set(masks.flatMap((mask) => (mask === undefined || mask === '*' ? [] : [...mask])));
}

function intersect(masks: readonly FieldMask[]): FieldMask {
  return masks.reduce((left, right) => {
    if (left === '*') return right;
    return right === '*' ? left : new Set([...left].filter((code) => right.has(code)));
  }, '*');
}

/** Grants with the same rows add up; a record may be reached through several rows, so across them all must agree. */
function fieldMask(
  grants: readonly ModuleGrant[],
  pick: (grant: ModuleGrant) => ('*' | string[] | undefined)[],
) {
  const sameRows = new Map<string, ModuleGrant[]>();
  for (const grant of grants) {
    const key = JSON.stringify(grant.rows ?? null);
    sameRows.set(key, [...(sameRows.get(key) ?? []), grant]);
  }
  return intersect([...sameRows.values()].map((group) => unite(group.flatMap(pick))));
}

/**
 * The rights of a caller for one action, undefined where there are none. Default is to deny.
 * @param grantees the names by which grants are the caller's
 */
export function actionRights(
  form: FormDocument,
  grantees: readonly string[],
  action: ModuleAction,
): ActionRights | undefined {
  const grants = form.grants.filter(
    (grant) => grant.roles.some((role) => grantees.includes(role)) && grant.actions.includes(action),
  );
  if (grants.length === 0) return undefined;
  const rows = grants.flatMap((grant) => (grant.rows === undefined ? [] : [grant.rows]));
  return {
    action,
    rows: rows.length < grants.length ? undefined : rows,
    read: fieldMask(grants, (grant) => [grant.read, grant.write]),
    write: fieldMask(grants, (grant) => [grant.write]),
  };
}

const toList = (mask: FieldMask): '*' | string[] => (mask === '*' ? '*' : [...mask]);

/**
 * What the grants of a module come to for one caller: what the portal shows. Which fields a single call may use is
 * decided by its own action.
 */
export function moduleRights(form: FormDocument, grantees: readonly string[]): ModuleRights {
  const rights = [...new Set(form.grants.flatMap((grant) => grant.actions))].flatMap(
    (action) => actionRights(form, grantees, action) ?? [],
  );
  const of = (...actions: readonly ModuleAction[]) => rights.filter(({ action }) => actions.includes(action));
  const seen = of('list', 'detail').length > 0 ? of('list', 'detail') : rights;
  return {
    actions: rights.map(({ action }) => action),
    read: rights.length === 0 ? [] : toList(intersect(seen.map(({ read }) => read))),
    write: toList(unite(rights.map(({ write }) => toList(write)))),
  };
}
