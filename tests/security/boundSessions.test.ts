import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { issueEmbedCode } from '../../server/session/embedCodes.ts';
import { readSheet } from '../../server/sheets/readSheet.ts';
import type { SystemDocument } from '../../src/schemas/documents/index.ts';
import type { FlowCounts, FlowStatistic, StartableFlow } from '../../src/schemas/wire/flowLists.ts';
import type { LoginResponse } from '../../src/schemas/wire/session.ts';
import { step } from '../flows/trial.ts';
import type { ApiClient } from '../support/apiClient.ts';
import { registerSites } from '../support/appKeys.ts';
import { publishDocument } from '../support/entrances.ts';
import { flowNamed, FlowUser, loginFlowUsers, startFlowServer } from '../support/flowServer.ts';
import type { TestServer } from '../support/server.ts';
import { finishedJob } from '../support/sheets.ts';

// Whoever was logged in by the server of a registered site is that person within what the site lists: of flows too, in jobs
// too, and nothing of theirs that would stay when the site is switched off. Which calls there are at all: access.test.ts.

let server: TestServer;
let user: (id: string) => FlowUser;
/** Instances that wait for `a`: of the flow that the site lists, and of another over the same form. */
const waiting = { listed: '', other: '' };

const desk: SystemDocument = {
  kind: 'system',
  schemaVersion: 1,
  id: 'desk',
  name: 'desk',
  group: { zhCN: '入口', enUS: 'Entrances' },
  menus: [{ name: '待办', type: 'plugin', menuPath: '/flowWaitList/other', grants: [{ role: 'staff' }] }],
};

beforeAll(async () => {
  server = await startFlowServer([
    flowNamed('listed', [step('A', ['a'])]),
    flowNamed('other', [step('A', ['a'])]),
  ]);
  user = await loginFlowUsers(server);
  await server.db.transaction().execute((trx) => publishDocument(trx, desk));
  const origins = ['https://parent.example.edu'];
  await registerSites(server.db, [
    { key: 'flow', origins, resources: [{ kind: 'flow', id: 'listed' }] },
    { key: 'form', origins, resources: [{ kind: 'form', id: 'trial' }] },
    { key: 'desk', origins, systems: ['desk'] },
    { key: 'page', origins, resources: [{ kind: 'app', id: 'some-page' }] },
  ]);
  for (const flow of ['listed', 'other'] as const) waiting[flow] = (await user('s').start(flow)).id;
});
afterAll(() => server.close());

