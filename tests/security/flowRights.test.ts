import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { FormDocument } from '../../src/schemas/documents/index.ts';
import type { FlowNode } from '../../src/schemas/flow/node.ts';
import type { FileValue } from '../../src/schemas/wire/file.ts';
import type { FlowPreview, FlowStartForm } from '../../src/schemas/wire/flowDetail.ts';
import type { FlowInstance } from '../../src/schemas/wire/flowInstance.ts';
import { person, step } from '../flows/trial.ts';
import { publishDocument } from '../support/entrances.ts';
import {
  flowNamed,
  type FlowUser,
  loginFlowUsers,
  startFlowServer,
  trialForm,
} from '../support/flowServer.ts';
import { publishForm } from '../support/pupils.ts';
import type { TestServer } from '../support/server.ts';
import { upload } from '../support/uploads.ts';

// What somebody could come to by way of a flow beyond what it, and their role, give them.

const picking = (id: string, source: 'initiatorPicks' | 'previousPicks', among: string): FlowNode => ({
  type: 'approve',
  id,
  approvers: [{ source, scope: { people: [person(among)] } }],
});

const inner: FlowNode = step('A', ['a'], {
  fieldRights: { secret: 'hidden', items: { right: 'read', columns: { cost: 'hidden' } } },
});

/** Whose records starters may change in a part alone. */
const masked: FormDocument = {
  ...trialForm,
  id: 'masked',
  name: '档案',
  fields: [
    ...trialForm.fields,
    { type: 'file-upload', id: 'proof', name: 'proof', title: { zhCN: '证明', enUS: 'Proof' } },
  ],
  grants: [
    { roles: ['starter'], actions: ['add', 'detail', 'remove'], read: '*', write: '*' },
    { roles: ['starter'], actions: ['update'], read: ['amount'], write: ['note', 'standing'] },
    { roles: ['administrator'], actions: ['add', 'detail', 'update', 'remove'], read: '*', write: '*' },
  ],
};

const flows = [
  flowNamed('picks', [
    step('A', ['a']),
    picking('N', 'initiatorPicks', 'b'),
    picking('P', 'previousPicks', 'c'),
  ]),
  flowNamed('others', [
    { type: 'approve', id: 'N', approvers: [{ source: 'initiatorPicks', scope: { except: 'initiator' } }] },
  ]),
  flowNamed('managed', [step('A', ['a'])], {
    managers: { people: [person('s'), person('m')], except: 'initiator' },
  }),
  flowNamed('titled', [inner], {
    title: '{{ form.secret }} 的申请',
    summary: ['items', 'amount'],
  }),
  flowNamed('once', [step('A', ['a'])], { oneAtATime: 'initiator' }),
  flowNamed('ending', [
    {
      type: 'trigger',
      id: 'T',
      wait: false,
      run: { do: 'steps', steps: [{ do: 'set', data: { note: '事后' } }] },
    },
  ]),
  flowNamed('parent', [{ type: 'subFlow', id: 'S', flow: 'child', mode: 'sync', data: { amount: 5 } }]),
  flowNamed('child', [step('C', ['c'])]),
];
const overMasked = {
  ...flowNamed('masked', [step('A', ['a'])], { keep: { state: 'standing' }, withdraw: 'always' }),
  form: 'masked',
};

let server: TestServer;
let user: (id: string) => FlowUser;
beforeAll(async () => {
  server = await startFlowServer(flows);
  await publishForm(server.platform, masked);
  await publishDocument(server.db, overMasked);
  await server.db
    .insertInto('atrium.flow_kept_field')
    .values({ flow: 'masked', form: 'masked', field: 'standing' })
    .execute();
  user = await loginFlowUsers(server);
});
afterAll(() => server.close());

/** Changes a record by its module, past its flow. */
async function update(who: string, form: string, record: string | null, data: object) {
  const call = (name: string, param: object) =>
    user(who).api.call('interface', `/rest/http/${form}/${name}.htm`, { id: record, ...param });
  const { revision } = (await call('detail', {})).result as { revision: number };
  return call('update', { revision, data });
}

const titlesOf = async (who: string, more: object) =>
  (await user(who).rows('wait', more)).map(({ title }) => title);

