import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LivePages } from '../../../tests/support/livePages.ts';
import { createPlainRoot } from '../../../tests/support/testRoot.ts';
import { createFixedTransport } from '../../runtime/data/fixedTransport.ts';
import { noNeighbours, type Neighbours } from '../../runtime/live/neighbours.ts';
import { verifySite } from './siteCalls.ts';
import { watchSite } from './watchSite.ts';

const site = { appKey: 'one', origin: 'https://one.example' };
const ends: (() => void)[] = [];
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  vi.useRealTimers();
});

/** A server with one site that is registered until it says otherwise. */
function createServer() {
  const lines: ReadableStreamDefaultController<Uint8Array>[] = [];
  const server = {
    lines,
    isValid: true,
    isAway: false,
    asked: 0,
    frame: (neighbours: Neighbours) => {
      const fixed = createFixedTransport({
        '/sdkOpen/verifyWithoutToken.do': () => {
          server.asked += 1;
          return { result: { isValid: server.isValid } };
        },
      });
      const transport: typeof fetch = (input, init) => {
        if (server.isAway) return Promise.reject(new TypeError('away'));
        const url = input instanceof Request ? input.url : input.toString();
        if (!url.includes('/sdkOpen/watch?')) return fixed(input, init);
        if (!server.isValid)
          return Promise.resolve(Response.json({ msgState: 3, msg: 'no' }, { status: 403 }));
        return Promise.resolve(
          new Response(new ReadableStream<Uint8Array>({ start: (line) => void lines.push(line) })),
        );
      };
      const { root } = createPlainRoot({ transport, neighbours });
      const off = vi.fn();
      ends.push(watchSite(root, site, { verify: () => verifySite(root, site), off }));
      return off;
    },
  };
  return server;
}
const OFF = new TextEncoder().encode('event: off\ndata: {}\n\n');

test('frames of a site hear over one line that it is switched off, and ask the server before they believe it', async () => {
  const browser = new LivePages();
  const server = createServer();
  const offs = [1, 2, 3].map(() => server.frame(browser.of()));
  await pass(1_000);
  expect(server.lines).toHaveLength(1);
  browser.forge(browser.said[0]?.name ?? '', { says: 'changed', topic: 'off' });
  await pass(1_000);
  expect([server.asked, offs.map((off) => off.mock.calls.length)]).toEqual([2, [0, 0, 0]]);
  server.isValid = false;
  server.lines[0]?.enqueue(OFF);
  await pass(1_000);
  expect(offs.map((off) => off.mock.calls.length)).toEqual([1, 1, 1]);
});

test('a line that breaks while the site is switched off is refused, and that is an answer; a server that is away is none', async () => {
  const server = createServer();
  const off = server.frame(new LivePages().of());
  await pass(1_000);
  server.isAway = true;
  server.lines[0]?.error(new Error('gone'));
  await pass(120_000);
  expect(off).not.toHaveBeenCalled();
  server.isAway = false;
  server.isValid = false;
  await pass(120_000);
  expect(off).toHaveBeenCalled();
});

test('a frame that hears no others asks every minute or so, also while nobody looks', async () => {
  const server = createServer();
  const off = server.frame(noNeighbours);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await pass(100_000);
  expect([server.lines.length, server.asked, off.mock.calls.length]).toEqual([0, 1, 0]);
  server.isValid = false;
  await pass(100_000);
  expect(off).toHaveBeenCalledTimes(1);
});
