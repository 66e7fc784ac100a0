import { Type } from 'typebox';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { defineCall } from '../../server/call/defineCall.ts';
import { AppError } from '../../server/errors/AppError.ts';
import type { RegisterModule } from '../../server/modules/index.ts';
import type { LoginResponse } from '../../src/schemas/wire/session.ts';
import { readSetting, writeSetting } from '../../server/db/settings.ts';
import type { ApiAnswer, ApiClient } from '../support/apiClient.ts';
import { seedPeople } from '../support/people.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';

/** Two calls of the kind that modules declare: one counts up a setting, one is for administrators. */
const probes: RegisterModule = (app) => {
  defineCall(app, {
    service: 'core',
    path: '/probe/:name/raise.do',
    action: 'probe.raise',
    about: 'Raises a number.',
    access: 'login',
    writes: true,
    param: Type.Object({ by: Type.Integer(), fail: Type.Optional(Type.Boolean()) }),
    handler: async (ctx) => {
      const name = ctx.path.name ?? '';
      const before = Number((await readSetting(ctx.db, name)) ?? 0);
      const after = before + ctx.param.by;
      await writeSetting(ctx.db, name, after);
      ctx.audit({ resource: `setting/${name}`, before, after });
      if (ctx.param.fail === true) throw new AppError('REVISION_CONFLICT');
      return { result: { after } };
    },
  });
  defineCall(app, {
    service: 'core',
    path: '/probe/admin.do',
    action: 'probe.admin',
    about: 'Tells the role.',
    access: 'admin',
    param: Type.Object({}),
    handler: (ctx) => ({ result: ctx.actor.groupId }),
  });
  defineCall(app, {
    service: 'core',
    path: '/probe/crash.do',
    action: 'probe.crash',
    about: 'Fails.',
    access: 'login',
    param: Type.Object({}),
    handler: () => {
      throw new Error('select secret from /etc/passwd');
    },
  });
};

let server: TestServer;
let student: ApiClient;
let name: string;
let number = 0;

beforeAll(async () => {
  server = await startTestServer({ seed: seedPeople, modules: [probes] });
  student = await server.login('student');
});

beforeEach(() => {
  number += 1;
  name = `count${number}`;
});

afterAll(() => server.close());

const raise = (param: object): Promise<ApiAnswer> => student.call('core', `/probe/${name}/raise.do`, param);
const count = async (): Promise<unknown> => readSetting(server.db, name);
const audit = () =>
  server.db.selectFrom('atrium.audit').selectAll().where('resource', '=', `setting/${name}`).execute();

describe('a repeated request id', () => {
  test('answers as the first time and changes nothing more', async () => {
    const first = await raise({ by: 1, requestId: 'a-1' });
    const second = await raise({ by: 1, requestId: 'a-1' });
    expect(first).toMatchObject({ msgState: 1, result: { after: 1 } });
    expect(second.text).toBe(first.text);
    expect(await count()).toBe(1);
    expect(await audit()).toHaveLength(1);
  });

  test('50 at once are carried out once', async () => {
    const requestId = `${name}-many`;
    const answers = await Promise.all(Array.from({ length: 50 }, () => raise({ by: 1, requestId })));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await count()).toBe(1);
  });

  test('with another payload is refused', async () => {
    await raise({ by: 1, requestId: 'c-1' });
    expect(await raise({ by: 2, requestId: 'c-1' })).toMatchObject({
      http: 409,
      msgState: 5,
      code: 'REQUEST_ID_REUSED',
    });
    expect(await count()).toBe(1);
  });

  test('belongs to one user', async () => {
    await raise({ by: 1, requestId: 'd-1' });
    const teacher = await server.login('teacher');
    await teacher.call('core', `/probe/${name}/raise.do`, { by: 1, requestId: 'd-1' });
    expect(await count()).toBe(2);
  });

  test('that is null is none', async () => {
    await raise({ by: 1, requestId: null });
    expect(await raise({ by: 1, requestId: null })).toMatchObject({ result: { after: 2 } });
  });

  test('is no part of calls that visitors make, too, so that none is answered for another', async () => {
    const visit = await server.api.call('base', '/login/skipLogin.do', { visitor: true });
    const visitor = server.api.withToken((visit.result as LoginResponse).token.join('_'));
    expect(await visitor.call('base', '/login/logout.do', { requestId: 'v-1' })).toMatchObject({
      msgState: 2,
      errors: [{ path: 'requestId', code: 'UNKNOWN_FIELD' }],
    });
    expect(await visitor.call('base', '/login/logout.do')).toMatchObject({ msgState: 1 });
  });

  test('of a call that was refused is free again', async () => {
    expect(await raise({ by: 1, fail: true, requestId: 'e-1' })).toMatchObject({ msgState: 5 });
    expect(await raise({ by: 1, requestId: 'e-1' })).toMatchObject({ msgState: 1 });
    expect(await count()).toBe(1);
  });

  test.each([7, '', 'x'.repeat(65), 'a b'])('%j is no request id', async (requestId) => {
    expect(await raise({ by: 1, requestId })).toMatchObject({
      msgState: 2,
      errors: [{ path: 'requestId', code: 'FORMAT_INVALID' }],
    });
  });
});

