import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ApiClient } from '../support/apiClient.ts';
import { callCourses, courseList, publish } from '../support/interfaces.ts';
import { seedPeople } from '../support/people.ts';
import { seedTeachingPage } from '../support/entrances.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { json, startUpstream } from '../support/upstream.ts';
import type { Upstream } from '../support/upstream.ts';

let upstream: Upstream;
let server: TestServer;
let admin: ApiClient;
let student: ApiClient;

beforeAll(async () => {
  upstream = await startUpstream();
  const byName = `http://localhost:${String(upstream.port)}`;
  const interfaceOrigins = [upstream.origin, byName, 'https://other.example'];
  // The address of the service is allowed as a network of one's own; `localhost` may be the other loopback too.
  const config = { interfaceOrigins, interfaceNetworks: ['127.0.0.1'] };
  server = await startTestServer({
    seed: async (platform) => {
      await seedPeople(platform);
      await seedTeachingPage(platform);
    },
    config,
  });
  ({ admin, student } = await server.loginAll());
  const credential = {
    id: 'key',
    name: '教务',
    moduleCode: 'teaching',
    origin: upstream.origin,
    header: 'x-key',
  };
  const kept = await admin.call('manager', '/credential/save.do', { ...credential, value: 'correct horse' });
  expect(kept).toMatchObject({ msgState: 1, result: { id: 'key', revision: 1 } });
});

afterAll(async () => {
  await server.close();
  await upstream.close();
});

beforeEach(async () => {
  await server.db.deleteFrom('atrium.interface').execute();
  upstream.asked.length = 0;
  upstream.answer = (response) =>
    json(response, { data: { items: [{ id: 1, name: '高等数学', more: 'x' }] } });
});

/** A list of the service; `over` is of its HTTP part. */
const service = (over: object = {}, rest: object = {}): Record<string, unknown> => {
  const { sql, ...definition } = courseList();
  expect(sql).toBeDefined();
  const http = { method: 'GET', origin: upstream.origin, path: '/courses', rows: 'data.items', ...over };
  return { ...definition, kind: 'http', http, ...rest };
};
const save = (definition: object) => admin.call('manager', '/interface/save.do', { definition });

describe('an interface over HTTP', () => {
  const inputs = [
    { name: 'term', type: 'text' },
    { name: 'ids', type: 'numbers' },
    { name: 'me', type: 'text', from: 'userId' },
  ];

  test('sends its inputs where it says, and answers what it declares', async () => {
    const query = [
      { name: 'id', input: 'ids' },
      { name: 'q', input: 'term' },
    ];
    const definition = service({ path: '/of/{me}/{term}', query, credential: 'key' }, { inputs });
    expect(await publish(admin, definition)).toMatchObject({ msgState: 1 });
    const answer = await callCourses(student, { term: 'a/../b?x=1#&', ids: [1, 2] });
    expect(answer).toMatchObject({ msgState: 1, total: 1 });
    expect(answer.list).toEqual([{ id: 1, name: '高等数学' }]);
    expect(upstream.asked).toHaveLength(1);
    expect(upstream.asked[0]).toMatchObject({
      method: 'GET',
      address: '/of/u-student/a%2F..%2Fb%3Fx%3D1%23%26?id=1&id=2&q=a%2F..%2Fb%3Fx%3D1%23%26',
      headers: { 'x-key': 'correct horse' },
    });
    expect(await publish(admin, service({ path: '/学期/{term}' }, { inputs }))).toMatchObject({
      msgState: 1,
    });
    await callCourses(student, { term: '秋' });
    expect(upstream.asked.pop()?.address).toBe(encodeURI('/学期/秋'));
    await publish(admin, definition);
    for (const term of ['..', '.', '', null])
      expect(await callCourses(student, { term })).toMatchObject({ msgState: 2, errors: [{ path: 'term' }] });
    expect(upstream.asked).toHaveLength(1);
  });

  test('posts its body as JSON, and takes a result from where it stands', async () => {
    upstream.answer = (response, { body }) => json(response, { ok: [JSON.parse(body)] });
    const body = [
      { name: 'ids', input: 'ids' },
      { name: 'term', input: 'term' },
    ];
    const outputs = [{ name: 'first', type: 'number', path: 'ids.0' }];
    const definition = service(
      { method: 'POST', body, rows: 'ok.0' },
      { inputs, outputs, answers: 'result' },
    );
    await publish(admin, definition);
    expect((await callCourses(student, { ids: [7] })).result).toEqual({ first: 7 });
    expect(upstream.asked[0]).toMatchObject({ method: 'POST', body: '{"ids":[7]}' });
  });

  test('is tried, where a try does nothing that could not be taken back', async () => {
    const tried = await admin.call('manager', '/interface/test.do', { definition: service() });
    expect(tried).toMatchObject({ result: { ok: true, rows: [{ id: 1, name: '高等数学' }], total: 1 } });
    const writing = service({ method: 'POST', rows: 'data.items.0' }, { writes: true, answers: 'result' });
    const refused = await admin.call('manager', '/interface/test.do', { definition: writing });
    expect(refused).toMatchObject({ msgState: 5, code: 'TRY_WOULD_WRITE' });
    expect(upstream.asked).toHaveLength(1);
  });
});

