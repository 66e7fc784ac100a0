import { describe, expect, it } from 'vitest';
import { appMenu, everyMenu, systemEntry } from '../../../tests/support/systemEntry.ts';
import type { MenuEntry } from '../../schemas/wire/system.ts';
import { buildMenus, parsed, type MenuReader } from './menuRoutes.ts';

const system = (menus: MenuEntry[]) => systemEntry({ menus });
const app = (id: string, rest: Partial<MenuEntry> = {}): MenuEntry => ({ ...appMenu(id), ...rest });
const build = (menus: MenuEntry[], shows: MenuReader['shows'] = everyMenu.shows) =>
  buildMenus(system(menus), { ...everyMenu, shows });
const paths = (routes: ReturnType<typeof build>): unknown =>
  routes.map(({ title, path, children }) =>
    children.length === 0 ? [title, path] : [title, path, paths(children)],
  );

describe('buildMenus', () => {
  it('gives each menu the address of its position, counted from 1', () => {
    const group: MenuEntry = { name: 'group', child: [app('b'), { name: 'inner', child: [app('c')] }] };
    expect(paths(build([app('a'), group]))).toEqual([
      ['a', '/main/1'],
      [
        'group',
        '/main/2',
        [
          ['b', '/main/2/1'],
          ['inner', '/main/2/2', [['c', '/main/2/2/1']]],
        ],
      ],
    ]);
  });

  it.each<[string, MenuEntry]>([
    ['an app without an id', app('')],
    ['an app without an app', { name: 'x', type: 'app' }],
    ['nothing at all', { name: 'x' }],
    ['a plugin without a path', { name: 'x', type: 'plugin', data: '{}' }],
    ['a link without an address', { name: 'x', type: 'url', data: { url: '' } }],
    ['a group whose children are all dropped', { name: 'x', child: [app(''), { name: 'y' }] }],
    ['an app whose data is broken', { name: 'x', type: 'url', data: '{broken' }],
  ])('drops %s, and leaves no hole in the addresses', (_title, entry) => {
    expect(paths(build([app('a'), entry, app('b')]))).toEqual([
      ['a', '/main/1'],
      ['b', '/main/2'],
    ]);
  });

  it('keeps every kind that says where it leads', () => {
    const routes = build([
      app('a', { type: '' }),
      { name: 'p', type: 'plugin', data: '{"menu_path":"/plugin"}' },
      { name: 'u', type: 'url', data: { url: 'https://example.edu' } },
      { name: 'g', icon: 'home', child: [app('b')] },
    ]);
    expect(routes).toMatchObject([
      { type: 'app', target: { kind: 'app', id: 'a' }, icon: 'fa fa-dot-circle-o' },
      { type: 'plugin', menuPath: '/plugin' },
      { type: 'url', url: 'https://example.edu' },
      { type: 'group', icon: 'home' },
    ]);
  });

  it('keeps a menu whose own app is missing while its children survive', () => {
    expect(build([app('', { child: [app('b')] })])).toMatchObject([{ type: 'group' }]);
  });

  it('reads members that travel as JSON, and as objects', () => {
    const options = { defaultParams: [{ key: 'tab', value: '2' }] };
    const data = { actionMights: ['add', 'remove'] };
    const expected = { actionMights: ['add', 'remove'], defaultParams: { tab: '2' } };
    expect(build([app('a', { options, data })])).toMatchObject([expected]);
    const asText = app('a', { options: JSON.stringify(options), data: JSON.stringify(data) });
    expect(build([asText])).toMatchObject([expected]);
  });

  it('says where the number beside a menu and further parameters come from', () => {
    const badge = { show: true, interfaceId: 'leave/count', interfaceBindKey: 'a.b', count: 2 };
    const defaultParamsInterface = { interfaceId: 'me/info', prefix: 'my_' };
    const options = { badge, interfaceParams: { a: 1 }, defaultParamsInterface };
    expect(build([app('a', { options: JSON.stringify(options) })])).toMatchObject([
      {
        badge: { count: 2, source: { call: 'leave/count', param: { a: 1 }, bindKey: 'a.b' } },
        paramsInterface: defaultParamsInterface,
      },
    ]);
    const plain = build([app('a', { options: { badge: { show: true, count: 3 } } }), app('b')]);
    expect(plain[0]?.badge).toEqual({ count: 3 });
    expect(plain[1]?.badge).toBeUndefined();
    expect(build([app('a', { options: { badge: { show: false, count: 3 } } })])[0]?.badge).toBeUndefined();
  });

  describe('hides', () => {
    it.each<[string, MenuEntry, boolean]>([
      ['what says so', app('a', { options: '{"hidden":true}' }), true],
      ['what says otherwise not', app('a', { options: '{"hidden":false}' }), false],
      [
        'a page that only other pages jump to',
        app('a', {
          app: { id: 'a', kind: 'app', areaOptions: '{"page":{"showCondition":{"jumpIn":true}}}' },
        }),
        true,
      ],
      [
        'no page that may be jumped to otherwise',
        app('a', {
          app: { id: 'a', kind: 'app', areaOptions: { page: { showCondition: { jumpIn: false } } } },
        }),
        false,
      ],
    ])('%s', (_title, entry, hidden) => {
      expect(build([entry])[0]?.hidden).toBe(hidden);
    });

    it('what its condition does not show, keeping its address', () => {
      const rules = { testRule: 'every', conditionList: [] };
      const asked: unknown[] = [];
      const routes = build([app('a', { options: { showCondition: rules } }), app('b')], (given) => {
        asked.push(given);
        return given === undefined;
      });
      expect(routes.map(({ hidden, path }) => [hidden, path])).toEqual([
        [true, '/main/1'],
        [false, '/main/2'],
      ]);
      expect(asked).toEqual([rules, undefined]);
    });
  });

  it('comes to nothing where a system has no menus', () => {
    expect(buildMenus({ ...system([]), menus: undefined as never }, everyMenu)).toEqual([]);
  });
});

describe('parsed', () => {
  it.each([undefined, '', '{broken', 'null', '5', '"text"', 'true'])('makes %j an empty object', (value) => {
    expect(parsed(value)).toEqual({});
  });
  it('reads JSON, and takes objects as they are', () => {
    expect(parsed('{"a":1}')).toEqual({ a: 1 });
    const value = { a: 1 };
    expect(parsed(value)).toBe(value);
  });
});
