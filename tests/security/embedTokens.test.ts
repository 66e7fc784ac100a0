import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { issueEmbedCode } from '../../server/session/embedCodes.ts';
import type { EmbedScope, EmbedToken } from '../../src/schemas/embed/verify.ts';
import type { LoginResponse } from '../../src/schemas/wire/session.ts';
import type { ApiAnswer, ApiClient } from '../support/apiClient.ts';
import { registerSites } from '../support/appKeys.ts';
import { entrance, publishDocument } from '../support/entrances.ts';
import { seedPupilSystem } from '../support/pupilSystem.ts';
import { publishForm, pupilForm, seedDictionaries } from '../support/pupils.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { upload } from '../support/uploads.ts';

// An embed token is in the hands of whoever wrote the page around the frame: it reaches what its appKey lists, and of that what
// the person may, and ends with either.

let server: TestServer;
let admin: ApiClient;
let teacher: ApiClient;

const ORIGIN = 'https://parent.example.edu';
const SCHOOL: EmbedScope = { systems: ['school'], resources: [] };
const LIST: EmbedScope = { systems: [], resources: [{ kind: 'mgrList', id: 'pupil-list' }] };
const OTHER: EmbedScope = { systems: ['clubs'], resources: [] };

beforeAll(async () => {
  server = await startTestServer({
    seed: async (platform) => {
      await seedPupilSystem(platform);
      await seedDictionaries(platform);
      await publishForm(platform, { ...pupilForm, id: 'club', name: '社团' });
      const clubs = entrance('clubs', ['administrator', 'counsellor'], { kind: 'form', id: 'club' });
      await platform.db.transaction().execute((trx) => publishDocument(trx, clubs));
    },
  });
  ({ admin, teacher } = await server.loginAll());
  await registerSites(server.db, [
    { key: 'school', origins: [ORIGIN], ...SCHOOL },
    { key: 'list', origins: [ORIGIN], ...LIST },
    { key: 'other', origins: [ORIGIN], ...OTHER },
    { key: 'nothing', origins: [ORIGIN] },
  ]);
});

afterAll(() => server.close());

const ask = (client: ApiClient, appKey: string, appDomain = ORIGIN): Promise<ApiAnswer> =>
  client.call('manager', '/sdkOpen/token.do', { appKey, appDomain });
async function embed(client: ApiClient, appKey: string): Promise<ApiClient> {
  const answer = await ask(client, appKey);
  expect(answer).toMatchObject({ msgState: 1 });
  return server.api.withToken((answer.result as EmbedToken).token.join('_'));
}
const module = (client: ApiClient, code: string, action: string, param: object = {}): Promise<ApiAnswer> =>
  client.call('interface', `/rest/http/${code}/${action}.htm`, param);
const get = (client: ApiClient, kind: string, id: string): Promise<ApiAnswer> =>
  client.call('manager', '/resource/get.do', { kind, id });
const systemsOf = async (client: ApiClient): Promise<string> =>
  (await client.call('manager', '/createSystem/sysTypes.do', {})).text;

const row = { studentNo: 'S1', name: '甲', counsellorId: 'u-teacher' };

