import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../../../tests/support/testRoot.ts';
import { KeyValueStore } from './KeyValueStore.ts';
import { INPUT } from './TabMemory.ts';
import { TabStore, type TabCommand } from './TabStore.ts';

const create = (names: string, active = names.at(-1)!): TabStore => {
  const store = new TabStore();
  for (const name of [...names.split(''), active])
    store.open({ path: name, address: `/${name}`, title: name });
  return store;
};
const open = (store: TabStore): string => store.tabs.map(({ path }) => path).join('');

describe('TabStore', () => {
  it('keeps open pages in the order in which they were opened, each once', () => {
    const store = create('abc', 'a');
    expect(open(store)).toBe('abc');
    expect(store.active).toBe('a');
  });

  it('renews the title and address of a page that is open', () => {
    const store = create('ab');
    store.open({ path: 'a', address: '/a?x=1', title: 'new' });
    expect(store.tabs[0]).toMatchObject({ address: '/a?x=1', title: 'new' });
  });

  it('holds what the pages of open tabs held, until a tab is closed', () => {
    const store = create('abc');
    for (const path of ['a', 'b']) store.memory.of(path).set('chosen', [path]);
    store.close('current', 'b');
    expect([store.memory.of('a').get('chosen'), store.memory.of('b').size]).toEqual([['a'], 0]);
    store.begin('somebody else', '1', () => true);
    expect(store.memory.of('a').size).toBe(0);
  });

  it('knows which closing loses what was typed in tabs that are not active', () => {
    const store = create('abc', 'c');
    store.memory.of('a').set(INPUT, {});
    const losing = (['current', 'left', 'right', 'all'] as const).filter((command) =>
      store.losesInput(command, 'b'),
    );
    expect(losing).toEqual(['left', 'all']);
    expect(store.losesInput('current', 'a')).toBe(true);
  });

  it('remembers how the active page was viewed last', () => {
    const store = create('ab', 'a');
    store.moved('/a?list=2');
    expect(store.tabs.map(({ address }) => address)).toEqual(['/a?list=2', '/b']);
  });

  it.each<[string, TabCommand, string, string, string, string | undefined]>([
    // names, command, on, active, left over, goes to
    ['abc', 'current', 'b', 'b', 'ac', '/c'],
    ['abc', 'current', 'c', 'c', 'ab', '/b'],
    ['abc', 'current', 'a', 'a', 'bc', '/b'],
    ['abc', 'current', 'a', 'c', 'bc', undefined],
    ['abcde', 'left', 'c', 'a', 'cde', '/c'],
    ['abcde', 'left', 'c', 'd', 'cde', undefined],
    ['abcde', 'right', 'c', 'e', 'abc', '/c'],
    ['abcde', 'right', 'c', 'a', 'abc', undefined],
    ['abc', 'all', 'b', 'a', 'b', '/b'],
    ['abc', 'all', 'b', 'b', 'b', undefined],
  ])('%s: close %s on %s with %s active leaves %s', (names, command, on, active, left, goTo) => {
    const store = create(names, active);
    expect(store.close(command, on)).toEqual(goTo === undefined ? {} : { goTo });
    expect(open(store)).toBe(left);
  });

  it.each<[string, TabCommand, string, string]>([
    ['a', 'current', 'a', 'last'],
    ['a', 'all', 'a', 'last'],
    ['a', 'left', 'a', 'noLeft'],
    ['a', 'right', 'a', 'noRight'],
    ['ab', 'left', 'a', 'noLeft'],
    ['ab', 'right', 'b', 'noRight'],
  ])('%s: refuses to close %s on %s: %s', (names, command, on, refused) => {
    const store = create(names);
    expect(store.close(command, on)).toEqual({ refused });
    expect(open(store)).toBe(names);
  });

  it('closes nothing around a tab that is not there', () => {
    const store = create('ab');
    expect(store.close('all', 'x')).toEqual({});
    expect(open(store)).toBe('ab');
  });

  it('knows before whether the active page would go', () => {
    const store = create('abc', 'b');
    expect(store.leaves('current', 'b')).toBe(true);
    expect(store.leaves('current', 'a')).toBe(false);
    expect(store.leaves('all', 'b')).toBe(false);
    expect(store.leaves('all', 'a')).toBe(true);
    expect(store.leaves('left', 'c')).toBe(true);
    expect(create('a').leaves('current', 'a')).toBe(false);
    expect(open(store)).toBe('abc');
  });

  it('goes where the page was viewed last', () => {
    const store = create('ab', 'a');
    store.moved('/a?page=3');
    store.open({ path: 'b', address: '/b', title: 'b' });
    expect(store.close('current', 'b')).toEqual({ goTo: '/a?page=3' });
  });

  it('forgets all', () => {
    const store = create('ab');
    store.clear();
    expect(store).toMatchObject({ tabs: [], active: '' });
  });
});

