import { expect, test } from 'vitest';
import { metas } from '../../renderers/metas.ts';
import type { FormDocument, SystemDocument } from '../../schemas/documents/index.ts';
import { isRefused } from './command.ts';
import { type CopyMode, copyRights, grantContents } from './copyRights.ts';
import { createMetaIndex } from '../metaIndex.ts';
import { menuActionsOf } from '../system/menuActions.ts';

const language = { metas: createMetaIndex(metas) };
const title = { zhCN: '复制', enUS: 'Copy' };

const form: FormDocument = {
  kind: 'form',
  schemaVersion: 2,
  id: 'leave',
  name: 'leave',
  fields: [{ type: 'input', id: 'f-1', name: 'days' }],
  grants: [
    { id: 'g-1', roles: ['a', 'c'], actions: ['list', 'detail'], read: '*' },
    { id: 'g-2', roles: ['a'], actions: ['update'], read: ['days'], write: ['days'] },
    { id: 'g-3', roles: ['b'], actions: ['detail', 'list'], read: '*' },
    { id: 'g-4', roles: ['b', 'c'], actions: ['remove'], read: [] },
  ],
};
const system: SystemDocument = {
  kind: 'system',
  schemaVersion: 2,
  id: 's',
  name: 's',
  group: 'g',
  menus: [
    {
      id: 'm-1',
      name: 'both',
      grants: [
        { role: 'a', actions: ['list', 'add'] },
        { role: 'b', actions: ['detail'] },
      ],
    },
    { id: 'm-2', name: 'group', children: [{ id: 'm-3', name: 'theirs', grants: [{ role: 'a' }] }] },
    { id: 'm-4', name: 'own', grants: [{ role: 'b' }] },
    { id: 'm-5', name: 'wide', grants: [{ role: 'a', actions: [] }, { role: 'b' }] },
  ],
};

function copied<D extends FormDocument | SystemDocument>(document: D, mode: CopyMode): D {
  const result = copyRights({ from: 'a', to: 'b', mode }, title)(document, language);
  if (isRefused(result)) throw new Error('Nothing changes.');
  return result.document as D;
}

test('a role gets the grants of another one once, beside its own or in their place', () => {
  const added = copied(form, 'add');
  expect(added.grants.map(({ roles }) => roles)).toEqual([['a', 'c'], ['a', 'b'], ['b'], ['b', 'c']]);
  const replaced = copied(form, 'replace');
  expect(replaced.grants.map(({ roles }) => roles)).toEqual([['a', 'c'], ['a', 'b'], ['b'], ['c']]);
  expect(grantContents(replaced.grants, 'b')).toEqual(grantContents(form.grants, 'a'));
  for (const mode of ['add', 'replace'] as const)
    expect(copyRights({ from: 'a', to: 'b', mode }, title)(copied(form, mode), language)).toHaveProperty(
      'refused',
    );
});

test.each([
  ['add', [['detail', 'list', 'add'], '*', '*', '*']],
  ['replace', [['list', 'add'], '*', undefined, []]],
] as const)('menus are seen as the other role sees them: %s', (mode, wanted) => {
  const { menus } = copied(system, mode);
  const [both, group, own, wide] = menus;
  const leaves = [both, group?.children?.[0], own, wide];
  expect(leaves.map((menu) => menu && menuActionsOf(menu, 'b'))).toEqual(wanted);
  expect(leaves.map((menu) => menu && menuActionsOf(menu, 'a'))).toEqual([
    ['list', 'add'],
    '*',
    undefined,
    [],
  ]);
  // Nobody is left on it: of a system that visitors do not open, grants go.
  expect(own && 'grants' in own).toBe(mode === 'add');
});
