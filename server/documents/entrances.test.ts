import { describe, expect, test } from 'vitest';
import type { Menu, SystemDocument } from '../../src/schemas/documents/system.ts';
import type { Published } from './publishedDocuments.ts';
import { findReferences } from './references.ts';
import { entrancesOf, menusAllow } from './entrances.ts';

const publish = (document: { kind: string; id: string }): Published => ({
  ...document,
  name: document.id,
  version: 1,
  revision: 1,
  publishedAt: new Date(0),
  document,
  references: findReferences(document),
});

const system = (menus: Menu[], over: Partial<SystemDocument> = {}) =>
  publish({
    kind: 'system',
    schemaVersion: 1,
    id: 's',
    name: 's',
    group: 'g',
    menus,
    ...over,
  });

const pages = [
  publish({ kind: 'mgrList', id: 'leave-list', module: 'leave' } as never),
  publish({ kind: 'form', id: 'leave', fields: [{ type: 'relation', props: { module: 'class' } }] } as never),
  publish({ kind: 'form', id: 'class', fields: [] } as never),
];

const menu = (grants: Menu['grants'], over: Partial<Menu> = {}): Menu => ({
  name: 'm',
  app: { kind: 'mgrList', id: 'leave-list' },
  ...(grants && { grants }),
  ...over,
});

const allowed = (menus: Menu[], module: string, over: Partial<SystemDocument> = {}, role = 'clerk') => {
  const entrances = entrancesOf([system(menus, over), ...pages], [role]);
  return ['list', 'add', 'remove'].filter((action) => menusAllow(entrances, module, action));
};

describe('what may be done behind menus', () => {
  test('is nothing where no menu of the role leads', () => {
    expect(allowed([menu([{ role: 'other' }])], 'leave')).toEqual([]);
    expect(allowed([menu([{ role: 'clerk' }])], 'elsewhere')).toEqual([]);
  });

  test('is what the menu names, and to read', () => {
    expect(allowed([menu([{ role: 'clerk', actions: ['add'] }])], 'leave')).toEqual(['list', 'add']);
    expect(allowed([menu([{ role: 'clerk', actions: [] }])], 'leave')).toEqual(['list']);
  });

  test('is left to the module where a menu names nothing', () => {
    expect(allowed([menu([{ role: 'clerk' }])], 'leave')).toEqual(['list', 'add', 'remove']);
  });

  test('adds up over grants and menus', () => {
    const two = [
      { role: 'clerk', actions: ['add'] },
      { role: 'clerk', actions: ['remove'] },
    ];
    expect(allowed([menu(two)], 'leave')).toEqual(['list', 'add', 'remove']);
    expect(
      allowed(
        two.map((grant) => menu([grant])),
        'leave',
      ),
    ).toEqual(['list', 'add', 'remove']);
    expect(allowed([menu([two[0]!]), menu([{ role: 'clerk' }])], 'leave')).toEqual(['list', 'add', 'remove']);
  });

  test('holds for the modules that a page’s own module names', () => {
    expect(allowed([menu([{ role: 'clerk', actions: ['add'] }])], 'class')).toEqual(['list', 'add']);
  });

  test('in a public system without grants is left to the module, for everybody', () => {
    expect(allowed([menu(undefined)], 'leave', { public: true })).toEqual(['list', 'add', 'remove']);
    expect(allowed([menu(undefined)], 'leave')).toEqual([]);
  });

  test('is to read what numbers and parameters of a menu are read from, where the menu shows', () => {
    const counted = (role: string) => [menu([{ role }], { badge: { call: 'tasks/count' } })];
    expect(allowed(counted('clerk'), 'tasks')).toEqual(['list']);
    expect(allowed(counted('other'), 'tasks')).toEqual([]);
    const options = { defaultParamsInterface: { call: 'terms/current' } };
    expect(allowed(counted('clerk'), 'terms', { options })).toEqual(['list']);
    expect(allowed(counted('other'), 'terms', { options })).toEqual([]);
  });

  test('is nothing behind the target of a group that shows for its children only', () => {
    const group = menu([{ role: 'other' }], {
      children: [menu([{ role: 'clerk' }], { app: { kind: 'form', id: 'class' } })],
    });
    expect(allowed([group], 'leave')).toEqual([]);
    expect(allowed([group], 'class')).toEqual(['list', 'add', 'remove']);
  });
});