describe('a request to an address that is not allowed is never made', () => {
  test.each([
    'http://127.0.0.1',
    'http://[::ffff:169.254.169.254]',
    'http://2130706433',
    'http://0x7f.1',
    'http://localhost.',
    'http://other.example',
    'https://other.example:444',
    'https://other.example@10.0.0.1',
    'https://other.example/',
    'file:///',
    'gopher://other.example',
  ])('%s', async (origin) => {
    const refused = {
      http: 400,
      msgState: 2,
      errors: [{ path: 'definition.http.origin', code: 'UNKNOWN_OPTION' }],
    };
    expect(await save(service({ origin }))).toMatchObject(refused);
    // Put past that door, a call does not go out either.
    const put = { module_code: 'teaching', url: 'courses', definition: JSON.stringify(service({ origin })) };
    await server.db
      .insertInto('atrium.interface')
      .values({ ...put, updated_by: 'x' })
      .execute();
    const { version } = await server.db
      .insertInto('atrium.interface_version')
      .values({ ...put, published_by: 'x' })
      .returning('version')
      .executeTakeFirstOrThrow();
    await server.db.updateTable('atrium.interface').set({ published_version: version }).execute();
    expect((await callCourses(student)).msgState).toBe(9);
    expect(upstream.asked).toEqual([]);
  });

  test.each(['//', '//other.example/x', '/a/../b', '/a?b=1', '/a#b', '/{', '/a\\b', '/a b'])(
    'a path %s',
    async (path) => {
      expect(await save(service({ path }))).toMatchObject({
        msgState: 2,
        errors: [{ path: 'definition.http.path', code: 'PATH_PLAIN' }],
      });
    },
  );

  test('an allowed name that stands for another network', async () => {
    const networks = server.platform.config.interfaceNetworks as string[];
    await publish(admin, service({ origin: `http://localhost:${String(upstream.port)}` }));
    const own = networks.splice(0);
    expect(await callCourses(student)).toMatchObject({ http: 502, msgState: 9, code: 'SOURCE_UNAVAILABLE' });
    await publish(admin, service());
    expect(await callCourses(student)).toMatchObject({ code: 'SOURCE_UNAVAILABLE' });
    // Who configures is told what stood in the way.
    const tried = await admin.call('manager', '/interface/test.do', { definition: service() });
    expect(tried).toMatchObject({ result: { ok: false, reason: 'unavailable', failure: 'address' } });
    networks.push(...own);
    expect(upstream.asked).toEqual([]);
    expect(await callCourses(student)).toMatchObject({ msgState: 1 });
  });

  test('a redirect is not followed', async () => {
    await publish(admin, service());
    upstream.answer = (response) =>
      void response.writeHead(302, { location: `${upstream.origin}/inside` }).end();
    expect(await callCourses(student)).toMatchObject({ msgState: 9, code: 'INTERFACE_FAILED' });
    expect(upstream.asked).toHaveLength(1);
  });
});