describe('what an embed token reaches', () => {
  test('is the same as its person does, where the appKey lists the system', async () => {
    const writer = await embed(teacher, 'other');
    expect(await module(writer, 'club', 'add', { data: row })).toMatchObject({ msgState: 1 });
    expect(await module(writer, 'club', 'list')).toMatchObject({ msgState: 1, total: 1 });
    const client = await embed(teacher, 'school');
    expect(await module(client, 'pupil', 'list')).toMatchObject({ msgState: 1 });
    // Its menus let records be listed, whatever other systems let be done with them.
    expect(await module(teacher, 'pupil', 'add', { data: row })).toMatchObject({ msgState: 1 });
    expect(await module(client, 'pupil', 'add', { data: row })).toMatchObject({ msgState: 3 });
    expect(await get(client, 'mgrList', 'pupil-list')).toMatchObject({ msgState: 1 });
    expect(await systemsOf(client)).toContain('"school"');
    // To the person's own rights nothing is added.
    const student = await embed(await server.login('student'), 'school');
    expect(await get(student, 'mgrList', 'pupil-archive')).toMatchObject({ msgState: 3 });
    expect(await module(student, 'pupil', 'add', { data: row })).toMatchObject({ msgState: 3 });
  });

  test.each(['list', 'detail', 'count', 'aggregate', 'add', 'update', 'remove', 'exportRows', 'importRows'])(
    '%s of a module that its appKey does not list is refused',
    async (action) => {
      expect(await module(teacher, 'pupil', action)).not.toMatchObject({ msgState: 3 });
      for (const appKey of ['other', 'nothing'])
        expect(await module(await embed(teacher, appKey), 'pupil', action)).toMatchObject({
          msgState: 3,
          code: 'FORBIDDEN',
        });
    },
  );

  test('is no other document and no other system', async () => {
    for (const appKey of ['other', 'nothing']) {
      const client = await embed(admin, appKey);
      for (const [kind, id] of [
        ['mgrList', 'pupil-list'],
        ['mgrForm', 'pupil-short'],
        ['form', 'pupil'],
      ] as const)
        expect(await get(client, kind, id)).toMatchObject({ msgState: 3 });
      for (const path of ['/createSystem/initOnly.do', '/systemMaintenace/getSystem.do'])
        expect(await client.call('manager', path, { systemManage: { id: 'school' } })).toMatchObject({
          msgState: 4,
        });
      expect(await systemsOf(client)).not.toContain('school');
      const published = { moduleType: 'mgrList', moduleId: 'pupil-list' };
      expect(await client.call('manager', '/apply/isPublished.do', published)).toMatchObject({
        result: { published: false },
      });
    }
  });

  test('is what lies behind a single page that is listed, and not what stands beside it', async () => {
    const client = await embed(teacher, 'list');
    expect(await get(client, 'mgrList', 'pupil-list')).toMatchObject({ msgState: 1 });
    expect(await module(client, 'pupil', 'list')).toMatchObject({ msgState: 1 });
    expect(await get(client, 'mgrList', 'pupil-archive')).toMatchObject({ msgState: 3 });
    expect(await module(client, 'club', 'list')).toMatchObject({ msgState: 3 });
    expect(await systemsOf(client)).not.toContain('school');
  });

  test('is no file but those of records that it reaches, though its person owns them', async () => {
    const { id } = await upload(teacher, 'notes.pdf');
    const download = (client: ApiClient): Promise<Response> =>
      fetch(`${server.baseUrl}/files/${id}`, { headers: { token: client.token } });
    expect((await download(teacher)).status).toBe(200);
    const client = await embed(teacher, 'school');
    expect((await download(client)).status).toBe(404);
    expect(await client.call('file', '/link.do', { id })).toMatchObject({ msgState: 4 });
  });

  test('is news of no module that it does not reach, and of nothing of its own', async () => {
    const watch = async (client: ApiClient, modules: string): Promise<number> => {
      const end = new AbortController();
      const { status } = await fetch(`${server.baseUrl}/api/interface/changes?modules=${modules}`, {
        headers: { token: client.token },
        signal: end.signal,
      });
      end.abort();
      return status;
    };
    expect(await watch(await embed(teacher, 'school'), 'pupil')).toBe(200);
    const other = await embed(teacher, 'other');
    for (const modules of ['pupil', 'inbox', 'flow-tasks', 'form/pupil'])
      expect(await watch(other, modules)).toBe(403);
  });

  test('is nothing that administers or designs, whoever it is for', async () => {
    const client = await embed(admin, 'school');
    for (const path of [
      '/interface/list.do',
      '/resource/list.do',
      '/resource/save.do',
      '/credential/list.do',
    ])
      expect(await client.call('manager', path, {})).toMatchObject({ msgState: 3 });
    expect((await client.call('base', '/user/info.do', {})).text).not.toContain('"isAdmin":true');
  });

  test('is no further token', async () => {
    const client = await embed(teacher, 'school');
    expect(await client.call('base', '/user/info.do', { changeToken: true })).toMatchObject({ msgState: 3 });
    expect(await ask(client, 'school')).toMatchObject({ msgState: 3 });
    expect(await server.api.call('base', '/login/skipLogin.do', { token: client.token })).toMatchObject({
      msgState: 0,
    });
  });
});

