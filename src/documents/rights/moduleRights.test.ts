import { describe, expect, test } from 'vitest';
import type { FormDocument, ModuleGrant } from '../../schemas/documents/form.ts';
import type { RuleSet } from '../../schemas/condition.ts';
import { actionRights, allows, moduleRights } from './moduleRights.ts';

const form = (...grants: ModuleGrant[]): FormDocument => ({
  kind: 'form',
  schemaVersion: 1,
  id: 'thing',
  name: 'thing',
  fields: [],
  grants,
});

const own: RuleSet = {
  testRule: 'every',
  conditionList: [{ bindKey: 'owner', type: 'text', judgeType: 'equal', value: '{{platform_userId}}' }],
};

describe('the rights of a role to an action', () => {
  const document = form(
    { roles: ['admin'], actions: ['list', 'update'], read: '*', write: '*' },
    { roles: ['clerk', 'guest'], actions: ['list'], rows: own, read: ['a'] },
    { roles: ['clerk'], actions: ['update'], read: ['a'], write: ['b'] },
  );

  test.each([
    ['nobody', 'list'],
    [undefined, 'list'],
    ['admin', 'remove'],
    ['guest', 'update'],
  ] as const)('%s may not %s', (role, action) => {
    expect(actionRights(document, role === undefined ? [] : [role], action)).toBeUndefined();
  });

  test('are those of the grants that name both', () => {
    expect(actionRights(document, ['admin'], 'list')).toMatchObject({
      rows: undefined,
      read: '*',
      write: '*',
    });
    expect(actionRights(document, ['guest'], 'list')).toMatchObject({ rows: [own], read: new Set(['a']) });
  });

  test('to read include what may be written', () => {
    const rights = actionRights(document, ['clerk'], 'update');
    expect(rights).toMatchObject({ rows: undefined, read: new Set(['a', 'b']), write: new Set(['b']) });
    expect(['a', 'b', 'c'].map((code) => allows(rights!.read, code))).toEqual([true, true, false]);
  });
});

describe('several grants of one action', () => {
  test('with the same rows add up', () => {
    const rights = actionRights(
      form(
        { roles: ['clerk'], actions: ['list'], rows: own, read: ['a'] },
        { roles: ['clerk'], actions: ['list'], rows: own, read: ['b'], write: ['c'] },
      ),
      ['clerk'],
      'list',
    );
    expect(rights).toMatchObject({ rows: [own, own], read: new Set(['a', 'b', 'c']), write: new Set(['c']) });
  });

  test('with other rows widen the rows and narrow the fields', () => {
    const rights = actionRights(
      form(
        { roles: ['clerk'], actions: ['list'], rows: own, read: '*' },
        { roles: ['clerk'], actions: ['list'], read: ['name'] },
      ),
      ['clerk'],
      'list',
    );
    expect(rights).toMatchObject({ rows: undefined, read: new Set(['name']), write: new Set() });
  });
});

describe('the rights that the portal shows', () => {
  test('name the actions, what is read in lists and details, and what is written', () => {
    const document = form(
      { roles: ['clerk'], actions: ['list', 'detail'], read: ['a', 'b'] },
      { roles: ['clerk'], actions: ['add'], read: ['a'], write: ['a', 'c'] },
      { roles: ['clerk'], actions: ['update'], read: ['a'], write: ['a'] },
    );
    expect(moduleRights(document, ['clerk'])).toEqual({
      actions: ['list', 'detail', 'add', 'update'],
      read: ['a', 'b'],
      write: ['a', 'c'],
    });
  });

  test('are nothing without a grant', () => {
    const document = form({ roles: ['admin'], actions: ['list'], read: '*', write: '*' });
    expect(moduleRights(document, ['clerk'])).toEqual({ actions: [], read: [], write: [] });
    expect(moduleRights(document, [])).toEqual({ actions: [], read: [], write: [] });
    expect(moduleRights(document, ['admin'])).toEqual({ actions: ['list'], read: '*', write: '*' });
  });
});
