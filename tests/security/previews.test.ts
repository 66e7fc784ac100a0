import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DesignRight } from '../../src/schemas/designRight.ts';
import type { FormDocument, SystemDocument } from '../../src/schemas/documents/index.ts';
import type { Service } from '../../src/schemas/wire/project.ts';
import type { SystemEntry } from '../../src/schemas/wire/system.ts';
import { DEMO_PASSWORD, md5, type ApiAnswer, type ApiClient } from '../support/apiClient.ts';
import { findCalls } from '../support/calls.ts';
import { entrance, publishDocument } from '../support/entrances.ts';
import { insertPupils, seedPupils, sixPupils } from '../support/pupils.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { envelopeParts, parts, postParts } from '../support/uploads.ts';

// A preview looks with somebody else's rights, at drafts, and does nothing: whatever it is asked for.

let server: TestServer;
let admin: ApiClient;
let teacher: ApiClient;
let student: ApiClient;

/** The system whose one menu leads to the pupils. */
const SYSTEM = 'pupil-entrance';
const OTHER = entrance('other-system', ['student'], { kind: 'mgrList', id: 'other-list' });

beforeAll(async () => {
  server = await startTestServer({
    seed: async (platform) => {
      await seedPupils(platform);
      await insertPupils(platform, sixPupils);
    },
  });
  ({ admin, teacher, student } = await server.loginAll());
  await server.db.transaction().execute(async (trx) => {
    await publishDocument(trx, { ...plainList('other-list'), name: '别的' });
    await publishDocument(trx, OTHER);
  });
  await server.db.updateTable('atrium.resource').set({ system: SYSTEM }).where('id', '=', 'pupil').execute();
});
afterAll(() => server.close());

const plainList = (id: string) => ({
  kind: 'mgrList' as const,
  schemaVersion: 1,
  ...{ id, name: id, module: 'pupil' },
  columns: [{ field: 'name' }],
});

/** What the counsellors' role may design from now on. */
async function letDesign(rights: readonly DesignRight[], system = SYSTEM): Promise<void> {
  await server.db.deleteFrom('atrium.design_right').execute();
  if (rights.length === 0) return;
  const right = { id: 'r', role: 'counsellor', system, rights: [...rights] };
  await server.db
    .insertInto('atrium.design_right')
    .values({ ...right, created_by: 'x', updated_by: 'x' })
    .execute();
}

const preview = (by: ApiClient, param: object): Promise<ApiAnswer> =>
  by.call('manager', '/resource/preview.do', param);

/** A client that looks as somebody. */
async function lookingAs(by: ApiClient, param: object): Promise<ApiClient> {
  const made = await preview(by, param);
  expect(made).toMatchObject({ msgState: 1 });
  return server.api.withToken((made.result as { token: string[] }).token.join('_'));
}

const list = (client: ApiClient, param: object = { limit: 100 }): Promise<ApiAnswer> =>
  client.call('interface', '/rest/http/pupil/list.htm', param);
const open = async (client: ApiClient, id: string): Promise<readonly unknown[]> => {
  const { result } = await client.call('manager', '/createSystem/initOnly.do', { systemManage: { id } });
  return ((result as SystemEntry | undefined)?.menus ?? []).map(({ name }) => name);
};

/** Saves the draft of what is published, changed. */
async function change<D extends object>(
  kind: string,
  id: string,
  part: Partial<D>,
): Promise<() => Promise<void>> {
  const read = async () =>
    (await admin.call('manager', '/resource/get.do', { kind, id, version: 'draft' })).result as {
      revision: number;
      schema: D & { name: string };
    };
  const save = async (schema: object, revision: number) => {
    const named = { kind, id, name: id, schema, revision };
    expect(await admin.call('manager', '/resource/save.do', named)).toMatchObject({ msgState: 1 });
  };
  const { schema, revision } = await read();
  await save({ ...schema, ...part }, revision);
  return async () => save(schema, (await read()).revision);
}

