import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openAt, answers, groups, system } from '../../../tests/support/openWorkspace.tsx';

// Pages at an address of their own, which need no system.

test('a page of its own address is drawn without menus where no system is open', async () => {
  const { here } = await openAt('/app/board');
  expect(await here()).toBe('/app/board');
  expect(screen.queryByRole('navigation', { name: '系统菜单' })).toBeNull();
});

test('such a page is not drawn anew where its address changes', async () => {
  let asked = 0;
  const { here } = await openAt('/app/board', {
    ...answers,
    '/sysTypes.do': () => {
      asked += 1;
      return { list: [] };
    },
  });
  await here();
  const drawn = screen.getByTestId('here');
  fireEvent.click(screen.getByRole('link', { name: 'other' }));
  expect(await here()).toBe('/app/other');
  expect(screen.getByTestId('here')).toBe(drawn);
  expect(asked).toBe(1);
});

test.each([
  ['is remembered', 'affairs', '/main/1'],
  ['is not', undefined, '/'],
])('the way from such a page to one of the menus opens a system that %s', async (_, remembered, arrives) => {
  let down = true;
  const { here } = await openAt(
    '/app/board',
    { ...answers, '/sysTypes.do': () => (down ? { msgState: 9, msg: '服务器错误' } : { list: groups }) },
    remembered,
  );
  expect(await here()).toBe('/app/board');
  down = false;
  fireEvent.click(screen.getByRole('link', { name: 'menu' }));
  await waitFor(async () => expect(await here()).toBe(arrives));
});

test('a move while the system is on its way draws no page without it', async () => {
  let answer = (): void => undefined;
  const onItsWay = new Promise<{ result: object }>((resolve) => {
    answer = () => resolve({ result: system });
  });
  let asked = 0;
  const { root, go, here, drawn } = await openAt(
    '/app/board',
    {
      ...answers,
      '/initOnly.do': () => {
        asked += 1;
        return onItsWay;
      },
    },
    'affairs',
  );
  await expect.poll(() => asked).toBe(1);
  act(() => go('/app/other'));
  await expect.poll(() => asked).toBe(2);
  expect(root.route.path).toBe('/app/other');
  expect(drawn).toEqual([]);
  answer();
  expect(await here()).toBe('/app/other');
  expect(root.systems.current?.id).toBe('affairs');
});
