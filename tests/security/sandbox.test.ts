import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';

// The page of custom HTML writes the name of its window. Any site can open a window with a name of its own.

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test.each([
  ['opened as a page of its own writes nothing', false, []],
  ['writes its name within a frame', true, ['<p>page</p>']],
])('the page of custom HTML %s', async (_what, isFramed, expected) => {
  const page = await (await fetch(`${server.baseUrl}/sandbox.html`)).text();
  const script = /<script>(.*)<\/script>/.exec(page)?.[1] ?? '';
  const written: string[] = [];
  const window: { name: string; parent?: object } = { name: '<p>page</p>' };
  window.parent = isFramed ? {} : window;
  const document = {
    open: () => undefined,
    write: (text: string) => written.push(text),
    close: () => undefined,
  };
  runInNewContext(script, { window, document });
  expect(written).toEqual(expected);
});
