import { describe, expect, it, test } from 'vitest';
import { createPlainRoot } from '../../../tests/support/testRoot.ts';
import { isCancelled } from '../data/ApiError.ts';
import { createFixedTransport, type FixedAnswers } from '../data/fixedTransport.ts';
import type { SystemEntry } from '../../schemas/wire/system.ts';

const entry = (id: string, rest: Partial<SystemEntry> = {}): SystemEntry => ({
  id,
  updatetime: '2025-01-01',
  systemname: id,
  projectId: '1',
  language: 'zhCN',
  layout: 'default',
  skin: '{}',
  options: '{}',
  ...rest,
});
const menus = [
  { name: 'home', type: 'app', app: { kind: 'app', id: 'home' } },
  {
    name: 'group',
    child: [
      { name: 'students', type: 'app', app: { kind: 'mgrList', id: 'student-list' } },
      {
        name: 'guarded',
        type: 'app',
        app: { kind: 'app', id: 'guarded' },
        options: {
          showCondition: {
            testRule: 'every',
            conditionList: ['from', 'url.from'].map((bindKey) => ({
              bindKey,
              type: 'text',
              judgeType: 'equal',
              value: 'gate',
            })),
          },
        },
      },
    ],
  },
];
const create = (answers: FixedAnswers, kept = new Map<string, string>()) => {
  const { root } = createPlainRoot({ answers, kept });
  return { root, systems: root.systems, kept };
};

test('of several lists the last one asked for counts, for all who wait, whichever comes first', async () => {
  const answers: ((list: object[]) => void)[] = [];
  const { systems } = create({
    '/createSystem/sysTypes.do': () =>
      new Promise((resolve) => {
        answers.push((list) => resolve({ list }));
      }),
  });
  const list = (id: string) => [{ id: 'g', typename: '', sysList: [entry(id)] }];
  const first = systems.loadList();
  const second = systems.loadList();
  await expect.poll(() => answers).toHaveLength(2);
  answers[0]?.(list('old'));
  await Promise.resolve();
  expect(systems.systems).toEqual([]);
  expect(systems.isLoadingList).toBe(true);
  answers[1]?.(list('new'));
  await Promise.all([first, second]);
  expect(systems.systems.map(({ id }) => id)).toEqual(['new']);
  expect(systems.isLoadingList).toBe(false);
});

test('a list that comes after the session has ended reaches nobody', async () => {
  let answer: () => void = () => undefined;
  const { systems } = create({
    '/createSystem/sysTypes.do': () =>
      new Promise((resolve) => {
        answer = () => resolve({ list: [{ id: 'g', typename: '', sysList: [entry('a')] }] });
      }),
  });
  const loading = systems.loadList();
  systems.close();
  answer();
  await expect(loading).rejects.toSatisfy(isCancelled);
  expect(systems.systems).toEqual([]);
});

test('what was asked ahead in one language is not taken in another', async () => {
  let asked = 0;
  const { root, systems } = create({
    '/createSystem/sysTypes.do': () => {
      asked += 1;
      return { list: [] };
    },
  });
  systems.askAhead(undefined);
  root.locale.change('enUS');
  await systems.loadList();
  expect(asked).toBe(2);
});

