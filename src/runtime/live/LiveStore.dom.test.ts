import { observable, runInAction } from 'mobx';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { LivePages } from '../../../tests/support/livePages.ts';
import { ApiError } from '../data/ApiError.ts';
import { LiveStore } from './LiveStore.ts';
import { noNeighbours, type Neighbours } from './neighbours.ts';

interface Opened {
  readonly topics: string;
  readonly signal: AbortSignal;
  say(what: 'ready' | { told: string } | 'break'): Promise<void>;
}

/** A server that opens lines for pages, and lets the test speak over them. */
function createServer() {
  const opened: Opened[] = [];
  const server = {
    opened,
    refused: undefined as Error | undefined,
    /** Lines that are open now. */
    open: () => opened.filter(({ signal }) => !signal.aborted).map(({ topics }) => topics),
    page: (neighbours: Neighbours = noNeighbours, { owner = 'lin', alone = true } = {}) => {
      const state = observable<{ owner: string | undefined; shown: boolean }>({
        owner: owner === '' ? undefined : owner,
        shown: true,
      });
      let showing: () => void = () => undefined;
      const store = new LiveStore({
        listen: (topics, signal, { ready, told }) => {
          if (server.refused !== undefined) return Promise.reject(server.refused);
          return new Promise((_resolve, reject) => {
            signal.addEventListener('abort', () => reject(new Error('aborted')));
            const say: Opened['say'] = async (what) => {
              if (what === 'ready') ready();
              else if (what === 'break') reject(new Error('gone'));
              else told(what.told);
              await pass(0);
            };
            opened.push({ topics: topics.join(), signal, say });
          });
        },
        owner: () => state.owner,
        shown: () => state.shown,
        onShown: (listener) => {
          showing = listener;
          return () => undefined;
        },
        ...{ neighbours, alone, unseen: false },
      });
      stores.push(store);
      const show = (shown: boolean): void => {
        state.shown = shown;
        showing();
      };
      const own = (next: string | undefined): void => runInAction(() => void (state.owner = next));
      const watch = (topic: string) => {
        const told = vi.fn();
        return Object.assign(told, { end: store.watch(topic, told) });
      };
      return { store, show, own, watch };
    },
  };
  return server;
}
const stores: LiveStore[] = [];
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  for (const store of stores.splice(0)) store.dispose();
  vi.useRealTimers();
});

