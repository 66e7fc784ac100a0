import net from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ChangeFeed } from '../../server/changes/ChangeFeed.ts';
import type { ApiClient } from '../support/apiClient.ts';
import { seedPupils } from '../support/pupils.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';

let server: TestServer;
let admin: ApiClient;
const open: AbortController[] = [];

beforeAll(async () => {
  server = await startTestServer({ seed: seedPupils });
  admin = await server.login('admin');
});

afterAll(async () => {
  for (const controller of open) controller.abort();
  await server.close();
});

function connect(query: string, token: string, signal?: AbortSignal): Promise<Response> {
  const init = { headers: { token }, ...(signal ? { signal } : {}) };
  return fetch(`${server.baseUrl}/api/interface/changes?${query}`, init);
}

/** What a refusal says. */
async function refusal(query: string, token: string): Promise<{ status: number; msg: string }> {
  const response = await connect(query, token);
  return { status: response.status, msg: ((await response.json()) as { msg: string }).msg };
}

/** Listens as a portal does; `next` waits for the next event's text. */
async function listen(query: string, client = admin) {
  const controller = new AbortController();
  open.push(controller);
  const response = await connect(query, client.token, controller.signal);
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let kept = '';
  const next = async (): Promise<string> => {
    for (;;) {
      const end = kept.indexOf('\n\n');
      if (end >= 0) {
        const event = kept.slice(0, end);
        kept = kept.slice(end + 2);
        if (!event.startsWith(':')) return event;
        continue;
      }
      const { value, done } = await reader.read();
      if (done) return 'end';
      kept += value;
    }
  };
  expect(await next()).toContain('event: ready');
  return { response, next, close: () => controller.abort() };
}

let number = 0;
const add = (client = admin) => {
  number += 1;
  const data = { studentNo: `S${String(number)}`, name: '王芳' };
  return client.call('interface', '/rest/http/pupil/add.htm', { data });
};
const CHANGED = 'event: changed\ndata: {"module":"pupil"}';

describe('a stream of changes', () => {
  test('tells each write that was accepted, and none that was refused', async () => {
    const { response, next, close } = await listen('modules=pupil');
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const { result } = await add();
    expect(await next()).toBe(CHANGED);
    const { id } = result as { id: string };
    const refused = await admin.call('interface', '/rest/http/pupil/update.htm', {
      id,
      revision: 7,
      data: { name: '林' },
    });
    expect(refused.msgState).not.toBe(1);
    await admin.call('interface', '/rest/http/pupil/update.htm', { id, revision: 1, data: { name: '林' } });
    expect(await next()).toBe(CHANGED);
    await admin.call('interface', '/rest/http/pupil/remove.htm', { ids: [id] });
    expect(await next()).toBe(CHANGED);
    close();
  });

  test('hears of writes in another process', async () => {
    const { next, close } = await listen('modules=pupil');
    const other = new ChangeFeed(server.notifications);
    other.tell('pupil');
    expect(await next()).toBe(CHANGED);
    close();
  });

  test('tells that something may be missed when its line to the database broke', async () => {
    const { next, close } = await listen('modules=pupil');
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'atrium listening'`.execute(server.db);
    expect(await next()).toBe(CHANGED);
    await add();
    expect(await next()).toBe(CHANGED);
    close();
  });

  test('names only modules that the role may list', async () => {
    const { next, close } = await listen('modules=pupil,nothing-there');
    close();
    await expect(next()).rejects.toThrow();
    expect(await refusal('modules=nothing-there', admin.token)).toMatchObject({ status: 403 });
  });

  test.each<[string, string, boolean, number]>([
    ['no token', 'modules=pupil', false, 401],
    ['no modules', '', true, 400],
    ['an id that is none', 'modules=pupil,..%2F', true, 400],
    ['modules twice', 'modules=pupil&modules=pupil', true, 400],
    [
      'more than a page reads',
      `modules=${Array.from({ length: 51 }, (_, i) => `m${String(i)}`).join()}`,
      true,
      400,
    ],
    ['somebody else’s role', 'modules=pupil&groupId=student', true, 403],
  ])('is refused for %s', async (_name, query, withToken, status) => {
    const refused = await refusal(query, withToken ? admin.token : '');
    expect(refused.status).toBe(status);
    expect(refused.msg).not.toBe('');
  });

  test('refuses a session’s fifth and a person’s thirteenth, and takes it again once another is closed', async () => {
    const sessions = [];
    for (let count = 0; count < 4; count += 1) sessions.push(await server.login('teacher'));
    const streams = [];
    for (const session of sessions.slice(0, 3)) {
      for (let count = 0; count < 4; count += 1) streams.push(await listen('modules=pupil', session));
      const refused = await connect('modules=pupil', session.token);
      expect(refused.status).toBe(429);
      expect(await refused.json()).toMatchObject({ code: 'TOO_MANY_TRIES', retryAfter: 30 });
    }
    const teacher = sessions[3]!;
    expect(await refusal('modules=pupil', teacher.token)).toMatchObject({ status: 429 });
    streams[0]?.close();
    // The server learns of a closed line from the line itself.
    await expect
      .poll(async () => {
        const controller = new AbortController();
        const response = await connect('modules=pupil', teacher.token, controller.signal);
        if (response.status !== 200) await response.text();
        controller.abort();
        return response.status;
      })
      .toBe(200);
    for (const { close } of streams) close();
  });
});

test('a server that stops ends its streams, and waits for no connection on which nothing was asked', async () => {
  const other = await startTestServer({ seed: seedPupils });
  const client = await other.login('admin');
  const response = await fetch(`${other.baseUrl}/api/interface/changes?modules=pupil`, {
    headers: { token: client.token },
  });
  const socket = net.connect(Number(new URL(other.baseUrl).port), '127.0.0.1');
  const ended = new Promise<boolean>((resolve) => socket.once('close', resolve));
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  // The server has taken it, too: what comes on another one behind it is answered.
  await client.call('base', '/user/info.do');
  await other.close();
  expect(await response.text()).toContain('event: ready');
  expect(await ended).toBe(false);
});
