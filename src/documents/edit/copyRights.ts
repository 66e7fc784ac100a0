import type { ModuleGrant } from '../../schemas/documents/form.ts';
import type { Menu } from '../../schemas/documents/system.ts';
import type { LocalText } from '../../schemas/text.ts';
import { canonicalJson } from '../diff/canonicalJson.ts';
import { same } from '../same.ts';
import { type MenuActions, menuActionsOf } from '../system/menuActions.ts';
import { type Command, gone, refuse } from './command.ts';

/** What becomes of what the other role has already: it stays beside what is copied, or goes. */
export type CopyMode = 'add' | 'replace';

/** Which rights go to whom. */
export interface Copying {
  readonly from: string;
  readonly to: string;
  readonly mode: CopyMode;
}

/** What a grant lets be done, whoever has it. */
const contentOf = ({ actions, rows, read, write = [] }: ModuleGrant): string =>
  canonicalJson({ actions: sorted(actions), rows, read: sorted(read), write: sorted(write) });

const sorted = (names: ModuleGrant['read']): ModuleGrant['read'] =>
  names === '*' ? names : [...names].sort();

/** What a role is granted by a form, as texts that are alike where the same is granted; in no order. */
export const grantContents = (grants: readonly ModuleGrant[], role: string): ReadonlySet<string> =>
  new Set(grants.filter(({ roles }) => roles.includes(role)).map(contentOf));

/** The grants of a form, of which a role has those of another one. */
export function copiedGrants(
  grants: readonly ModuleGrant[],
  { from, to, mode }: Copying,
): readonly ModuleGrant[] {
  const wanted = grantContents(grants, from);
  const kept = grantContents(grants, to);
  return grants.flatMap((grant) => {
    const has = grant.roles.includes(to);
    const isFrom = grant.roles.includes(from);
    const goes = has && mode === 'replace' && !wanted.has(contentOf(grant));
    const comes = !has && isFrom && !kept.has(contentOf(grant));
    if (!goes && !comes) return [grant];
    const roles = comes ? [...grant.roles, to] : grant.roles.filter((role) => role !== to);
    return roles.length === 0 ? [] : [{ ...grant, roles }];
  });
}

/** What a role does behind a menu, once it has what another one does. */
export function copiedActions(from: MenuActions, to: MenuActions, mode: CopyMode): MenuActions {
  if (mode === 'replace' || to === undefined) return from;
  if (from === undefined || to === '*') return to;
  return from === '*' ? '*' : [...new Set([...to, ...from])];
}

/** Menus, of which a role sees those of another one. @param isPublic whether menus without grants are everybody's */
function copiedMenus(menus: readonly Menu[], copying: Copying, isPublic: boolean): Menu[] {
  const { from, to, mode } = copying;
  return menus.map((menu) => {
    const { grants, ...rest } = menu;
    const own = menuActionsOf(menu, to);
    const next = copiedActions(menuActionsOf(menu, from), own, mode);
    const others = (grants ?? []).filter(({ role }) => role !== to);
    const added = next === undefined ? [] : [{ role: to, ...(next !== '*' && { actions: [...next] }) }];
    const after = same(next, own) ? grants : [...others, ...added];
    const isBare = after === undefined || (after.length === 0 && !isPublic);
    return {
      ...rest,
      ...(!isBare && { grants: after }),
      ...(menu.children && { children: copiedMenus(menu.children, copying, isPublic) }),
    };
  });
}

/** Gives a role what another one has in a form or in the menus of a system. */
export function copyRights(copying: Copying, title: LocalText): Command {
  return (document) => {
    if (document.kind !== 'form' && document.kind !== 'system') return gone();
    const after =
      document.kind === 'form'
        ? { ...document, grants: [...copiedGrants(document.grants, copying)] }
        : { ...document, menus: copiedMenus(document.menus, copying, document.public === true) };
    return same(after, document) ? refuse('没有变化', 'Nothing changes') : { document: after, title };
  };
}
