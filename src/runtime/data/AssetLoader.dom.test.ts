import { afterEach, expect, test, vi } from 'vitest';
import { AssetLoader, LOAD_TIMEOUT } from './AssetLoader.ts';

afterEach(() => {
  vi.useRealTimers();
  document.head.replaceChildren();
});

const answers = (...responses: (Response | Error)[]) =>
  vi.fn<typeof fetch>(() => {
    const next = responses.shift() ?? new Response('', { status: 404 });
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
  });
const loaderOver = (transport: typeof fetch = answers()) =>
  new AssetLoader({ document: () => document, transport });
const placed = () => [...document.head.querySelectorAll('script, link')];
const tell = (event: 'load' | 'error'): void => {
  placed().at(-1)?.dispatchEvent(new Event(event));
};

test('a script is the default; two callers share one load, and it stays', async () => {
  const loader = loaderOver();
  expect(loader.state('/a.js')).toBeUndefined();
  const both = Promise.all([loader.load('/a.js'), loader.load('/a.js')]);
  expect(loader.state('/a.js')).toBe('PENDING');
  expect(placed().map((element) => element.getAttribute('src'))).toEqual([`${location.origin}/a.js`]);
  tell('load');
  await both;
  expect(loader.state('/a.js')).toBe('RESOLVED');
  await loader.load('/a.js');
  expect(placed()).toHaveLength(1);
});

test('what failed is tried again when it is asked for again, and leaves nothing behind', async () => {
  const loader = loaderOver();
  const first = loader.load('/a.css', { mode: 'css' });
  tell('error');
  await expect(first).rejects.toMatchObject({ code: 'CSS_CHUNK_LOAD_FAILED', type: 'missing' });
  expect([loader.state('/a.css', 'css'), placed().length]).toEqual(['REJECTED', 0]);
  const second = loader.load('/a.css', { mode: 'css' });
  tell('load');
  await second;
  expect(loader.state('/a.css', 'css')).toBe('RESOLVED');
});

test('by force it is loaded anew, and takes the place of what was there', async () => {
  const loader = loaderOver();
  const first = loader.load('/a.css', { mode: 'css' });
  tell('load');
  await first;
  const [before] = placed();
  const again = loader.load('/a.css', { mode: 'css', force: true });
  expect(placed()).toHaveLength(2);
  tell('load');
  await again;
  expect(placed()).toHaveLength(1);
  expect(placed()[0]).not.toBe(before);
});

test('a file is fetched once for all, and by itself once more where it may be', async () => {
  const transport = answers(new TypeError('away'), new Response('text'));
  const loader = loaderOver(transport);
  const content = await loader.load('/a.bin', { mode: 'xhr', retries: 1 });
  expect(await content.text()).toBe('text');
  expect(await loader.load('/a.bin', { mode: 'xhr' })).toBe(content);
  expect(transport).toHaveBeenCalledTimes(2);
});

test.each([
  ['that is gone', new Response('', { status: 404 }), 'release'],
  ['that the network keeps', new TypeError('away'), 'retry'],
  ['of a server that is away', new Response('', { status: 502 }), 'retry'],
])('a file %s is missing, and what helps is told', async (_what, answer, remedy) => {
  const load = loaderOver(answers(answer)).load('/a.bin', { mode: 'xhr' });
  await expect(load).rejects.toMatchObject({
    name: 'ChunkLoadError',
    message: expect.stringContaining('Loading chunk failed') as string,
    type: 'missing',
    remedy,
  });
});

test.each(['script', 'css', 'xhr'] as const)('after two minutes a %s counts as not coming', async (mode) => {
  vi.useFakeTimers();
  const transport = vi.fn<typeof fetch>(
    (_input, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
      }),
  );
  const load = loaderOver(transport).load('/slow', { mode });
  const told = expect(load).rejects.toMatchObject({ type: 'timeout' });
  await vi.advanceTimersByTimeAsync(LOAD_TIMEOUT);
  await told;
});

test('nothing comes from an origin that is not allowed', async () => {
  const loader = loaderOver();
  await expect(loader.load('https://elsewhere.example/a.js')).rejects.toThrow('https://elsewhere.example');
  expect(placed()).toEqual([]);
  loader.allow(['https://elsewhere.example']);
  const load = loader.load('https://elsewhere.example/a.js');
  tell('load');
  await load;
});
