import { expect, test } from 'vitest';
import type { FormDocument } from '../../schemas/documents/form.ts';
import type { Menu } from '../../schemas/documents/system.ts';
import { formHiddenFrom, menusHiddenFrom } from './hiddenFrom.ts';

const menu = (name: string, roles: readonly string[], children: Menu[] = []): Menu => ({
  name,
  ...(children.length === 0
    ? { app: { kind: 'app', id: name }, grants: roles.map((role) => ({ role })) }
    : { children }),
});

test('a menu that is hidden is named without those within it', () => {
  const menus = [
    menu('a', ['x']),
    menu('b', [], [menu('c', ['x']), menu('d', ['y'])]),
    menu('e', [], [menu('f', ['y'])]),
  ];
  expect(menusHiddenFrom({ menus }, 'x')).toEqual(['d', 'e']);
  expect(menusHiddenFrom({ menus }, 'y')).toEqual(['a', 'c']);
});

test('of a form the fields are told that a role does not read, and whether it reads all records, or any', () => {
  const own = { testRule: 'every' as const, conditionList: [] };
  const form: FormDocument = {
    ...{ kind: 'form', schemaVersion: 1, id: 'leave', name: 'leave' },
    fields: [
      { type: 'input', id: 'a', name: 'a', title: '姓名' },
      { type: 'input', id: 'b', name: 'b', title: '电话' },
    ],
    grants: [{ roles: ['x'], actions: ['list', 'detail'], read: ['a'], rows: own }],
  };
  expect(formHiddenFrom(form, 'x')).toEqual({ all: false, someRecords: true, fields: ['电话'] });
  expect(formHiddenFrom(form, 'y')).toEqual({ all: true, someRecords: false, fields: [] });
});