describe('an embed token is made', () => {
  test.each([
    ['for an origin of another', 'school', 'https://evil.example'],
    ['for an unknown key', 'none', ORIGIN],
    ['for the key of the portal', 'portal', ORIGIN],
  ])('not %s', async (_what, appKey, origin) => {
    const key = appKey === 'portal' ? server.platform.project.appKey : appKey;
    expect(await ask(teacher, key, origin)).toMatchObject({ msgState: 3, code: 'FORBIDDEN' });
  });

  test('anew by every call, for half an hour, and not without a login', async () => {
    const [first, second] = [await ask(teacher, 'school'), await ask(teacher, 'school')];
    const { token, expiresAt } = first.result as EmbedToken;
    expect((second.result as EmbedToken).token).not.toEqual(token);
    const minutes = (Date.parse(expiresAt) - Date.parse((await now()).toISOString())) / 60_000;
    expect(minutes).toBeGreaterThan(29);
    expect(minutes).toBeLessThanOrEqual(30);
    expect(await ask(server.api, 'school')).toMatchObject({ msgState: 0 });
  });

  test('by who came by a code for that site alone', async () => {
    const person = { appKey: 'school', userId: 'u-teacher', authVersion: 1 };
    const code = await issueEmbedCode(server.db, person);
    const login = await server.api.call('base', '/login/skipLogin.do', { code, platform: 'embed' });
    const client = server.api.withToken((login.result as LoginResponse).token.join('_'));
    expect(await ask(client, 'school')).toMatchObject({ msgState: 1 });
    expect(await ask(client, 'other')).toMatchObject({ msgState: 3 });
    // Nor is anybody logged in elsewhere by what they confirm there.
    const ticket = await server.api.call('base', '/scan_login/generate_ticket.do', {});
    const { ticketId } = ticket.result as { ticketId: string };
    const confirm = { ticketId, action: 'confirm' };
    expect(await client.call('base', '/scan_login/confirm_ticket.do', confirm)).toMatchObject({
      msgState: 3,
    });
  });
});

const now = async (): Promise<Date> =>
  (await sql<{ now: Date }>`select now() as now`.execute(server.db)).rows[0]!.now;

describe('an embed token is dead', () => {
  let client: ApiClient;
  let own: ApiClient;
  beforeEach(async () => {
    own = await server.login('teacher');
    client = await embed(own, 'school');
    expect(await module(client, 'pupil', 'list')).toMatchObject({ msgState: 1 });
  });
  const isDead = async (): Promise<void> => {
    expect(await module(client, 'pupil', 'list')).toMatchObject({ msgState: 0, code: 'TOKEN_EXPIRED' });
  };
  const setKey = (set: ReturnType<typeof sql>) =>
    sql`update atrium.app_key set ${set} where key = 'school'`.execute(server.db);

  test('as soon as its appKey is switched off, and lives on with it', async () => {
    await setKey(sql`status = 'disabled'`);
    await isDead();
    await setKey(sql`status = 'active'`);
    expect(await module(client, 'pupil', 'list')).toMatchObject({ msgState: 1 });
  });

  test('without the origin that it was made for', async () => {
    await setKey(sql`domains = '[{"origin": "https://other.example"}]'`);
    await isDead();
    await setKey(sql`domains = ${JSON.stringify([{ origin: ORIGIN }])}::jsonb`);
  });

  test('with the session that it was made in', async () => {
    await own.call('base', '/login/logout.do', {});
    await isDead();
  });

  test('when its time is over', async () => {
    await sql`update atrium.session set absolute_at = now() where kind = 'embed'`.execute(server.db);
    await isDead();
  });

  test('when its person changes, and reaches no more than the appKey lists by then', async () => {
    await setKey(sql`systems = '["clubs"]'`);
    expect(await module(client, 'pupil', 'list')).toMatchObject({ msgState: 3 });
    await setKey(sql`systems = '["school"]'`);
    await sql`update atrium.user_account set auth_version = auth_version + 1 where id = 'u-teacher'`.execute(
      server.db,
    );
    await isDead();
  });

  test('as the oldest of more than twenty', async () => {
    for (let made = 0; made < 20; made += 1) await embed(own, 'school');
    await isDead();
    // Whoever asks for tokens without end fills no table with those that are over, nor by logging in again and again.
    const { rows } = await sql`select from atrium.session where kind = 'embed' and user_id = 'u-teacher'
      and (revoked_at is not null or absolute_at <= now())`.execute(server.db);
    expect(rows).toEqual([]);
  });
});
