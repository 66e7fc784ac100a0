import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { resourceKinds } from '../../src/schemas/kinds.ts';
import { md5 } from '../support/apiClient.ts';
import { seedPeople } from '../support/people.ts';
import { rawRequest } from '../support/rawRequest.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';

let server: TestServer;
const lines: string[] = [];
const folder = mkdtempSync(path.join(os.tmpdir(), 'atrium-portal-'));
const portalDir = path.join(folder, 'portal');

beforeAll(async () => {
  mkdirSync(path.join(portalDir, 'assets'), { recursive: true });
  writeFileSync(path.join(portalDir, 'index.html'), '<!doctype html><title>portal</title>');
  writeFileSync(path.join(portalDir, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(path.join(portalDir, 'assets', 'main-abc123.js'), 'plain');
  writeFileSync(path.join(portalDir, 'assets', 'main-abc123.js.br'), 'compressed');
  writeFileSync(path.join(folder, 'outside.txt'), 'outside');
  for (const language of ['zh', 'en']) {
    mkdirSync(path.join(portalDir, 'guide', language), { recursive: true });
    writeFileSync(path.join(portalDir, 'guide', language, 'index.html'), `<title>${language} guide</title>`);
  }
  server = await startTestServer({
    seed: seedPeople,
    config: {
      portalDir,
      imageOrigins: ['https://images.example.edu'],
      mapTiles: { tiles: 'https://tiles.example.edu/{z}/{x}/{y}.png', datum: 'gcj02' },
      frameOrigins: ['https://maps.example.edu'],
    },
    log: { write: (line) => lines.push(line) },
  });
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const get = (address: string, headers: Record<string, string> = {}) =>
  rawRequest(server.baseUrl + address, { headers });

describe('the portal', () => {
  test.each([
    '/',
    '/home',
    '/user/login?redirect=%2Fhome',
    '/main/1/2',
    '/app/student-dashboard',
    '/index.html',
  ])('its entry page is what %s shows', async (address) => {
    const answer = await get(address);
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.text).toContain('<title>portal</title>');
  });

  test('has a guide beside it, for everybody; an address of it that is none leads to its overview', async () => {
    const page = { accept: 'text/html' };
    const answers = await Promise.all(
      ['/guide/zh/index', '/guide/en/index', '/guide', '/guide/en/gone', '/guide/zh/../../outside'].map(
        (at) => get(at, page),
      ),
    );
    expect(answers.map(({ status, headers }) => [status, headers.location])).toEqual([
      [200, undefined],
      [200, undefined],
      [302, '/guide/zh/index'],
      [302, '/guide/en/index'],
      // A file outside of the guide is no chapter of it.
      [302, '/guide/zh/index'],
    ]);
    expect(answers[1]?.text).toBe('<title>en guide</title>');
    expect((await get('/guide/en/gone', { accept: '*/*' })).status).toBe(404);
  });

  test('is what an address shows that is longer than the server reads, for the browser reads it', async () => {
    const answer = await get(`/system/student-affairs/2/1?list=${'x'.repeat(40_000)}`);
    expect([answer.status, answer.headers['content-type']]).toEqual([431, 'text/html; charset=utf-8']);
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(answer.text).toContain('<title>portal</title>');
  });

  test('a broken escape leads a browser to the page that says so, and is refused to everybody else', async () => {
    const page = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
    const answer = await get('/app/%E0%A4%A', page);
    expect([answer.status, answer.headers.location]).toEqual([302, '/404']);
    for (const [address, headers] of [
      ['/app/%E0%A4%A', {}],
      ['/api/base/%E0%A4%A', page],
      ['/files/%E0%A4%A', page],
    ] as const) {
      const refused = await get(address, headers);
      expect(refused.status).toBe(400);
      expect(JSON.parse(refused.text)).toMatchObject({ msgState: 2, code: 'REQUEST_MALFORMED' });
    }
  });

  test('hashed files never change, others are asked for again', async () => {
    const script = await get('/assets/main-abc123.js');
    expect([script.text, script.headers['cache-control']]).toEqual([
      'plain',
      'public, max-age=31536000, immutable',
    ]);
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('no-cache');
  });

  test('compressed twins go to browsers that take them', async () => {
    const script = await get('/assets/main-abc123.js', { 'accept-encoding': 'gzip, br' });
    expect([script.text, script.headers['content-encoding']]).toEqual(['compressed', 'br']);
    expect(script.headers['content-type']).toMatch(/javascript/);
  });

  test.each(['//x', '//evil.example', '///evil.example/a', '/nothing.html'])(
    'its entry page is what a browser shows that %s is typed into, and it goes nowhere else',
    async (address) => {
      const answer = await get(address, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });
      expect([answer.status, answer.headers.location]).toEqual([200, undefined]);
      expect(answer.text).toContain('<title>portal</title>');
    },
  );

  test('who types the address of a file that is not given is led to the page that says so', async () => {
    const answer = await get('/files/gone.png', { accept: 'text/html,*/*;q=0.8' });
    expect([answer.status, answer.headers.location]).toEqual([302, '/404?about=file']);
    expect((await get('/files/gone.png')).status).toBe(404);
  });

  test.each(['/assets/gone.js', '/api/gone.do', '/sdk/gone.js', '/schemas/gone.json'])(
    'no page is at %s, not for who types it either',
    async (address) => {
      const answer = await get(address, { accept: 'text/html,*/*;q=0.8' });
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.text).not.toContain('<title>portal</title>');
    },
  );

  test.each([
    '/assets/gone-def456.js',
    '/assets/main-abc123.js.br',
    '/api/base/user/info.do',
    '/files/x',
    '/no-such.png',
    '/..%2foutside.txt',
    '/%2e%2e/outside.txt',
    '/assets/..%2f..%2foutside.txt',
  ])('%s is not there', async (address) => {
    const answer = await get(address);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(answer.text).not.toContain('outside');
  });

  test('sends a policy under which no text becomes a script', async () => {
    const { headers } = await get('/');
    const policy = headers['content-security-policy'] as string;
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain('unsafe-eval');
    expect(policy).toContain(
      "img-src 'self' data: blob: https://images.example.edu https://tiles.example.edu;",
    );
    expect(policy).toContain("media-src 'self' blob: https://images.example.edu;");
    expect(policy).toContain("frame-src 'self' https://maps.example.edu;");
    expect(headers['referrer-policy']).toBe('no-referrer');
    // The widgets of this origin scan, record and locate; pages in frames do not.
    expect(headers['permissions-policy']).toBe(
      'camera=(self), microphone=(self), geolocation=(self), payment=()',
    );
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
});

test('where chat apps are configured pages may run their scripts too, each by its address, and learn of no secret', async () => {
  const at = { url: 'https://api.example.edu', authorizeUrl: 'https://open.example.edu', secret: 'hidden' };
  const script = 'https://res.example.edu/open/js/jweixin.js';
  const other = await startTestServer({
    seed: seedPeople,
    config: {
      chatApps: {
        wecom: { ...at, scriptUrl: script, corpId: 'ww1', agentId: '7' },
        wechat: { ...at, scriptUrl: script, appId: 'wx1' },
        dingtalk: {
          ...at,
          scriptUrl: 'https://g.example.edu/dd.js',
          corpId: 'd1',
          agentId: '8',
          key: 'hidden',
        },
      },
    },
  });
  try {
    const page = await rawRequest(`${other.baseUrl}/home`);
    expect(page.headers['content-security-policy']).toContain(
      `script-src 'self' ${script} https://g.example.edu/dd.js;`,
    );
    const { text } = await rawRequest(`${other.baseUrl}/config.json`);
    expect(JSON.parse(text)).toMatchObject({
      chatApps: {
        wecom: { script, appId: 'ww1', agentId: '7' },
        wechat: { script, appId: 'wx1', agentId: '' },
        dingtalk: { script: 'https://g.example.edu/dd.js', appId: 'd1', agentId: '8' },
      },
    });
    expect(text).not.toContain('hidden');
  } finally {
    await other.close();
  }
});

test('the page of custom HTML is held to an origin of its own, without a network', async () => {
  const { status, headers } = await get('/sandbox.html');
  const policy = headers['content-security-policy'] as string;
  expect(status).toBe(200);
  expect(policy).toMatch(/^sandbox allow-scripts; default-src 'none';/);
  expect(policy).not.toContain('allow-same-origin');
  expect(policy).not.toContain('connect-src');
});

test('the project names its services and its key', async () => {
  const answer = await get('/config.json');
  expect(JSON.parse(answer.text)).toMatchObject({
    projectId: '100000000',
    schoolId: 478,
    appKey: server.platform.project.appKey,
    services: { interface: '/api/interface', base: '/api/base', file: '/files' },
  });
});

describe('the schema files', () => {
  test('are there for every kind, without a login, as their list says', async () => {
    const list = JSON.parse((await get('/schemas/index.json')).text) as { kind: string; url: string }[];
    expect(list.map(({ kind }) => kind)).toEqual([...resourceKinds]);
    for (const { kind, url } of list) {
      const answer = await get(new URL(url).pathname);
      expect([answer.status, answer.headers['content-type']]).toEqual([
        200,
        'application/schema+json; charset=utf-8',
      ]);
      expect(JSON.parse(answer.text)).toMatchObject({
        $schema: 'http://json-schema.org/draft-07/schema#',
        properties: { kind: { const: kind } },
      });
    }
  });

  test('are not sent again to whoever has them', async () => {
    const { headers } = await get('/schemas/app.json');
    const etag = headers.etag!;
    for (const held of [etag, `"other", W/${etag}`]) {
      const again = await get('/schemas/app.json', { 'if-none-match': held });
      expect([again.status, again.text, again.headers.etag]).toEqual([304, '', etag]);
    }
    expect((await get('/schemas/app.json', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test.each(['/schemas/nonsense.json', '/schemas/', '/schemas/app', '/schemas/../config.ts'])(
    '%s is none',
    async (address) => {
      expect((await get(address)).status).toBeGreaterThanOrEqual(400);
    },
  );
});

describe('health', () => {
  test('lives, and is ready while the database answers and nobody shuts it down', async () => {
    expect([(await get('/healthz')).status, (await get('/readyz')).status]).toEqual([200, 200]);
    server.platform.draining = true;
    const draining = await get('/readyz', { connection: 'keep-alive' });
    server.platform.draining = false;
    expect([draining.status, draining.headers.connection]).toEqual([503, 'close']);
    expect((await get('/readyz')).status).toBe(200);
  });
});

describe('the log', () => {
  test('has a line per request, and neither token nor sign nor password in it', async () => {
    const client = await server.login('admin');
    await client.call('base', '/user/info.do', {});
    await client.call('base', '/user/info.do', { unknown: client.token });
    await get(`/home?token=${client.token}&ticket=${client.token}`);
    await server.api.call('base', '/login/skipLogin.do', { token: client.token });
    const text = lines.join('');
    expect(text).toContain('"url":"/home?token=[redacted]&ticket=[redacted]"');
    expect(text).toContain('"url":"/api/base/user/info.do"');
    expect(text).not.toContain(client.token.slice(3));
    expect(text).not.toContain(md5('atrium-demo'));
  });
});
