import { expect, test } from 'vitest';
import { createPlainRoot } from '../../../tests/support/testRoot.ts';
import type { FixedAnswers } from '../../runtime/data/fixedTransport.ts';
import { keepLastPage } from './lastPage.ts';
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

test('an address that no menu has is told as it was typed', async () => {
  const { root, ui } = createPlainRoot({ answers: { '/initOnly.do': { result: system } } });
  const went: string[] = [];
  const typed = '/system/affairs/9/9';
  await openSystem(root, 'affairs', {
    go: (path) => void went.push(path),
    address: () => '/main/9/9',
    typed,
  });
  expect(went).toEqual(['/home']);
  expect(ui.messages.map(({ text }) => text)).toEqual([expect.stringContaining(`“${typed}”`)]);
});

test.each([
  ['the tab that was left, where it is open', true, '/main/1?list=x&systemId=affairs'],
  ['the first page, where that was closed', false, '/main'],
])(
  'one that begins at its first page is come back to from another one on %s',
  async (_where, isOpen, arrives) => {
    const answers: FixedAnswers = {
      '/initOnly.do': ({ systemManage }) => ({
        result: { ...system, ...(systemManage as object), options: '{"initFirst":true}' },
      }),
    };
    const { root } = createPlainRoot({ answers });
    let went = '';
    const open = (id: string) => openSystem(root, id, { go: (path) => (went = path) });
    await open('affairs');
    expect(went).toBe('/main');
    const address = '/main/1?list=x&systemId=affairs';
    if (isOpen) root.tabs.open({ path: '/main/1', address, title: '看板' });
    keepLastPage(root.storage, 'affairs', address);
    await open('office');
    await open('affairs');
    expect(went).toBe(arrives);
  },
);

test('a system that is on its way as the language changes is entered in the new one', async () => {
  let answer = (): void => undefined;
  const onItsWay = new Promise<{ result: object }>((resolve) => {
    answer = () => resolve({ result: system });
  });
  let asked = 0;
  const { root } = createPlainRoot({
    answers: {
      '/initOnly.do': () =>
        (asked += 1) === 1 ? onItsWay : { result: { ...system, systemname: 'Student Affairs' } },
    },
  });
  const opened = openSystem(root, 'affairs', { go: () => undefined });
  root.locale.change('enUS');
  answer();
  await opened;
  expect(root.systems.current?.systemname).toBe('Student Affairs');
  expect(asked).toBe(2);
});
