import type { FormDocument, SystemDocument } from '../../schemas/documents/index.ts';
import type { Menu } from '../../schemas/documents/system.ts';
import { currentVersion } from '../../schemas/migrations/steps.ts';
import { type GenerateChoices, inBoth, type MenuPlace } from './choices.ts';
import { actionsOf } from './grantsFrom.ts';
import { words } from './words.ts';

/** The system with an entry for what was made, at the end of its menus: a group where there is a page beside the list. */
export function systemWith(form: FormDocument, place: MenuPlace, choices: GenerateChoices): SystemDocument {
  const system = 'system' in place ? place.system : emptySystem(place.newSystem);
  const taken = new Set([...allMenus(system.menus)].map(({ id }) => id));
  const nextId = (): string => {
    let at = 1;
    while (taken.has(`menu-${String(at)}`)) at += 1;
    const id = `menu-${String(at)}`;
    taken.add(id);
    return id;
  };
  return { ...system, menus: [...system.menus, entry(form, place, choices, nextId)] };
}

const emptySystem = ({ id, name }: { readonly id: string; readonly name: string }): SystemDocument => ({
  kind: 'system',
  schemaVersion: currentVersion('system'),
  id,
  name,
  group: inBoth(name),
  menus: [],
});

function* allMenus(menus: readonly Menu[]): Generator<Menu> {
  for (const menu of menus) {
    yield menu;
    yield* allMenus(menu.children ?? []);
  }
}

function entry(
  form: FormDocument,
  { title, icon }: MenuPlace,
  { list, mgr, page, files, handles }: GenerateChoices,
  nextId: () => string,
): Menu {
  const roles = [...new Set([...handles, ...files])];
  const grants = roles.map((role) => ({ role, actions: [...actionsOf(form, role)] }));
  const records: NonNullable<Menu['app']> =
    mgr === undefined ? { kind: 'mgrList', id: list.id } : { kind: 'mgr', id: mgr.id };
  const id = nextId();
  const opening = (own: string, name: Menu['name'], sign: string, app: NonNullable<Menu['app']>): Menu => ({
    id: own,
    name: inBoth(name),
    icon: sign,
    type: 'app',
    app,
    grants,
  });
  if (page === undefined) return opening(id, title, icon, records);
  return {
    id,
    name: inBoth(title),
    icon,
    children: [
      opening(nextId(), words('概览', 'Overview'), 'dashboard', { kind: 'app', id: page.id }),
      opening(nextId(), words('记录', 'Records'), 'unordered-list', records),
    ],
  };
}
