import { afterEach, expect, test, vi } from 'vitest';
import { AssetLoader } from './AssetLoader.ts';
import { chunkFailure, loadMissingStyles } from './chunkFailures.ts';
import { loadChunk } from './loadChunk.ts';

afterEach(() => {
  vi.useRealTimers();
  document.head.replaceChildren();
});

const loaderOver = (answer: () => Promise<Response>) => {
  const transport = vi.fn<typeof fetch>(answer);
  return { transport, assets: new AssetLoader({ document: () => document, transport }) };
};
const part = () => undefined;
const SCRIPT = `${location.origin}/assets/HomePage-a1b2.js`;
const notFetched = new TypeError(`Failed to fetch dynamically imported module: ${SCRIPT}`);

test.each([
  ['the network is away', () => Promise.reject(new TypeError('away')), 'retry'],
  ['it is there, and the browser keeps to its failure', () => Promise.resolve(new Response('')), 'reload'],
  ['another release has come', () => Promise.resolve(new Response('', { status: 404 })), 'release'],
])('a part that does not come is told by its name; where %s, what helps', async (_when, answer, remedy) => {
  const { assets, transport } = loaderOver(answer);
  expect(await chunkFailure(notFetched, part, assets)).toMatchObject({
    name: 'ChunkLoadError',
    code: 'CHUNK_LOAD_FAILED',
    message: `Loading chunk failed (missing: ${SCRIPT})`,
    remedy,
  });
  expect(transport.mock.calls[0]?.[0]).toEqual(new URL(SCRIPT));
});

test('where the browser does not say what failed, the first script of the release answers for it', async () => {
  const entry = document.createElement('script');
  entry.type = 'module';
  entry.setAttribute('src', '/assets/index-a1b2.js');
  document.head.append(entry);
  const { assets, transport } = loaderOver(() => Promise.resolve(new Response('', { status: 404 })));
  const failure = await chunkFailure(new TypeError('Importing a module script failed.'), part, assets);
  expect(failure).toMatchObject({ remedy: 'release' });
  expect(transport.mock.calls[0]?.[0]).toEqual(new URL('/assets/index-a1b2.js', location.origin));
});

test('a style is told by its own name, and loaded before the next try', async () => {
  const { assets } = loaderOver(() => Promise.resolve(new Response('')));
  const error = new Error(`Unable to preload CSS for ${location.origin}/assets/home-c3.css`);
  expect(await chunkFailure(error, part, assets)).toMatchObject({
    code: 'CSS_CHUNK_LOAD_FAILED',
    remedy: 'retry',
  });
  const again = loadMissingStyles(part, assets);
  const link = document.head.querySelector('link');
  expect(link?.href).toBe(`${location.origin}/assets/home-c3.css`);
  link?.dispatchEvent(new Event('load'));
  await again;
  await loadMissingStyles(part, assets);
  expect(document.head.querySelectorAll('link')).toHaveLength(1);
});

test('of several styles that did not come, the bundler names one, and all are loaded', async () => {
  const names = ['home-c3.css', 'shared-d4.css'];
  for (const name of names) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = `/assets/${name}`;
    document.head.append(link);
  }
  const { assets } = loaderOver(() => Promise.resolve(new Response('')));
  await chunkFailure(
    new Error(`Unable to preload CSS for ${location.origin}/assets/home-c3.css`),
    part,
    assets,
  );
  document.head.replaceChildren();
  const again = loadMissingStyles(part, assets);
  const links = [...document.head.querySelectorAll('link')];
  expect(links.map(({ href }) => href)).toEqual(names.map((name) => `${location.origin}/assets/${name}`));
  for (const link of links) link.dispatchEvent(new Event('load'));
  await again;
});

test('a part that fails as it starts is no part that did not come', async () => {
  const own = new Error('of its own');
  await expect(loadChunk(() => Promise.reject(own))).rejects.toBe(own);
});

test('a part that is waited for in vain is over after two minutes', async () => {
  vi.useFakeTimers();
  const told = expect(loadChunk(() => new Promise(() => undefined))).rejects.toMatchObject({
    name: 'ChunkLoadError',
    type: 'timeout',
  });
  await vi.advanceTimersByTimeAsync(120_000);
  await told;
});