describe('audit', () => {
  test('an accepted write leaves one row in its own transaction', async () => {
    await raise({ by: 3, requestId: 'f-1' });
    expect(await audit()).toMatchObject([
      {
        actor: 'u-student',
        action: 'probe.raise',
        before: 0,
        after: 3,
        result: 'accepted',
        request_id: 'f-1',
      },
    ]);
  });

  test('a refused write leaves nothing behind', async () => {
    await raise({ by: 3, fail: true });
    expect([await count(), await audit()]).toEqual([undefined, []]);
  });

  test('a denial leaves a row with its code', async () => {
    const client = await server.login('teacher');
    expect(await client.call('core', '/probe/admin.do')).toMatchObject({
      http: 403,
      msgState: 3,
      code: 'FORBIDDEN',
    });
    const rows = await server.db
      .selectFrom('atrium.audit')
      .select(['actor', 'result'])
      .where('action', '=', 'probe.admin')
      .execute();
    expect(rows).toEqual([{ actor: 'u-teacher', result: 'FORBIDDEN' }]);
  });

  test('rows can be neither changed nor removed', async () => {
    await expect(server.db.updateTable('atrium.audit').set({ actor: 'x' }).execute()).rejects.toThrow(
      'never changed',
    );
    await expect(server.db.deleteFrom('atrium.audit').execute()).rejects.toThrow('never changed');
  });
});

test('rights follow the role of the call', async () => {
  const admin = await server.login('admin');
  expect(await admin.call('core', '/probe/admin.do')).toMatchObject({ msgState: 1, result: 'administrator' });
});

test('a fault says nothing of itself but where the log has it', async () => {
  const answer = await student.call('core', '/probe/crash.do');
  expect(answer).toMatchObject({ http: 500, msgState: 9, code: 'INTERNAL' });
  expect(answer.traceId).toMatch(/^[0-9a-f-]{36}$/);
  expect(answer.text).not.toMatch(/secret|passwd|select|\.ts/);
});

test.each([
  [{}, [['by', 'REQUIRED']]],
  [{ by: '1' }, [['by', 'TYPE_WRONG']]],
  [{ by: 1.5 }, [['by', 'TYPE_WRONG']]],
  [
    { by: 1, ownerId: 1, status: 'x' },
    [
      ['ownerId', 'UNKNOWN_FIELD'],
      ['status', 'UNKNOWN_FIELD'],
    ],
  ],
  [{ by: 1, device: { a: 1 } }, [['device', 'TYPE_WRONG']]],
])('the payload %j is refused by name', async (param, findings) => {
  const answer = await raise(param);
  expect(answer).toMatchObject({ http: 400, msgState: 2, code: 'INPUT_INVALID' });
  expect(answer.errors?.map(({ path, code }) => [path, code])).toEqual(findings);
  expect(await count()).toBeUndefined();
});
