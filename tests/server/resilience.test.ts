import { sql } from 'kysely';
import { Type } from 'typebox';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { LoginResponse } from '../../src/schemas/wire/session.ts';
import { defineCall } from '../../server/call/defineCall.ts';
import type { RegisterModule } from '../../server/modules/index.ts';
import { issueSession } from '../../server/session/repository.ts';
import { readSetting, writeSetting } from '../../server/db/settings.ts';
import { seedPeople } from '../support/people.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';

/** Opens when told so. */
function makeGate(): { open: () => void; opened: Promise<void>; reached: Promise<void>; reach: () => void } {
  let open = (): void => undefined;
  let reach = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  const reached = new Promise<void>((resolve) => (reach = resolve));
  return { open, opened, reached, reach };
}

let gate = makeGate();

const probes: RegisterModule = (app) => {
  defineCall(app, {
    service: 'core',
    path: '/probe/wait.do',
    action: 'probe.wait',
    about: 'Waits until the test goes on.',
    access: 'login',
    writes: true,
    param: Type.Object({}),
    handler: async () => {
      gate.reach();
      await gate.opened;
      return { result: 'finished' };
    },
  });
  defineCall(app, {
    service: 'core',
    path: '/probe/cut.do',
    action: 'probe.cut',
    about: 'Loses its connection.',
    access: 'login',
    param: Type.Object({}),
    handler: async (ctx) => {
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(ctx.db);
      return {};
    },
  });
  defineCall(app, {
    service: 'core',
    path: '/probe/cutBetween.do',
    action: 'probe.cutBetween',
    about: 'Loses its connection between two writes.',
    access: 'login',
    writes: true,
    param: Type.Object({}),
    handler: async (ctx) => {
      await writeSetting(ctx.db, 'half', 'written');
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(ctx.db);
      // From another connection, while this one lies idle in its transaction.
      await sql`select pg_terminate_backend(${rows[0]!.pid}, 5000)`.execute(ctx.platform.db);
      await writeSetting(ctx.db, 'half', 'more');
      return {};
    },
  });
};

let server: TestServer;

beforeEach(async () => {
  gate = makeGate();
  server = await startTestServer({ seed: seedPeople, modules: [probes] });
});

afterEach(() => server.close());

test('a call that is under way when the server stops is finished and answered', async () => {
  const student = await server.login('student');
  const answer = student.call('core', '/probe/wait.do');
  await gate.reached;
  server.platform.draining = true;
  const closed = server.close();
  gate.open();
  expect(await answer).toMatchObject({ msgState: 1, result: 'finished' });
  expect((await answer).headers.get('connection')).toBe('close');
  await closed;
});

test('a database connection that is cut is a fault with a trace, and the next call works', async () => {
  const student = await server.login('student');
  const cut = await student.call('core', '/probe/cut.do', {}, { headers: { 'accept-language': 'en' } });
  expect(cut).toMatchObject({
    http: 503,
    msgState: 9,
    code: 'DATABASE_UNAVAILABLE',
    msg: 'The data service is not available, please try again later',
  });
  expect(cut.traceId).toBeDefined();
  expect(await student.call('base', '/user/info.do')).toMatchObject({ msgState: 1 });
});

test('a connection that is cut between two statements leaves nothing half done', async () => {
  const student = await server.login('student');
  expect(await student.call('core', '/probe/cutBetween.do')).toMatchObject({ http: 503, msgState: 9 });
  expect(await readSetting(server.db, 'half')).toBeUndefined();
  expect(await student.call('base', '/user/info.do')).toMatchObject({ msgState: 1 });
});

test('of many users at once each gets the own account, every time', async () => {
  const users = ['u-admin', 'u-teacher', 'u-student', 'u-nobody'];
  const clients = await Promise.all(
    Array.from({ length: 20 }, async (_, i) => {
      const userId = users[i % users.length]!;
      const token = await issueSession(server.db, {
        userId,
        kind: 'web',
        loginType: 'form',
        authVersion: 1,
        ip: '127.0.0.1',
        device: '',
      });
      return { userId, client: server.api.withToken(token.join('_')) };
    }),
  );
  const seen = await Promise.all(
    clients.flatMap(({ userId, client }) =>
      Array.from({ length: 5 }, async () => {
        const { result } = await client.call('base', '/user/info.do');
        return [userId, (result as LoginResponse).userBaseInfo.userId];
      }),
    ),
  );
  expect(seen).toHaveLength(100);
  expect(seen.filter(([expected, answered]) => expected !== answered)).toEqual([]);
});