describe('the list of systems', () => {
  const groups = [
    { id: 'g1', typename: '一', sysList: [entry('a', { updatetime: '2025-01-02' }), entry('b')] },
    {
      id: 'g2',
      typename: '二',
      sysList: [entry('c', { updatetime: '2025-03-01' }), entry('a', { updatetime: '2025-01-02' })],
    },
  ];

  it('shows each once, the latest changed first', async () => {
    const { systems } = create({ '/createSystem/sysTypes.do': { list: groups } });
    expect(systems.isLoadingList).toBe(true);
    await systems.loadList();
    expect(systems.isLoadingList).toBe(false);
    expect(systems.systems.map(({ id }) => id)).toEqual(['c', 'a', 'b']);
  });

  it('has their names filled in from the address, and no covers', async () => {
    const named = entry('a', { systemname: '学生工作 {{ url.term }}', cover: 'a.png' });
    const sysList = [named, entry('b', { systemname: '{{ nobody( }}宿舍' })];
    const { root, systems } = create({
      '/createSystem/sysTypes.do': { list: [{ id: 'g', typename: '', sysList }] },
    });
    root.route.enter('/home', '?term=2026');
    await systems.loadList();
    expect(systems.systems.map(({ systemname }) => systemname)).toEqual(['学生工作 2026', '宿舍']);
    expect(systems.systems.some((system) => 'cover' in system)).toBe(false);
  });

  it('keeps the server’s order among those changed at one time', async () => {
    const sysList = ['a', 'b', 'c', 'd'].map((id) => entry(id));
    const { systems } = create({
      '/createSystem/sysTypes.do': { list: [{ id: 'g', typename: '', sysList }] },
    });
    await systems.loadList();
    expect(systems.systems.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('is no longer loading when it failed', async () => {
    const { systems } = create({ '/createSystem/sysTypes.do': { msgState: 9, msg: 'down' } });
    await expect(systems.loadList()).rejects.toThrow('down');
    expect(systems.isLoadingList).toBe(false);
  });

  it('asks for all, without a role where nobody has one', async () => {
    let sent: Record<string, unknown> = {};
    const { systems } = create({
      '/createSystem/sysTypes.do': (param) => {
        sent = param;
        return { list: [] };
      },
    });
    await systems.loadList();
    expect(sent.offset).toBe(-1);
    expect('groupId' in sent).toBe(false);
  });
});

describe('opening a system', () => {
  const answers = { '/createSystem/initOnly.do': { result: entry('s', { menus }) } };

  it('fetches its menus, and is the open one when entered', async () => {
    const { systems, kept } = create(answers);
    const loaded = await systems.load('s');
    expect(systems.current).toBeUndefined();
    expect(systems.isOpening).toBe(false);
    systems.enter(loaded);
    expect(systems.current?.id).toBe('s');
    expect(systems.remembered).toBe('s');
    expect(kept.get('web0_currentSystem')).toBe('s');
  });

  it('finds pages by path and by what they show', async () => {
    const { systems } = create(answers);
    systems.enter(await systems.load('s'));
    expect(systems.pages.map(({ path }) => path)).toEqual(['/main/1', '/main/2/1', '/main/2/2']);
    expect(systems.page('/main/2/1')?.title).toBe('students');
    expect(systems.page('/main/2')?.type).toBe('group');
    expect(systems.page('/main/9')).toBeUndefined();
    expect(systems.pageOf('mgrList', 'student-list')?.path).toBe('/main/2/1');
    expect(systems.pageOf('app', 'student-list')).toBeUndefined();
  });

  it('names it and its menus by the parameters of the address', async () => {
    const term = [{ ...menus[0]!, name: { zhCN: '{{ url.term }} 学期', enUS: 'Term {{ url.term }}' } }];
    const { root, systems } = create({
      '/createSystem/initOnly.do': { result: entry('s', { menus: term, systemname: 'S {{ url.term }}' }) },
    });
    root.route.enter('/', '?term=2026');
    const loaded = await systems.load('s');
    expect(loaded.entry.systemname).toBe('S 2026');
    expect(loaded.menus[0]?.title).toEqual({ zhCN: '2026 学期', enUS: 'Term 2026' });
  });

  it('judges menus by the parameters of the address', async () => {
    const { root, systems } = create(answers);
    expect((await systems.load('s')).menus[1]?.children[1]?.hidden).toBe(true);
    root.route.enter('/', '?from=gate');
    expect((await systems.load('s')).menus[1]?.children[1]?.hidden).toBe(false);
  });

  it('forgets it when left', async () => {
    const { systems } = create(answers);
    systems.enter(await systems.load('s'));
    systems.leave();
    expect(systems).toMatchObject({ current: undefined, menus: [], remembered: undefined });
  });

  it('is no longer loading when it failed', async () => {
    const { systems } = create({ '/createSystem/initOnly.do': { msgState: 3, msg: 'token已失效' } });
    await expect(systems.load('s')).rejects.toThrow('token已失效');
    expect(systems.isOpening).toBe(false);
  });

  it('is the last one that was asked for, whatever answers first', async () => {
    const held = new Map<string, () => void>();
    const { root } = createPlainRoot({
      transport: async (input, init) => {
        const id = JSON.stringify(init?.body).includes('slow') ? 'slow' : 'quick';
        await new Promise<void>((resolve) => held.set(id, resolve));
        const answer = { result: entry(id, { menus }) };
        return createFixedTransport({ '/createSystem/initOnly.do': answer })(input, init);
      },
    });
    const slow = root.systems.load('slow');
    await expect.poll(() => held.size).toBe(1);
    const quick = root.systems.load('quick');
    await expect.poll(() => held.size).toBe(2);
    expect(root.systems.isOpening).toBe(true);
    held.get('quick')?.();
    expect((await quick).entry.id).toBe('quick');
    held.get('slow')?.();
    await expect(slow).rejects.toMatchObject({ cancelled: true });
    expect(root.systems.isOpening).toBe(false);
  });
});

describe('a preview of a system', () => {
  const previewed = (preview: boolean) => {
    const asked: unknown[] = [];
    const tab = new Map<string, string>();
    const made = createPlainRoot({
      tab,
      answers: {
        '/createSystem/initOnly.do': (param) => {
          asked.push(param);
          return { result: entry('s', { menus, ...(preview ? { preview: true } : {}) }) };
        },
      },
    });
    made.root.systems.preview('s');
    return { ...made, asked, tab };
  };

  it('is asked for, shows drafts, and is not what is remembered elsewhere', async () => {
    const { root, asked, kept, tab } = previewed(true);
    root.systems.enter(await root.systems.load('s'));
    expect(asked).toEqual([expect.objectContaining({ checkToken: 0, skipPermission: 1 })]);
    expect([root.preview, root.systems.remembered]).toEqual(['draft', 's']);
    expect([...kept.values()]).not.toContain('s');
    root.systems.leave();
    expect([root.preview, root.systems.remembered, tab.size]).toEqual([undefined, undefined, 0]);
  });

  it('leaves what was remembered before', async () => {
    const { root } = previewed(true);
    root.systems.endPreview();
    root.systems.enter({ entry: entry('before'), menus: [] });
    root.systems.preview('s');
    root.systems.enter(await root.systems.load('s'));
    root.systems.leave();
    expect(root.systems.remembered).toBe('before');
  });

  it('is none for who may not design', async () => {
    const { root, tab } = previewed(false);
    root.systems.enter(await root.systems.load('s'));
    expect([root.preview, root.systems.remembered]).toEqual([undefined, 's']);
    expect([...tab.keys()]).not.toContain('web0_previewSystem');
  });

  it('of two tabs of a browser each comes back to its own', async () => {
    const { root, kept } = previewed(false);
    root.systems.enter(await root.systems.load('s'));
    kept.set('web0_currentSystem', 'other');
    expect(root.systems.remembered).toBe('s');
    root.systems.leave();
    expect([root.systems.remembered, kept.has('web0_currentSystem')]).toEqual([undefined, false]);
  });
});
