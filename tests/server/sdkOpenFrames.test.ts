import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { registerSites } from '../support/appKeys.ts';
import { seedPeople } from '../support/people.ts';
import { rawRequest } from '../support/rawRequest.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';

// What browsers are told of frames, and what frames are told of their site.

let server: TestServer;
const folder = mkdtempSync(path.join(os.tmpdir(), 'atrium-sdk-'));
const portalDir = path.join(folder, 'portal');

const [ONE, TWO, OFF, EMPTY] = [
  'https://one.example',
  'http://two.example:8080',
  'https://off.example',
  'https://empty.example',
];
/** A parent page of the deployment itself, and its key. */
const [INTRANET, INTERNAL] = ['https://intranet.example', 'internal-key-of-this-campus'];
const lines: string[] = [];

beforeAll(async () => {
  mkdirSync(path.join(portalDir, 'sdk', '1.2.3'), { recursive: true });
  writeFileSync(path.join(portalDir, 'index.html'), '<!doctype html><title>portal</title>');
  for (const name of ['atrium-sdk.js', 'atrium-sdk.mjs', 'atrium-sdk.d.ts', '1.2.3/atrium-sdk.js'])
    writeFileSync(path.join(portalDir, 'sdk', name), '// sdk');
  server = await startTestServer({
    seed: async (platform) => {
      await seedPeople(platform);
      await registerSites(platform.db, [
        { key: 'one', origins: [ONE], systems: ['school'], resources: [{ kind: 'flow', id: 'leave' }] },
        {
          key: 'two',
          origins: [TWO],
          resources: [
            { kind: 'mgrList', id: 'pupils' },
            { kind: 'app', id: 'start' },
          ],
        },
        { key: 'off', origins: [OFF], status: 'disabled', systems: ['school'] },
        { key: 'empty', origins: [EMPTY] },
      ]);
    },
    config: { portalDir, embedInternalAppKey: INTERNAL, embedInternalOrigins: [INTRANET] },
    log: { write: (line) => lines.push(line) },
  });
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const get = (address: string, headers: Record<string, string> = {}) =>
  rawRequest(server.baseUrl + address, { headers: { accept: 'text/html', ...headers } });
const framersOf = async (address: string, headers = {}): Promise<string> => {
  const { headers: got } = await get(address, headers);
  return /frame-ancestors ([^;]*)/.exec(String(got['content-security-policy']))?.[1] ?? '';
};
const BOTH = `'self' ${ONE} ${TWO} ${INTRANET}`;
const OWN = "'self'";

describe('pages are framed', () => {
  test.each<readonly [string, string]>([
    ...['/', '/home', '/home?embed=1', '/user/login', '/403', '/404', '/500'].map(
      (address) => [address, BOTH] as const,
    ),
    ...['/main/1/2', '/menu', '/single/app', '/main/1?systemId=school'].map(
      (address) => [address, `'self' ${ONE} ${INTRANET}`] as const,
    ),
    ['/main/1?systemId=platform-admin', `'self' ${INTRANET}`],
    ['/main/1?systemId=school&systemId=platform-admin', `'self' ${INTRANET}`],
    ['/system/school', `'self' ${ONE} ${INTRANET}`],
    ['/system/school/pupils', `'self' ${ONE} ${INTRANET}`],
    ['/system/clubs', `'self' ${INTRANET}`],
    ['/mgr/pupils', `'self' ${TWO}`],
    ['/mgr/others', OWN],
    ['/app/start', `'self' ${TWO}`],
    // Of one id there may be documents of several kinds.
    ['/bi/start', OWN],
    ['/flowApply/leave', `'self' ${ONE}`],
    ['/flowApply/other', OWN],
    ['/flowDetail/any-instance', `'self' ${ONE}`],
    ['/flowWaitListAll/all', `'self' ${ONE}`],
    ['/flowDetail', OWN],
    ['/flowOther/leave', OWN],
    ['/design/form/pupil', OWN],
    ['/preview/form/pupil', OWN],
    ['/share', OWN],
    ['/%68ome', OWN],
    ['/home;x', OWN],
    ['/Home', OWN],
    ['/config.json', OWN],
    ['/sandbox.html', OWN],
    ['/api/manager/none.do', OWN],
  ])('%s by %s', async (address, framers) => {
    const { headers } = await get(address);
    expect(await framersOf(address)).toBe(framers);
    const isSandbox = address === '/sandbox.html';
    expect(headers['x-frame-options']).toBe(framers === OWN || isSandbox ? 'SAMEORIGIN' : undefined);
    expect(headers['permissions-policy']).toContain('camera=(self)');
  });

  test('as the sites are now, without a word to the database, and in answers that say that nothing has changed too', async () => {
    const { headers } = await get('/home');
    const listed = vi.spyOn(server.db, 'selectFrom');
    const again = await get('/home', { 'if-none-match': String(headers.etag) });
    expect([again.status, listed.mock.calls]).toEqual([304, []]);
    expect(again.headers['content-security-policy']).toContain(ONE);
    listed.mockRestore();
    const set = (status: string) =>
      sql`update atrium.app_key set status = ${status} where key = 'two'`.execute(server.db);
    await set('disabled');
    await vi.waitFor(async () => expect(await framersOf('/home')).toBe(`'self' ${ONE} ${INTRANET}`));
    await set('active');
    await vi.waitFor(async () => expect(await framersOf('/home')).toBe(BOTH));
  });
});

test.each([
  ['/sdk/atrium-sdk.js', 'no-cache'],
  ['/sdk/atrium-sdk.mjs', 'no-cache'],
  ['/sdk/atrium-sdk.d.ts', 'no-cache'],
  ['/sdk/1.2.3/atrium-sdk.js', 'public, max-age=31536000, immutable'],
])('%s is for every site', async (address, caching) => {
  const { status, headers } = await get(address);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': caching,
  });
});