/** What all tables hold, but for the times of jobs, which go on by the clock. */
async function everything(): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('atrium', 'data') and tablename <> 'schedule' order by 1`.execute(server.db);
  const sums = [];
  for (const { name } of tables) {
    const { rows } = await sql<{
      sum: string;
    }>`select md5(coalesce(string_agg(row::text, '' order by row::text), ''))
      as sum from ${sql.raw(name)} as row`.execute(server.db);
    sums.push(`${name} ${rows[0]?.sum ?? ''}`);
  }
  return sums.join('\n');
}

describe('who may look as whom', () => {
  test.each<readonly [string, readonly DesignRight[], string, object, string]>([
    ['without the right', ['design', 'publish', 'data', 'grant'], SYSTEM, { role: 'student' }, 'FORBIDDEN'],
    ['of another system', ['preview'], 'nowhere', { role: 'student' }, 'FORBIDDEN'],
    ['as an administrator', ['preview'], '*', { role: 'administrator' }, 'FORBIDDEN'],
    ['as a role that there is not', ['preview'], '*', { role: 'nobody' }, 'FORBIDDEN'],
    ['as a role of the system', ['preview'], SYSTEM, { role: 'student' }, 'in'],
    ['as any role', ['preview'], '*', { role: 'student' }, 'in'],
    ['as somebody of it', ['preview'], SYSTEM, { role: 'student', userId: 'u-student' }, 'in'],
    ['as somebody else', ['preview'], SYSTEM, { role: 'student', userId: 'u-admin' }, 'INPUT_INVALID'],
    ['at no time', ['preview'], SYSTEM, { role: 'student', at: 'yesterday' }, 'INPUT_INVALID'],
  ])('a designer %s', async (_name, rights, system, param, met) => {
    await letDesign(rights, system);
    const { msgState, code } = await preview(teacher, param);
    expect(msgState === 1 ? 'in' : code).toBe(met);
  });

  test('people are found among those who have the role, and roles among those of the system', async () => {
    await letDesign(['preview']);
    const choices = async (param: object) => {
      const { list: found = [] } = await teacher.call('manager', '/resource/previewChoices.do', param);
      return found.map((each) => (each as { value: string }).value);
    };
    expect(await choices({})).toEqual(['counsellor', 'student']);
    expect(await choices({ role: 'student', keyword: '同学' })).toEqual(['u-student']);
    expect(await choices({ role: 'counsellor' })).toEqual(['u-teacher']);
    expect(await choices({ role: 'administrator' })).toEqual([]);
  });

  test('it is audited who looked as whom', async () => {
    await lookingAs(admin, { role: 'student', userId: 'u-student', at: '2026-09-01T00:00:00Z' });
    const row = await server.db
      .selectFrom('atrium.audit')
      .select(['actor', 'resource', 'after'])
      .where('action', '=', 'resource.preview')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(row).toMatchObject({
      actor: 'u-admin',
      resource: 'user/u-student',
      after: { role: 'student', userId: 'u-student', at: '2026-09-01T00:00:00.000Z' },
    });
  });
});

test('what a right forbids is not on the wire, of records, fields and menus', async () => {
  const own = await list(student);
  const seen = await list(await lookingAs(admin, { role: 'student', userId: 'u-student' }));
  expect(seen).toMatchObject({ msgState: 1, list: own.list, total: own.total });
  expect(own.total).toBeGreaterThan(0);
  const all = await list(admin);
  expect(own.total).toBeLessThan(all.total ?? 0);
  const counsellor = await lookingAs(admin, { role: 'counsellor', userId: 'u-teacher' });
  expect((await list(counsellor)).text).not.toContain('"secret"');
  expect((await list(counsellor, { fields: ['secret'] })).code).toBe('FIELD_FORBIDDEN');
  // Somebody of a role and no more has nothing of their own.
  expect(await list(await lookingAs(admin, { role: 'student' }))).toMatchObject({ msgState: 1, total: 0 });
});

describe('drafts', () => {
  const menus = (grants: readonly { role: string }[]): SystemDocument['menus'] => [
    { name: '学生', app: { kind: 'form', id: 'pupil' }, grants: [...grants] },
    { name: '新菜单', app: { kind: 'form', id: 'pupil' }, grants: [{ role: 'student' }] },
  ];

  test('a system is seen as it will be, with the menus of the role, in systems that may be looked at', async () => {
    await letDesign(['preview']);
    const undo = await change<SystemDocument>('system', SYSTEM, { menus: menus([{ role: 'counsellor' }]) });
    const looking = await lookingAs(teacher, { role: 'student', userId: 'u-student' });
    expect(await open(looking, SYSTEM)).toEqual(['新菜单']);
    expect(await open(student, SYSTEM)).toEqual([SYSTEM]);
    // The right ends at the system: elsewhere the role is looked as by nobody.
    expect(await open(student, 'other-system')).toEqual(['other-system']);
    expect(await open(looking, 'other-system')).toEqual([]);
    expect(await open(await lookingAs(admin, { role: 'student' }), 'other-system')).toEqual(['other-system']);
    await undo();
  });

  test('rights that are not published count for who may give them, and for nobody else', async () => {
    const { result } = await admin.call('manager', '/resource/get.do', {
      kind: 'form',
      id: 'pupil',
      version: 'draft',
    });
    const { grants } = (result as { schema: FormDocument }).schema;
    const everybody = grants.map((grant) => {
      const { rows: _rows, ...open } = grant;
      return grant.roles.includes('student') ? { ...open, read: '*' as const } : grant;
    });
    const undo = await change<FormDocument>('form', 'pupil', { grants: everybody });
    const total = async (): Promise<number> =>
      (await list(await lookingAs(teacher, { role: 'student', userId: 'u-student' }))).total ?? -1;
    const own = (await list(student)).total;
    await letDesign(['preview', 'design']);
    expect(await total()).toBe(own);
    await letDesign(['preview', 'design', 'grant']);
    expect(await total()).toBe((await list(admin)).total);
    expect((await list(student)).total).toBe(own);
    await undo();
  });
});

test('expressions of the server are told the time of the preview, and no other caller is', async () => {
  const param = {
    limit: 100,
    where: {
      testRule: 'every',
      conditionList: [{ bindKey: 'enrolledOn', type: 'time', judgeType: 'less', value: '{{ today() }}' }],
    },
  };
  const before = await lookingAs(admin, { role: 'administrator', at: '1990-01-01T00:00:00Z' });
  const after = await lookingAs(admin, { role: 'administrator', at: '2090-01-01T00:00:00Z' });
  const now = (await list(admin, param)).total;
  expect([(await list(before, param)).total, (await list(after, param)).total]).toEqual([
    0,
    (await list(admin)).total,
  ]);
  expect((await list(admin, param)).total).toBe(now);
});

describe('its end', () => {
  const dead = { msgState: 0, code: 'TOKEN_EXPIRED' };

  test('is that of the session that it was made in', async () => {
    const once = await server.login('admin');
    const looking = await lookingAs(once, { role: 'student' });
    await once.call('base', '/login/logout.do');
    expect(await list(looking)).toMatchObject(dead);
  });

  test('comes with the right, the role or the person', async () => {
    await letDesign(['preview']);
    const looking = await lookingAs(teacher, { role: 'student', userId: 'u-student' });
    expect(await list(looking)).toMatchObject({ msgState: 1 });
    const ask = (): Promise<ApiAnswer> => looking.call('base', '/user/info.do');
    await letDesign(['design', 'publish', 'data', 'grant']);
    expect([await list(looking), await ask()]).toMatchObject([dead, dead]);
    // An administrator is nobody's to look as, be it that the role became one.
    await letDesign(['preview']);
    for (const isAdmin of [true, false]) {
      await sql`update atrium.role set is_admin = ${isAdmin} where groupid = 'student'`.execute(server.db);
      expect(await ask()).toMatchObject(isAdmin ? dead : { msgState: 1 });
    }
    const other = await lookingAs(admin, { role: 'student', userId: 'u-student' });
    const at = { table: sql.table('atrium.user_role') };
    await sql`delete from ${at.table} where user_id = 'u-student'`.execute(server.db);
    expect(await list(other)).toMatchObject(dead);
    await sql`insert into ${at.table} (user_id, groupid, sort) values ('u-student', 'student', 0)`.execute(
      server.db,
    );
  });

  test('comes by itself, and to the oldest where there are many', async () => {
    const oldest = await lookingAs(admin, { role: 'student' });
    const kept = await lookingAs(admin, { role: 'student' });
    for (let more = 0; more < 19; more += 1) await lookingAs(admin, { role: 'student' });
    expect(await list(oldest)).toMatchObject(dead);
    expect(await list(kept)).toMatchObject({ msgState: 1 });
    await server.db
      .updateTable('atrium.preview_session')
      .set({ expires_at: new Date(0) })
      .execute();
    expect(await list(kept)).toMatchObject(dead);
  });
});

test('it answers who it is, and keeps nothing that is the person’s own', async () => {
  await student.call('form', '/draft/save.do', { kind: 'form', form: 'pupil', data: { name: '草稿' } });
  const looking = await lookingAs(admin, { role: 'student', userId: 'u-student' });
  const { result } = await looking.call('base', '/user/info.do');
  expect(result).toMatchObject({
    userGroup: [{ groupid: 'student' }],
    userBaseInfo: { userId: 'u-student' },
    userLoginInfo: { loginType: 'preview' },
  });
  expect(await looking.call('form', '/draft/get.do', { kind: 'form', form: 'pupil' })).toMatchObject({
    result: null,
  });
});

test('nothing is written, whatever is called', async () => {
  const looking = await lookingAs(admin, { role: 'administrator', userId: 'u-admin' });
  const calls = await findCalls(server);
  const one = ((await list(admin)).list?.[0] ?? {}) as { id: string; revision: number };
  /** Something for every call: it takes what it knows, and refuses the rest. */
  const payloads: Readonly<Record<string, object>> = {
    '/api/interface/rest/http/:moduleCode/add.htm': { data: { studentNo: 'u9', name: '新' } },
    '/api/interface/rest/http/:moduleCode/update.htm': { ...one, data: { name: '改' } },
    '/api/interface/rest/http/:moduleCode/remove.htm': { ids: [one.id] },
    '/api/interface/rest/http/:moduleCode/exportRows.htm': {},
    '/api/interface/rest/http/util/getShortUrl.htm': { url: '/home' },
    '/api/base/login/login.do': { loginName: 'student', password: md5(DEMO_PASSWORD) },
    '/api/base/login/skipLogin.do': { token: looking.token },
    '/api/base/user/info.do': { changeToken: true },
    '/api/base/user/password/update.do': { oldPassword: md5(DEMO_PASSWORD), newPassword: md5('another one') },
    '/api/manager/resource/preview.do': { role: 'student' },
    '/api/manager/resource/save.do': { kind: 'app', id: 'x', name: 'x', schema: {} },
    '/api/manager/userSetting/save.do': { key: 'x', value: 1 },
    '/api/form/draft/save.do': { kind: 'form', form: 'pupil', data: { name: '草稿' } },
  };
  const before = await everything();
  const written: string[] = [];
  for (const address of calls.keys()) {
    const param = payloads[address] ?? {};
    const [, service, path] = /^\/(?:api\/)?(\w+)(\/.+)$/.exec(address.replace(':moduleCode', 'pupil')) ?? [];
    const answer =
      address === '/files/upload'
        ? await postParts(looking, parts(...envelopeParts(looking, param)))
        : await looking.call(service === 'files' ? 'file' : (service as Service), path ?? '', param);
    if (Object.hasOwn(payloads, address) && answer.code !== 'PREVIEW_ONLY_READS') written.push(address);
  }
  expect(written).toEqual([]);
  expect(await everything()).toBe(before);
  expect(await looking.call('base', '/user/info.do', { changeToken: true })).toMatchObject({
    http: 403,
    msgState: 3,
    msg: '预览中不能保存，也不能进行此操作',
  });
  // The token of a preview is nobody's to exchange.
  expect(await server.api.call('base', '/login/skipLogin.do', { token: looking.token })).toMatchObject({
    msgState: 0,
  });
});
