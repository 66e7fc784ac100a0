import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { listening } from './awaitServer.mjs';

const server = createServer();
afterAll(() => server.close());

test('waits for a server that comes, and not for ever for one that does not', async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const address = new URL(`http://127.0.0.1:${port}`);
  server.close();
  await once(server, 'close');
  expect(await listening(address, 0)).toBe(false);

  const waiting = listening(address, 60_000);
  server.listen(port, '127.0.0.1');
  expect(await waiting).toBe(true);
});
