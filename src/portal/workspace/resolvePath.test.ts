import { describe, expect, test } from 'vitest';
import type { MenuRoute } from '../../runtime/stores/SystemStore.ts';
import { allPaths, resolvePath, trailOf } from './resolvePath.ts';

const menu = (path: string, change: Partial<MenuRoute> = {}): MenuRoute => ({
  path,
  title: path,
  icon: '',
  type: 'app',
  hidden: false,
  actionMights: [],
  defaultParams: {},
  children: [],
  ...change,
});

const menus = [
  menu('/main/1', { type: 'url', url: 'https://library.example.edu' }),
  menu('/main/2', {
    type: 'group',
    children: [menu('/main/2/1', { hidden: true }), menu('/main/2/2')],
  }),
  menu('/main/3'),
  menu('/main/30'),
];

describe('an address of the workspace', () => {
  test.each([
    ['/main', { kind: 'redirect', to: '/main/2/2' }],
    ['/main/', { kind: 'redirect', to: '/main/2/2' }],
    ['/main/2', { kind: 'redirect', to: '/main/2/2' }],
    ['/main/9', { kind: 'missing' }],
    ['/main/3/1', { kind: 'missing' }],
  ])('%s', (path, expected) => {
    expect(resolvePath(menus, path)).toEqual(expected);
  });

  test('a page is found by its own path alone', () => {
    expect(resolvePath(menus, '/main/30')).toEqual({ kind: 'page', route: menus[3] });
    expect(resolvePath(menus, '/main/2/1')).toMatchObject({ kind: 'page', route: { path: '/main/2/1' } });
  });

  test('a hidden page is landed on where there is no other', () => {
    expect(resolvePath([menu('/main/1', { hidden: true })], '/main')).toEqual({
      kind: 'redirect',
      to: '/main/1',
    });
    expect(resolvePath([], '/main')).toEqual({ kind: 'missing' });
  });

  test('the trail names the groups above', () => {
    expect(trailOf(menus, '/main/2/2').map(({ path }) => path)).toEqual(['/main/2', '/main/2/2']);
    expect(trailOf(menus, '/main/2/7')).toEqual([]);
  });

  test('all paths count, groups too', () => {
    expect(allPaths(menus)).toEqual(['/main/1', '/main/2', '/main/2/1', '/main/2/2', '/main/3', '/main/30']);
  });
});