test('nobody picks people for a step that is not theirs to pick for', async () => {
  const picks = { flowId: 'picks', data: { amount: 1 } };
  const early = await user('s').call('start', { ...picks, picks: { N: ['b'], P: ['s'] } });
  expect(early).toMatchObject({ msgState: 2, errors: [{ path: 'picks.P' }] });
  const { id } = await user('s').start('picks', { amount: 1 }, { picks: { N: ['b'] } });
  const late = await user('a').act(id, 'agree', { picks: { N: ['a'] } });
  expect(late).toMatchObject({ msgState: 2, errors: [{ path: 'picks.N' }] });
  await user('a').act(id, 'agree');
  const { instance } = await user('s').detail(id);
  expect(instance.current.map(({ people }) => people.map(({ value }) => value))).toEqual([['b']]);
});

test('who starts a flow is not among those whom it leaves them out of', async () => {
  const own = await user('s').call('start', { flowId: 'others', data: {}, picks: { N: ['s'] } });
  expect(own).toMatchObject({ msgState: 2, code: 'PERSON_INVALID' });
  await user('s').start('others', {}, { picks: { N: ['b'] } });
  const found = await user('s').call('people', { flowId: 'others', for: 'pick', node: 'N', limit: 100 });
  const ids = (found.list as { value: string }[]).map(({ value }) => value);
  expect([ids.includes('s'), ids.includes('b')]).toEqual([false, true]);
  const mine = await user('s').start('managed');
  const { id: instanceId, revision } = mine;
  const end = { instanceId, revision, action: 'terminate', comment: '不要了' };
  expect(await user('s').call('act', end)).toMatchObject({ msgState: 3, code: 'ACTION_NOT_ALLOWED' });
  expect((await user('m').call('act', end)).msgState).toBe(1);
  const theirs = await user('t').start('managed');
  const ended = await user('s').call('act', { ...end, instanceId: theirs.id, revision: theirs.revision });
  expect(ended.msgState).toBe(1);
});

test('a start on a record that is there already keeps within the role of who starts', async () => {
  const values = { amount: 5, note: 'n', secret: '机密' };
  const added = await user('admin').api.call('interface', '/rest/http/masked/add.htm', { data: values });
  const { id: record } = added.result as { id: string };
  const form = await user('s').call('startForm', { flowId: 'masked', record });
  const shown = form.result as FlowStartForm;
  expect([shown.record, shown.rights.amount]).toMatchObject([{ amount: 5, note: 'n' }, 'read']);
  expect(shown.record).not.toHaveProperty('secret');
  const start = (data: object) => user('s').call('start', { flowId: 'masked', record, data });
  for (const data of [{ amount: 9 }, { secret: '' }])
    expect(await start(data)).toMatchObject({ msgState: 3, code: 'FIELD_FORBIDDEN' });
  const instance = ((await start({ note: '新' })).result as { instance: FlowInstance }).instance;
  const detail = await user('s').detail(instance.id);
  expect(detail.record).not.toHaveProperty('secret');
  await user('s').call('withdraw', { instanceId: instance.id, revision: detail.instance.revision });
  const { revision } = (await user('s').detail(instance.id)).instance;
  const again = { flowId: 'masked', instanceId: instance.id, revision };
  expect((await user('s').call('start', { ...again, data: { amount: 9 } })).code).toBe('FIELD_FORBIDDEN');
  expect((await user('s').call('removeDraft', { instanceId: instance.id, revision })).msgState).toBe(1);
  const kept = await user('admin').api.call('interface', '/rest/http/masked/detail.htm', { id: record });
  expect(kept.result).toMatchObject({ amount: 5, note: '新', secret: '机密' });
});

test('what a flow alone writes is not cleared either', async () => {
  const { id, record } = await user('s').start('masked', { amount: 1 });
  await user('a').act(id, 'agree');
  for (const who of ['s', 'admin']) {
    const cleared = await update(who, 'masked', record, { standing: null });
    expect(cleared).toMatchObject({ msgState: 3, code: 'FIELD_FORBIDDEN' });
  }
});

test('what a step hides is in no title, summary or search of its people', async () => {
  const items = [{ what: '差旅', cost: 731 }];
  const { id } = await user('s').start('titled', { amount: 1, secret: '机密甲', items });
  const [row] = await user('a').rows('wait', { flowId: 'titled' });
  expect([row?.title, row?.summary.map(({ field }) => field)]).toEqual(['Trial s', ['amount']]);
  for (const keyword of ['机密甲', '的申请']) expect(await titlesOf('a', { keyword })).toEqual([]);
  const like = { bindKey: 'title', type: 'text', judgeType: 'contain', value: '机密' };
  const where = { testRule: 'every', conditionList: [like] };
  expect(await titlesOf('a', { where })).toEqual([]);
  const preview = await user('a').call('preview', { instanceId: id });
  expect((preview.result as FlowPreview).title).toBe('Trial s');
});