describe('a credential', () => {
  test('is not shown where the service sends it back', async () => {
    upstream.answer = (response, { headers }) =>
      void response.writeHead(500).end(`no: ${String(headers['x-key'])}`);
    const definition = service({ credential: 'key' });
    const tried = await admin.call('manager', '/interface/test.do', { definition });
    expect(tried.text).toContain('no: ***');
    expect(tried.text).not.toContain('horse');
    upstream.answer = (response, { headers }) =>
      json(response, { data: { items: [{ id: 1, name: { was: [`got ${String(headers['x-key'])}`] } }] } });
    const shown = await admin.call('manager', '/interface/test.do', { definition });
    expect(shown.text).toContain('got ***');
    await publish(admin, definition);
    for (const answer of [shown, await callCourses(student)]) {
      expect(answer).toMatchObject({ msgState: 1 });
      expect(answer.text).not.toContain('horse');
    }
  });

  test('is told to nobody, and the caller chooses neither it nor the address; nothing of the caller goes out', async () => {
    upstream.answer = (response, { headers, address }) =>
      json(response, { data: { items: [{ id: 1, name: JSON.stringify([headers, address]) }] } });
    await publish(admin, service());
    const param = {
      url: 'http://evil.example',
      origin: 'http://evil.example',
      credential: 'key',
      credentialRef: 'key',
    };
    const answer = await callCourses(student, param);
    expect(answer.msgState).toBe(1);
    expect(answer.text).not.toMatch(/evil|credential|horse|cp_/);
    expect(answer.text).not.toContain(student.token);
    const list = await admin.call('manager', '/credential/list.do', {});
    expect(list.text).toContain('x-key');
    expect(list.text).not.toContain('horse');
    const audit = await server.db.selectFrom('atrium.audit').select(['before', 'after']).execute();
    expect(JSON.stringify(audit)).not.toContain('horse');
  });

  test('goes to its own origin, from its own module, and nowhere else', async () => {
    const refused = { msgState: 2, errors: [{ path: 'definition.http.credential', code: 'UNKNOWN_OPTION' }] };
    expect(await save(service({ origin: 'https://other.example', credential: 'key' }))).toMatchObject(
      refused,
    );
    expect(await save(service({ credential: 'key' }, { moduleCode: 'other' }))).toMatchObject(refused);
    const moved = {
      id: 'key',
      name: 'x',
      moduleCode: 'other',
      origin: upstream.origin,
      header: 'x-key',
      revision: 1,
    };
    expect(await admin.call('manager', '/credential/save.do', moved)).toMatchObject({
      msgState: 2,
      errors: [{ path: 'value', code: 'REQUIRED' }],
    });
    expect(
      await admin.call('manager', '/credential/save.do', { ...moved, origin: 'http://evil.example' }),
    ).toMatchObject({ errors: [{ path: 'origin', code: 'UNKNOWN_OPTION' }] });
    await publish(admin, service({ credential: 'key' }));
    // Nor is it moved away from those that send it.
    expect(
      await admin.call('manager', '/credential/save.do', { ...moved, value: 'correct horse', revision: 1 }),
    ).toMatchObject({ code: 'IN_USE', list: ['teaching/courses'] });
    expect(await admin.call('manager', '/credential/remove.do', { id: 'key', revision: 1 })).toMatchObject({
      code: 'IN_USE',
      list: ['teaching/courses'],
    });
  });
});

describe('a service that', () => {
  test('never answers, or byte by byte, is given up at the deadline', async () => {
    await publish(admin, service({}, { deadline: 300 }));
    upstream.answer = () => undefined;
    expect(await callCourses(student)).toMatchObject({ http: 504, msgState: 9, code: 'TIMEOUT' });
    upstream.answer = (response) => void response.writeHead(200, { 'content-length': '100' }).write('{');
    expect(await callCourses(student)).toMatchObject({ http: 504, msgState: 9, code: 'TIMEOUT' });
  });

  test('answers more than it may, plainly or packed, is cut off', async () => {
    await publish(admin, service({}, { bytes: 100_000 }));
    upstream.answer = (response) => void response.end('x'.repeat(200_000));
    expect(await callCourses(student)).toMatchObject({ msgState: 2, code: 'RESULT_TOO_LARGE' });
    const bomb = gzipSync(Buffer.alloc(50_000_000, 'x'));
    expect(bomb.length).toBeLessThan(100_000);
    upstream.answer = (response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb);
    expect(await callCourses(student)).toMatchObject({ msgState: 2, code: 'RESULT_TOO_LARGE' });
  });

  test.each([
    ['closes in the middle', '{"data":', 'SOURCE_UNAVAILABLE'],
    ['answers no JSON', '<html>', 'INTERFACE_FAILED'],
    ['answers no list', '{"data":{}}', 'INTERFACE_FAILED'],
    ['answers with names that objects have', '{"__proto__":{"data":{"items":[]}}}', 'INTERFACE_FAILED'],
  ])('%s fails with a code, and nothing of it is told', async (_what, text, code) => {
    await publish(admin, service());
    upstream.answer = (response) => {
      if (code === 'INTERFACE_FAILED') response.end(text);
      else response.writeHead(200, { 'content-length': '1000' }).write(text, () => response.destroy());
    };
    const answer = await callCourses(student);
    expect(answer).toMatchObject({ http: 502, msgState: 9, code });
    expect(answer.text).not.toContain('127.0.0.1');
  });
});
