import type { FormDocument } from '../../schemas/documents/form.ts';
import type { Menu, SystemDocument } from '../../schemas/documents/system.ts';
import type { Node } from '../../schemas/node.ts';
import type { Text } from '../../schemas/text.ts';
import { visibleMenus, type VisibleMenu } from '../system/menus.ts';
import { actionRights, allows, moduleRights } from './moduleRights.ts';

/** What a role does not see of a form's records. */
export interface HiddenOfForm {
  /** It reads no records at all, so that nothing else is told. */
  readonly all: boolean;
  /** It reads those alone that a rule lets it. */
  readonly someRecords: boolean;
  /** Titles of the fields that it does not read. */
  readonly fields: readonly Text[];
}

/** The menus that a role does not see, each without those within it. */
export function menusHiddenFrom(
  { menus, public: isPublic = false }: Pick<SystemDocument, 'menus' | 'public'>,
  role: string,
): readonly Text[] {
  const hidden = (all: readonly Menu[], visible: readonly VisibleMenu[]): readonly Text[] =>
    all.flatMap((menu) => {
      const seen = visible.find((each) => each.menu === menu);
      return seen === undefined ? [menu.name] : hidden(menu.children ?? [], seen.children);
    });
  return hidden(menus, visibleMenus(menus, [role], isPublic));
}

/** What the grants of a form keep from a role. */
export function formHiddenFrom(form: FormDocument, role: string): HiddenOfForm {
  const reading = (['list', 'detail'] as const).flatMap((action) => actionRights(form, [role], action) ?? []);
  if (reading.length === 0) return { all: true, someRecords: false, fields: [] };
  const { read } = moduleRights(form, [role]);
  const mask = read === '*' ? read : new Set(read);
  return {
    all: false,
    someRecords: reading.every(({ rows }) => rows !== undefined),
    fields: fieldsOf(form.fields).flatMap(({ name, title }) => (allows(mask, name) ? [] : [title ?? name])),
  };
}

interface NamedField {
  readonly name: string;
  readonly title?: Text;
}

/** All fields, however deep in containers. */
function fieldsOf(nodes: NonNullable<Node['children']>): readonly NamedField[] {
  return nodes.flatMap((node) => {
    if (!('type' in node)) return [];
    const { name, title, children = [] } = node;
    // What is within a field is part of its value.
    if (name === undefined) return fieldsOf(children);
    return [{ name, ...(title === undefined ? {} : { title }) }];
  });
}
