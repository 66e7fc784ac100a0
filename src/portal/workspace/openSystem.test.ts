import { expect, test } from 'vitest';
import { createPlainRoot } from '../../../tests/support/testRoot.ts';
import { openSystem } from './openSystem.ts';

const system = {
  id: 'affairs',
  systemname: '学生工作',
  updatetime: '',
  options: '{}',
  skin: '{}',
  menus: [{ name: '看板', type: 'app', app: { id: 'board', kind: 'app' } }],
};

test('a system that takes the place of unsaved input is entered once the person agrees', async () => {
  const { root, ui } = createPlainRoot({ answers: { '/initOnly.do': { result: system } } });
  const went: string[] = [];
  const open = () => openSystem(root, 'affairs', { go: (path) => void went.push(path) });
  root.unsaved.register(() => true, undefined);
  ui.agrees = false;
  await open();
  expect(root.systems.current).toBeUndefined();
  expect(went).toEqual([]);
  ui.agrees = true;
  await open();
  expect(root.systems.current?.id).toBe('affairs');
  expect(went).toEqual(['/main']);
  expect(ui.questions).toHaveLength(2);
  expect(root.unsaved.any()).toBe(false);
});