describe('what others write, on one page', () => {
  it('is told to whoever watches that module, over one line for all', async () => {
    const server = createServer();
    const page = server.page();
    const [leave, course] = [page.watch('leave'), page.watch('course')];
    page.watch('../no module');
    await pass(150);
    expect(server.open()).toEqual(['course,leave']);
    await server.opened[0]?.say('ready');
    await server.opened[0]?.say({ told: 'leave' });
    expect([leave.mock.calls.length, course.mock.calls.length]).toEqual([1, 0]);
  });

  it('is no line for nobody, none when nobody watches any more, and another one for another person', async () => {
    const server = createServer();
    const page = server.page(noNeighbours, { owner: '' });
    const leave = page.watch('leave');
    await pass(150);
    expect(server.opened).toHaveLength(0);
    page.own('lin');
    await pass(150);
    page.own('wang');
    await pass(150);
    expect(server.opened.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    leave.end();
    await pass(150);
    expect(server.open()).toEqual([]);
  });

  it('counts as changed after a line broke, and the next one waits', async () => {
    const server = createServer();
    const leave = server.page().watch('leave');
    await pass(150);
    await server.opened[0]?.say('ready');
    await server.opened[0]?.say('break');
    await pass(2_900);
    expect([server.opened.length, leave.mock.calls.length]).toEqual([1, 0]);
    await pass(200);
    await server.opened[1]?.say('ready');
    expect([server.opened.length, leave.mock.calls.length]).toEqual([2, 1]);
  });

  it('is not listened to out of sight, and counts as changed for who comes back', async () => {
    const server = createServer();
    const page = server.page();
    const leave = page.watch('leave');
    await pass(150);
    await server.opened[0]?.say('ready');
    page.show(false);
    expect(server.open()).toEqual([]);
    await pass(600_000);
    expect([server.opened.length, leave.mock.calls.length]).toEqual([1, 0]);
    page.show(true);
    await pass(150);
    await server.opened[1]?.say('ready');
    await pass(30_000);
    expect([server.opened.length, leave.mock.calls.length]).toEqual([2, 1]);
  });

  it('is missed by nobody when more is watched: the next line is there before the last one ends', async () => {
    const server = createServer();
    const page = server.page();
    const leave = page.watch('leave');
    await pass(150);
    await server.opened[0]?.say('ready');
    const course = page.watch('course');
    await pass(150);
    expect(server.open()).toEqual(['leave', 'course,leave']);
    await server.opened[0]?.say({ told: 'leave' });
    await server.opened[1]?.say('ready');
    expect(server.open()).toEqual(['course,leave']);
    expect([leave.mock.calls.length, course.mock.calls.length]).toEqual([1, 0]);
    course.end();
    await pass(150);
    expect(server.opened).toHaveLength(2);
  });

  it('is tried again after a fault, but not where the role may not listen', async () => {
    const server = createServer();
    server.refused = new TypeError('offline');
    const page = server.page();
    page.watch('leave');
    await pass(150);
    server.refused = new ApiError('refused', '无权操作', { msgState: 3 });
    await pass(4_000);
    server.refused = undefined;
    await pass(600_000);
    expect(server.opened).toHaveLength(0);
  });

  it('counts as changed once a minute while the server opens no line, which is asked no sooner than it says', async () => {
    const server = createServer();
    server.refused = new ApiError('refused', '操作过于频繁', { msgState: 6, retryAfter: 30 });
    const leave = server.page().watch('leave');
    await pass(150);
    server.refused = undefined;
    await pass(29_000);
    expect([server.opened.length, leave.mock.calls.length]).toEqual([0, 0]);
    await pass(20_000);
    expect(server.opened).toHaveLength(1);
    await pass(130_000);
    expect(leave).toHaveBeenCalledTimes(2);
  });
});

describe.each([
  ['by locks', true],
  ['by word', false],
])('the pages of one browser, led %s', (_how, locks) => {
  /** Some pages of one person that watch `leave`; the line of them is ready. */
  async function begin(count = 3) {
    const browser = new LivePages();
    const server = createServer();
    const pages = Array.from({ length: count }, () => {
      const page = server.page(browser.of({ locks }));
      return { ...page, leave: page.watch('leave') };
    });
    await pass(2_000);
    await server.opened.at(-1)?.say('ready');
    const told = () => pages.map(({ leave }) => leave.mock.calls.length);
    /** The page that holds the line hides. */
    const hideLead = async (): Promise<number> => {
      const { signal } = server.opened.at(-1)!;
      for (const [at, page] of pages.entries()) {
        page.show(false);
        if (signal.aborted) return at;
        page.show(true);
        await pass(2_000);
      }
      throw new Error('nobody leads');
    };
    return { browser, server, pages, told, hideLead, name: browser.said[0]?.name ?? '' };
  }

  it('share one line, and all hear what it tells', async () => {
    const { server, told, browser } = await begin();
    expect(server.open()).toEqual(['leave']);
    await server.opened.at(-1)?.say({ told: 'leave' });
    expect(told()).toEqual([1, 1, 1]);
    expect(JSON.stringify(browser.said)).not.toContain('lin');
  });

  it('listen for what any of them wants, without a gap for the others', async () => {
    const { server, told, pages } = await begin();
    const course = pages[2]!.watch('course');
    await pass(2_000);
    expect(server.open()).toEqual(['leave', 'leave,course']);
    await server.opened.at(-1)?.say('ready');
    await server.opened.at(-1)?.say({ told: 'course' });
    expect([told(), course.mock.calls.length, server.open()]).toEqual([[0, 0, 0], 1, ['leave,course']]);
  });

  it('go on when the one that holds the line ends, and count what it may have missed as changed', async () => {
    const { server, told, hideLead } = await begin();
    const gone = await hideLead();
    const before = told();
    await pass(2_000);
    expect(server.open()).toEqual(['leave']);
    await server.opened.at(-1)?.say('ready');
    const missed = told().map((count, at) => count - before[at]!);
    expect(missed).toEqual([0, 1, 2].map((at) => (at === gone ? 0 : 1)));
  });

  it('of two sessions have a line each and hear nothing of each other', async () => {
    const { browser, server, told, name } = await begin();
    const other = server.page(browser.of({ locks }), { owner: 'wang' });
    const leave = other.watch('leave');
    await pass(2_000);
    await server.opened.at(-1)?.say('ready');
    await server.opened.at(-1)?.say({ told: 'leave' });
    expect([server.open(), told(), leave.mock.calls.length]).toEqual([['leave', 'leave'], [0, 0, 0], 1]);
    other.own(undefined);
    await pass(2_000);
    expect([server.open(), new Set(browser.said.map((each) => each.name)).size, name]).toEqual([
      ['leave'],
      2,
      expect.stringMatching(/^atrium-live-[0-9a-f]{64}$/),
    ]);
  });

  it('ask by themselves once a minute while the server refuses them a line', async () => {
    const { server, told } = await begin();
    const { length } = server.opened;
    server.refused = new ApiError('refused', '操作过于频繁', { msgState: 6, retryAfter: 30 });
    await server.opened.at(-1)?.say('break');
    await pass(160_000);
    expect([server.opened.length, Math.min(...told()), Math.max(...told())]).toEqual([length, 2, 2]);
  });

  it('are made to ask again by what somebody forges, and nothing else', async () => {
    const { browser, server, told, name } = await begin();
    const page = '0'.repeat(16);
    for (const message of [
      null,
      { says: 'changed' },
      { says: 'changed', topic: '../leave' },
      { says: 'changed', topic: 'leave', more: 1 },
      { says: 'wants', page, topics: ['no topic'] },
      { says: 'wants', page, topics: Array.from({ length: 51 }, () => 'course') },
      { says: 'leads', page: '../', chain: '', topics: [] },
    ])
      browser.forge(name, message);
    await pass(2_000);
    expect([told(), server.open()]).toEqual([[0, 0, 0], ['leave']]);
    browser.forge(name, { says: 'changed', topic: 'leave' });
    expect(told().filter((count) => count > 0)).toHaveLength(2);
    // Whoever says that it leads, and says nothing then, keeps news from nobody for longer than some minutes.
    const lead = setInterval(
      () => browser.forge(name, { says: 'leads', page, chain: 'a', topics: ['leave'] }),
      5_000,
    );
    await pass(480_000);
    clearInterval(lead);
    // Whoever holds the lock goes on by its own line.
    expect(told().filter((count) => count > 1)).toHaveLength(locks ? 2 : 3);
  });
});

test('of pages that claim to lead at once one does, and whoever stops without a word is followed by the next', async () => {
  const browser = new LivePages();
  const server = createServer();
  const deaf = browser.of({ locks: false });
  let isGone = false;
  const pages = [
    server.page({
      locks: undefined,
      open: (name, heard) => {
        const channel = deaf.open(name, (message) => {
          if (!isGone) heard(message);
        });
        return (
          channel && {
            ...channel,
            say: (message) => {
              if (!isGone) channel.say(message);
            },
          }
        );
      },
    }),
    server.page(browser.of({ locks: false })),
  ];
  // The first by name leads.
  vi.spyOn(crypto, 'getRandomValues').mockImplementationOnce((array) => array);
  for (const page of pages) page.watch('leave');
  await pass(2_000);
  expect(server.open()).toEqual(['leave']);
  await server.opened[0]?.say('ready');
  isGone = true;
  await pass(30_000);
  expect(server.open()).toEqual(['leave', 'leave']);
});

test('a page that the browser gives no locks decides by word', async () => {
  const browser = new LivePages();
  const server = createServer();
  const locks: Neighbours['locks'] = {
    request: () => Promise.reject(new DOMException('no storage', 'SecurityError')),
  };
  for (let count = 0; count < 2; count += 1) server.page({ ...browser.of(), locks }).watch('leave');
  await pass(2_000);
  expect(server.open()).toEqual(['leave']);
});