describe('the active tab', () => {
  it('stays one where its page gets an address of its own', () => {
    const store = new TabStore();
    for (const path of ['/a', '/new', '/b']) store.open({ path, address: path, title: path });
    store.open({ path: '/new', address: '/new', title: '/new' });
    store.become('/one');
    store.open({ path: '/one', address: '/one', title: 'One' });
    expect([store.tabs.map(({ path }) => path), store.active]).toEqual([['/a', '/one', '/b'], '/one']);
    store.become('/b');
    expect(store.tabs.map(({ path }) => path)).toEqual(['/a', '/one', '/b']);
  });
});

describe('tabs after a reload', () => {
  const start = (raw = memoryStorage()) => {
    const store = new TabStore(new KeyValueStore(raw));
    return { store, raw };
  };
  const anywhere = (): boolean => true;

  it('are those that were open, for the same owner', () => {
    const { store, raw } = start();
    store.begin('lin:staff', '1', anywhere);
    for (const name of 'abc') store.open({ path: name, address: `/${name}`, title: name });
    store.close('current', 'b');
    store.moved('/c?list=2');
    const again = start(raw).store;
    again.begin('lin:staff', '1', anywhere);
    expect(again.tabs).toEqual(store.tabs);
    again.begin('lin:admin', '1', anywhere);
    expect(again.tabs).toEqual([]);
  });

  it('are those of the system that is opened again', () => {
    const { store, raw } = start();
    const opens = (system: string, names: string): void => {
      store.begin('lin', system, anywhere);
      for (const name of names) store.open({ path: name, address: `/${name}`, title: name });
    };
    opens('1', 'ab');
    opens('2', 'c');
    store.begin('lin', '1', anywhere);
    expect(open(store)).toBe('ab');
    const again = start(raw).store;
    again.begin('lin', '2', anywhere);
    expect(open(again)).toBe('c');
    again.begin('wu', '2', anywhere);
    again.open({ path: 'd', address: '/d', title: 'd' });
    expect(raw.getItem('web0_tabs')).not.toContain('"lin"');
  });

  it('are those that still lead somewhere', () => {
    const { store, raw } = start();
    store.begin('lin', '1', anywhere);
    for (const name of 'ab') store.open({ path: name, address: `/${name}`, title: name });
    const again = start(raw).store;
    again.begin('lin', '1', (address) => address !== '/a');
    expect(open(again)).toBe('b');
  });

  it('outlive an expired session, and no logout', () => {
    const { store } = start();
    store.begin('lin', '1', anywhere);
    store.open({ path: 'a', address: '/a', title: 'a' });
    store.clear();
    store.begin('lin', '1', anywhere);
    expect(open(store)).toBe('a');
    store.forget();
    store.begin('lin', '1', anywhere);
    expect(open(store)).toBe('');
  });

  it('keep their titles in both languages', () => {
    const { store, raw } = start();
    store.begin('lin', '1', anywhere);
    store.open({ path: 'a', address: '/a', title: { zhCN: '用户', enUS: 'Users' } });
    const again = start(raw).store;
    again.begin('lin', '1', anywhere);
    expect(again.tabs).toEqual(store.tabs);
  });

  it.each([
    '{',
    '[]',
    '{"owner":"lin","systems":{"1":[{"path":1},null,{"path":"a","address":"/a","title":{"zhCN":"a"}}]}}',
    '{"owner":"lin","systems":null}',
    '{"owner":"lin","systems":{"1":7}}',
    '{"owner":"lin"}',
  ])('are none where what is kept is not readable: %s', (kept) => {
    const { store, raw } = start();
    raw.setItem('web0_tabs', kept);
    store.begin('lin', '1', anywhere);
    expect(store.tabs).toEqual([]);
  });
});
