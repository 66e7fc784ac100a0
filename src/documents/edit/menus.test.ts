import { expect, test } from 'vitest';
import { metas } from '../../renderers/metas.ts';
import type { AtriumDocument, SystemDocument } from '../../schemas/documents/index.ts';
import { createMetaIndex } from '../metaIndex.ts';
import { type Command, isRefused } from './command.ts';
import { addMenu, grantMenus, setMenuActions, setMenuTarget } from './menus.ts';

const language = { metas: createMetaIndex(metas), idSuffix: () => '1a2b3c' };
const school: SystemDocument = {
  kind: 'system',
  schemaVersion: 2,
  id: 'school',
  name: '学校',
  group: '学校',
  menus: [
    {
      id: 'desk',
      name: '工作台',
      children: [
        { id: 'pupils', name: '学生', type: 'app', app: { kind: 'mgrList', id: 'pupil-list' } },
        {
          id: 'site',
          name: '网站',
          type: 'url',
          url: 'https://example.edu',
          grants: [{ role: 'pupil', actions: [] }],
        },
      ],
    },
  ],
};
const run = (document: AtriumDocument, command: Command): SystemDocument => {
  const result = command(document, language);
  if (isRefused(result)) throw new Error(result.refused.enUS);
  return result.document as SystemDocument;
};
const inside = (system: SystemDocument) => system.menus[0]?.children ?? [];
const both = ['menu:pupils', 'menu:site'];

test('menus are shown to roles in one step, which keeps what they may do; taken away they leave no trace', () => {
  const shown = run(school, grantMenus(both, ['teacher', 'pupil'], true));
  expect(inside(shown).map(({ grants }) => grants)).toEqual([
    [{ role: 'teacher' }, { role: 'pupil' }],
    [{ role: 'pupil', actions: [] }, { role: 'teacher' }],
  ]);
  const limited = run(shown, setMenuActions(both, 'teacher', ['add']));
  expect(inside(limited)[1]?.grants?.[1]).toEqual({ role: 'teacher', actions: ['add'] });
  expect(inside(run(limited, setMenuActions(both, 'teacher', undefined)))).toEqual(inside(shown));
  expect(inside(run(shown, grantMenus(both, ['teacher', 'pupil'], false)))[0]).toEqual(inside(school)[0]);
  expect(isRefused(grantMenus(['menu:site'], ['pupil'], true)(school, language))).toBe(true);
});

test('in a system that is open to visitors a menu that nobody is left to see stays hidden', () => {
  const open = run({ ...school, public: true }, grantMenus(['menu:site'], ['pupil'], false));
  expect(inside(open)[1]?.grants).toEqual([]);
});

test('a menu leads to one thing; a new one has an id of its own', () => {
  const moved = run(school, setMenuTarget('menu:site', { type: 'app', app: { kind: 'app', id: 'home' } }));
  expect(inside(moved)[1]).toEqual({
    id: 'site',
    name: '网站',
    type: 'app',
    app: { kind: 'app', id: 'home' },
    grants: [{ role: 'pupil', actions: [] }],
  });
  const added = run(
    school,
    addMenu({ name: '新菜单' }, { parent: 'menu:desk', holding: 'children', index: 1 }),
  );
  expect(inside(added).map(({ id }) => id)).toEqual(['pupils', 'menu-1a2b3c', 'site']);
});