async function logIn(id: string, appKey: string): Promise<LoginResponse> {
  const { auth_version: authVersion } = await server.db
    .selectFrom('atrium.user_account')
    .select('auth_version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const code = await issueEmbedCode(server.db, { appKey, userId: id, authVersion });
  const login = await server.api.call('base', '/login/skipLogin.do', { code, platform: 'embed' });
  expect(login).toMatchObject({ msgState: 1 });
  return login.result as LoginResponse;
}
async function bound(id: string, appKey = 'flow'): Promise<FlowUser> {
  const { token } = await logIn(id, appKey);
  return new FlowUser(id, server.api.withToken(token.join('_')));
}
const NOWHERE = { msgState: 4, code: 'NOT_FOUND' };

test.each([
  ['flow', ['listed']],
  ['form', ['listed', 'other']],
  ['desk', ['other']],
  ['page', []],
])('a site that lists a %s is told of the flows %j and of no others', async (appKey, flows) => {
  const a = await bound('a', appKey);
  expect((await a.rows('wait')).map(({ flow }) => flow).toSorted()).toEqual(flows);
  expect((await a.call('counts', {})).result as FlowCounts).toMatchObject({ wait: flows.length });
  const s = await bound('s', appKey);
  expect((await s.rows('apply')).map(({ flow }) => flow).toSorted()).toEqual(flows);
  const startable = (await s.call('flows', {})).list as StartableFlow[];
  expect(startable.map(({ id }) => id).toSorted()).toEqual(flows);
  const m = await bound('m', appKey);
  expect((await m.rows('manage')).map(({ flow }) => flow).toSorted()).toEqual(flows);
});

test('an instance of a flow that the site does not list is nowhere, whoever has a part in it', async () => {
  const { id: taskId, revision } = await user('a').task(waiting.other);
  const [a, s, m] = [await bound('a'), await bound('s'), await bound('m')];
  const instanceId = waiting.other;
  for (const [who, call, param] of [
    [a, 'detail', { instanceId }],
    [a, 'print', { instanceId }],
    [a, 'act', { taskId, revision, action: 'agree' }],
    [a, 'comment', { instanceId, comment: '好' }],
    [a, 'people', { instanceId, taskId, for: 'transfer' }],
    [a, 'preview', { instanceId, taskId, data: {} }],
    [s, 'start', { flowId: 'other', data: { amount: 1 } }],
    [s, 'startForm', { flowId: 'other' }],
    [s, 'startForm', { flowId: 'listed', copy: instanceId }],
    [s, 'saveDraft', { flowId: 'other', data: {} }],
    [s, 'withdraw', { instanceId, revision: 1 }],
    [s, 'urge', { instanceId }],
    [m, 'act', { instanceId, revision: 1, action: 'terminate', comment: '停' }],
    [m, 'reassign', { taskId, revision, people: ['b'], comment: '换' }],
  ] as const)
    expect(await who.call(call, param), call).toMatchObject(NOWHERE);
  const fields = await m.call('listFields', { scope: 'manage', flowId: 'other' });
  expect(fields.result).toEqual({ form: null });
  const many = await a.call('actMany', { tasks: [{ taskId, revision }], action: 'agree' });
  expect(many.list).toMatchObject([{ msgState: 4 }]);
  // And what it lists goes on as ever.
  expect((await a.detail(waiting.listed)).instance.flow).toBe('listed');
});

test('a job that is asked for there does what the site lists, and no more', async () => {
  const m = await bound('m');
  const param = { from: 'a', to: 'd', comment: '调岗' };
  expect((await m.call('handOver', { ...param, dryRun: true })).result).toEqual({ tasks: 1 });
  const { jobId } = (await m.call('handOver', param)).result as { jobId: string };
  expect(await finishedJob(m.api, jobId)).toMatchObject({
    state: 'done',
    result: { list: [{ msgState: 1 }] },
  });
  expect((await user('d').rows('wait')).map(({ flow }) => flow)).toEqual(['listed']);
  expect((await user('a').rows('wait')).map(({ flow }) => flow)).toEqual(['other']);
  const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
  const figures = await m.call('statistics', { from: today, to: today, by: 'flow' });
  expect((figures.list as FlowStatistic[]).map(({ key }) => key)).toEqual(['listed']);
});

test('what is exported there as a job is of the flows that the site lists; jobs asked for elsewhere are not its own', async () => {
  await sql`insert into atrium.flow_instance (id, flow, flow_version, form, form_version, record, number, title, public_title,
      state, reason, round, revision, initiator, initiator_name, department, department_name, subject, data, picks, engine,
      current, summary, urged, parent, parent_node, parent_step, parent_row, created_at, submitted_at, ended_at, touched_at)
    select 'many-' || i.flow || n, flow, flow_version, form, form_version, null, number, title, public_title, 'terminated',
      reason, round, revision, initiator, initiator_name, department, department_name, subject, '{}', picks, engine,
      current, summary, urged, parent, parent_node, parent_step, parent_row, created_at, submitted_at, now(), touched_at
    from atrium.flow_instance i, generate_series(1, 1001) n where i.id in (${waiting.listed}, ${waiting.other})`.execute(
    server.db,
  );
  const ask = async (who: FlowUser): Promise<string> => {
    const answer = await who.call('export', { scope: 'apply', format: 'csv' });
    return (answer.result as { jobId: string }).jobId;
  };
  const s = await bound('s');
  const jobId = await ask(s);
  const { result } = await finishedJob(s.api, jobId);
  const file = await fetch(server.baseUrl + (result as { url: string }).url);
  const { rows } = await readSheet(new Uint8Array(await file.arrayBuffer()));
  expect(rows).toHaveLength(1 + 1 + 1001);
  const elsewhere = await ask(user('s'));
  await finishedJob(user('s').api, elsewhere);
  const jobs = (await s.api.call('manager', '/job/list.do', {})).list as { jobId: string }[];
  expect(jobs.map((each) => each.jobId)).toEqual([jobId]);
  for (const call of ['get', 'cancel'])
    expect(await s.api.call('manager', `/job/${call}.do`, { jobId: elsewhere })).toMatchObject(NOWHERE);
  await sql`delete from atrium.flow_instance where id like 'many-%'`.execute(server.db);
});

test('what the person keeps for themselves is told as if there were nothing, and is not changed', async () => {
  const key = 'list/trial/columns';
  const own = user('a').api;
  await own.call('manager', '/userSetting/save.do', { key, value: ['amount'] });
  const inbox = (client: ApiClient) => client.call('base', '/message/list.do', {});
  const settings = (client: ApiClient) => client.call('manager', '/userSetting/get.do', { keys: [key] });
  expect((await inbox(own)).list).not.toEqual([]);
  expect((await settings(own)).result).toEqual({ [key]: ['amount'] });
  const { api } = await bound('a');
  expect(await inbox(api)).toMatchObject({ msgState: 1, list: [] });
  expect(await settings(api)).toMatchObject({ msgState: 1, result: {} });
  const now = Date.now();
  const absence = {
    to: 'b',
    startsAt: new Date(now).toISOString(),
    endsAt: new Date(now + 86_400_000).toISOString(),
  };
  for (const [service, path, param] of [
    ['form', '/flow/delegation/save.do', absence],
    ['base', '/message/settings/save.do', { quiet: null, revision: 0 }],
    ['base', '/message/read.do', {}],
    ['manager', '/userSetting/save.do', { key, value: null }],
  ] as const)
    expect(await api.call(service, path, param), path).toMatchObject({
      msgState: 3,
      code: 'EMBED_SESSION_REFUSED',
    });
  expect((await own.call('form', '/flow/delegation/list.do', {})).list).toEqual([]);
  expect((await settings(own)).result).toEqual({ [key]: ['amount'] });
});

test('nobody is told there that their inbox has changed, or forgets a draft of a form that is not listed', async () => {
  const { api } = await bound('s', 'page');
  const listen = async (modules: string): Promise<number> => {
    const end = new AbortController();
    const { status } = await fetch(`${server.baseUrl}/api/interface/changes?modules=${modules}`, {
      headers: { token: api.token },
      signal: end.signal,
    });
    end.abort();
    return status;
  };
  expect(await listen('inbox')).toBe(403);
  expect(await listen('flow-tasks')).toBe(200);
  const draft = { kind: 'form', form: 'trial' };
  expect(await api.call('form', '/draft/remove.do', draft)).toMatchObject({ msgState: 3 });
});

test('whoever administers is told that they design nothing there', async () => {
  const { userGroup } = await logIn('u-admin', 'flow');
  expect(userGroup.length).toBeGreaterThan(0);
  expect(userGroup.filter(({ designs }) => designs)).toEqual([]);
});
