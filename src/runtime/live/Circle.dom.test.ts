import { describe, expect, it, test, vi } from 'vitest';
import { LivePages } from '../../../tests/support/livePages.ts';
import { createLiveServer, holdTime, pass } from '../../../tests/support/liveServer.ts';
import { ApiError } from '../data/ApiError.ts';
import type { Neighbours } from './neighbours.ts';

holdTime();

describe.each([
  ['by locks', true],
  ['by word', false],
])('the pages of one browser, led %s', (_how, locks) => {
  /** Some pages of one person that watch `leave`; the line of them is ready. */
  async function begin(count = 3) {
    const browser = new LivePages();
    const server = createLiveServer();
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
    expect(server.open()).toEqual(['leave', 'course,leave']);
    await server.opened.at(-1)?.say('ready');
    await server.opened.at(-1)?.say({ told: 'course' });
    expect([told(), course.mock.calls.length, server.open()]).toEqual([[0, 0, 0], 1, ['course,leave']]);
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
  const server = createLiveServer();
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
  const server = createLiveServer();
  const locks: Neighbours['locks'] = {
    request: () => Promise.reject(new DOMException('no storage', 'SecurityError')),
  };
  for (let count = 0; count < 2; count += 1) server.page({ ...browser.of(), locks }).watch('leave');
  await pass(2_000);
  expect(server.open()).toEqual(['leave']);
});