test('what is found of a finished instance is found by the record as it stood', async () => {
  const { id, record } = await user('s').start('child', { amount: 8 });
  await user('c').act(id, 'agree');
  expect((await update('admin', 'trial', record, { amount: 1 })).msgState).toBe(1);
  const where = {
    testRule: 'every',
    conditionList: [{ bindKey: 'amount', type: 'number', judgeType: 'equal', value: 8 }],
  };
  const found = await user('s').rows('apply', { flowId: 'child', where });
  expect(found.map(({ instance }) => instance)).toEqual([id]);
});

test('two starts at once are one where one is let live', async () => {
  const both = await Promise.all(
    [1, 2].map((amount) => user('t').call('start', { flowId: 'once', data: { amount } })),
  );
  expect(both.map(({ msgState }) => msgState).toSorted()).toEqual([1, 5]);
  const { id, record } = await user('s').start('child', { amount: 1 });
  await user('c').act(id, 'agree');
  const again = await Promise.all(
    ['managed', 'titled'].map((flowId) => user('s').call('start', { flowId, data: {}, record })),
  );
  expect(again.map(({ msgState, code }) => [msgState, code]).toSorted()).toEqual([
    [1, undefined],
    [5, 'FLOW_RUNNING'],
  ]);
});

test('a finished instance stays as it ended, whatever comes after', async () => {
  const { id } = await user('s').start('ending', { amount: 4 });
  const ended = await user('s').detail(id);
  expect(ended.instance.state).toBe('approved');
  await vi.waitUntil(async () => {
    const left = await server.db
      .selectFrom('atrium.job')
      .select('id')
      .where('name', '=', 'flowTrigger')
      .where('state', 'in', ['queued', 'running'])
      .execute();
    return left.length === 0;
  });
  expect(await user('s').detail(id)).toEqual(ended);
}, 30_000);

test('a withdrawn sub-flow that is waited for stays, and its parent goes without it', async () => {
  const { id } = await user('s').start('parent');
  const [sub] = await vi.waitUntil(async () => {
    const { subFlows } = await user('s').detail(id);
    return subFlows.length > 0 ? subFlows : undefined;
  });
  const withdraw = async (instanceId: string) => {
    const { revision } = (await user('s').detail(instanceId)).instance;
    await user('s').call('withdraw', { instanceId, revision });
    return { instanceId, revision: (await user('s').detail(instanceId)).instance.revision };
  };
  const child = await withdraw(sub?.id ?? '');
  expect(await user('s').call('removeDraft', child)).toMatchObject({
    msgState: 3,
    code: 'ACTION_NOT_ALLOWED',
  });
  expect((await user('s').call('removeDraft', await withdraw(id))).msgState).toBe(1);
  expect((await user('s').detail(child.instanceId)).instance).toMatchObject({
    state: 'terminated',
    parent: null,
  });
}, 30_000);

test('a finished paper keeps its files when its record goes', async () => {
  const file: FileValue = await upload(user('s').api, '证明.pdf');
  const { id, record } = await user('s').start('masked', { amount: 1, proof: [file] });
  await user('a').act(id, 'agree');
  const removed = await user('admin').api.call('interface', '/rest/http/masked/remove.htm', {
    ids: [record],
  });
  expect(removed.msgState).toBe(1);
  const rows = await server.db
    .selectFrom('atrium.stored_file')
    .select(['record', 'expires_at'])
    .where('id', '=', file.id)
    .execute();
  expect(rows).toEqual([{ record: `flow:${id}`, expires_at: null }]);
});

test.each([
  ['list', { scope: 'apply', after: { id: 'x', createdAt: 'soon' } }, 'after.createdAt'],
  ['list', { scope: 'apply', after: { id: 'x', createdAt: '2026-02-31T00:00:00Z' } }, 'after.createdAt'],
  ['statistics', { from: '2026-02-31', to: '2026-03-01', by: 'day' }, 'from'],
])('%s.do refuses what no calendar has, at %o', async (call, param, path) => {
  expect(await user('m').call(call, param)).toMatchObject({ msgState: 2, errors: [{ path }] });
});
