import { copiedActions, type Copying, copiedGrants, grantContents } from '../../documents/edit/copyRights.ts';
import type { MenuActions } from '../../documents/system/menuActions.ts';
import { type DesignRight, designRights } from '../../schemas/designRight.ts';
import type { FormDocument, ModuleGrant } from '../../schemas/documents/form.ts';
import type { Text } from '../../schemas/text.ts';
import type { RoleRights } from './rightsCalls.ts';

/** The three kinds of rights that a role has. */
export const rightsParts = ['menus', 'forms', 'designs'] as const;
export type RightsPart = (typeof rightsParts)[number];

interface HeldMenu {
  readonly system: string;
  readonly names: readonly Text[];
  readonly actions: NonNullable<MenuActions>;
}

interface HeldForm {
  readonly title: Text;
  readonly fields: FormDocument['fields'];
  /** All grants of the form, also of other roles. */
  readonly grants: readonly ModuleGrant[];
}

/** What one role has, by what it is about. */
export interface Holdings {
  readonly role: string;
  /** By system and position. */
  readonly menus: ReadonlyMap<string, HeldMenu>;
  readonly forms: ReadonlyMap<string, HeldForm>;
  /** By system. */
  readonly designs: ReadonlyMap<string, readonly DesignRight[]>;
}

export const holdingsOf = ({ role, systems, forms, designs }: RoleRights): Holdings => ({
  role: role.id,
  menus: new Map(
    systems.flatMap(({ id, menus }) =>
      menus.map(({ at, names, actions }) => [`${id}/${at}`, { system: id, names, actions }]),
    ),
  ),
  forms: new Map(forms.map(({ id, title, fields, grants }) => [id, { title, fields, grants }])),
  designs: new Map(designs.map(({ system, rights }) => [system, inOrder(rights)])),
});

const inOrder = (rights: readonly DesignRight[]): readonly DesignRight[] =>
  designRights.filter((right) => rights.includes(right));

interface Line<T> {
  readonly key: string;
  readonly left: T;
  readonly right: T;
  readonly isSame: boolean;
}
export type MenuLine = Line<MenuActions> & Pick<HeldMenu, 'system' | 'names'>;
export type FormLine = Line<readonly ModuleGrant[]> & Pick<HeldForm, 'title' | 'fields'>;
export type DesignLine = Line<readonly DesignRight[]>;

/** Two roles, or one before and after, beside each other. */
export interface Comparison {
  readonly menus: readonly MenuLine[];
  readonly forms: readonly FormLine[];
  readonly designs: readonly DesignLine[];
}

const keysOf = (...maps: readonly ReadonlyMap<string, unknown>[]): readonly string[] => [
  ...new Set(maps.flatMap((map) => [...map.keys()])),
];

/** By what stands in a menu: its systems together, in the order of their menus. */
const byPlace = new Intl.Collator('en', { numeric: true }).compare;

export function compare(left: Holdings, right: Holdings): Comparison {
  return {
    menus: [...keysOf(left.menus, right.menus)].sort(byPlace).flatMap((key): readonly MenuLine[] => {
      const [one, other] = [left.menus.get(key), right.menus.get(key)];
      const { system, names } = one ?? other ?? {};
      if (system === undefined || names === undefined) return [];
      const isSame = textOf(one?.actions) === textOf(other?.actions);
      return [{ key, system, names, left: one?.actions, right: other?.actions, isSame }];
    }),
    forms: [...keysOf(left.forms, right.forms)].sort(byPlace).flatMap((key): readonly FormLine[] => {
      const [one, other] = [left.forms.get(key), right.forms.get(key)];
      const { title, fields } = one ?? other ?? {};
      if (title === undefined || fields === undefined) return [];
      const [own, others] = [grantsOf(one, left.role), grantsOf(other, right.role)];
      const isSame =
        [...grantContents(own, left.role)].sort().join() ===
        [...grantContents(others, right.role)].sort().join();
      return own.length + others.length === 0
        ? []
        : [{ key, title, fields, left: own, right: others, isSame }];
    }),
    designs: keysOf(left.designs, right.designs).map((key) => {
      const [one, other] = [left.designs.get(key) ?? [], right.designs.get(key) ?? []];
      return { key, left: one, right: other, isSame: one.join() === other.join() };
    }),
  };
}

const textOf = (actions: MenuActions): string =>
  actions === undefined ? '' : actions === '*' ? '*' : `[${[...actions].sort().join()}]`;

const grantsOf = (form: HeldForm | undefined, role: string): readonly ModuleGrant[] =>
  (form?.grants ?? []).filter(({ roles }) => roles.includes(role));

/** The differences alone. */
export const differences = ({ menus, forms, designs }: Comparison): Comparison => ({
  menus: menus.filter(({ isSame }) => !isSame),
  forms: forms.filter(({ isSame }) => !isSame),
  designs: designs.filter(({ isSame }) => !isSame),
});

/** Which rights are copied, and where. */
export interface CopyChoice {
  readonly mode: Copying['mode'];
  readonly parts: readonly RightsPart[];
  /** Whether a document takes them. */
  readonly takes: (kind: 'form' | 'system', id: string) => boolean;
}

/** What a role has once it was given what another one has. */
export function copiedHoldings(from: Holdings, to: Holdings, { mode, parts, takes }: CopyChoice): Holdings {
  const copying = { from: from.role, to: to.role, mode };
  const menus = new Map(to.menus);
  if (parts.includes('menus'))
    for (const key of keysOf(from.menus, to.menus)) {
      const [theirs, own] = [from.menus.get(key), to.menus.get(key)];
      const known = theirs ?? own;
      if (known === undefined || !takes('system', known.system)) continue;
      const actions = copiedActions(theirs?.actions, own?.actions, mode);
      if (actions === undefined) menus.delete(key);
      else menus.set(key, { ...known, actions });
    }
  const forms = new Map(to.forms);
  if (parts.includes('forms'))
    for (const key of keysOf(from.forms, to.forms)) {
      const known = to.forms.get(key) ?? from.forms.get(key);
      if (known !== undefined && takes('form', key))
        forms.set(key, { ...known, grants: copiedGrants(known.grants, copying) });
    }
  const designs = new Map(to.designs);
  if (parts.includes('designs'))
    for (const key of keysOf(from.designs, to.designs)) {
      const theirs = from.designs.get(key) ?? [];
      const own = mode === 'add' ? (to.designs.get(key) ?? []) : [];
      designs.set(key, inOrder([...theirs, ...own]));
    }
  return { role: to.role, menus, forms, designs };
}