test('nothing else is for other sites, nor what there is not of the SDK', async () => {
  for (const address of ['/', '/config.json', '/sdk/none.js']) {
    const { headers } = await get(address);
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  }
});

describe('a frame that waits', () => {
  const watch = (appKey: string, origin: string, signal: AbortSignal): Promise<Response> =>
    fetch(
      `${server.baseUrl}/api/manager/sdkOpen/watch?${new URLSearchParams({ appKey, origin }).toString()}`,
      {
        signal,
      },
    );

  test.each([
    ['one', TWO],
    ['off', OFF],
    ['none', ONE],
    ['one', ''],
  ])('of the key %s at %s is refused', async (appKey, origin) => {
    const response = await watch(appKey, origin, new AbortController().signal);
    expect(response.status).toBe(403);
    await response.body?.cancel();
  });

  test('of the deployment’s own key is let in, and that is logged', async () => {
    const end = new AbortController();
    expect((await watch(INTERNAL, INTRANET, end.signal)).status).toBe(200);
    end.abort();
    expect(lines.some((line) => line.includes(INTRANET) && line.includes('internal appKey'))).toBe(true);
  });

  test('is told of its site however often others are written', async () => {
    const { appKeys } = server.platform;
    // Each time that they are read they have changed again.
    const again = appKeys.watch(() => (reads += 1) < 20 && appKeys.refresh());
    let reads = 0;
    appKeys.refresh();
    expect((await appKeys.active()).map(({ appKey }) => appKey)).toContain('two');
    await vi.waitFor(() => expect(reads).toBeGreaterThanOrEqual(20));
    again();
  });

  test.each([
    ['its key is switched off', sql`update atrium.app_key set status = 'disabled' where key = 'one'`],
    ['its origin is taken away', sql`update atrium.app_key set domains = '[]' where key = 'one'`],
    ['its key is removed', sql`delete from atrium.app_key where key = 'one'`],
  ])('is told within seconds that %s, and nothing before', async (_what, change) => {
    await sql`delete from atrium.app_key where key = 'one'`.execute(server.db);
    await registerSites(server.db, [{ key: 'one', origins: [ONE], systems: ['school'] }]);
    const response = await watch('one', ONE, AbortSignal.timeout(5_000));
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    // What is written of others, and of what its own opens, is none of its business.
    await sql`update atrium.app_key set systems = '[]' where key in ('one', 'two')`.execute(server.db);
    await change.execute(server.db);
    const told = (await response.text()).split('\n\n').filter((event) => event !== '' && event !== ':');
    expect(told).toEqual(['event: off\ndata: {}']);
  });
});
