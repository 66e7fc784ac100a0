import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FlowInstance } from '../../src/schemas/wire/flowInstance.ts';
import { person, step, whenMuch } from '../flows/trial.ts';
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

const flows = [
  flowNamed(
    'plain',
    [step('A', ['a'], { fieldRights: { note: 'edit', secret: 'hidden' } }), step('B', ['b', 'c'])],
    { withdraw: 'always' },
  ),
  flowNamed('picked', [
    { type: 'approve', id: 'A', approvers: [{ source: 'initiatorPicks', scope: { people: [person('a')] } }] },
  ]),
  flowNamed('quiet', [
    step('A', ['a']),
    whenMuch('much', [step('B', ['b'], { help: { zhCN: '核对金额', enUS: 'Check the amount' } })]),
    step('C', ['c'], { read: 'full' }),
  ]),
];

let server: TestServer;
let user: (id: string) => FlowUser;
beforeAll(async () => {
  server = await startFlowServer(flows);
  user = await loginFlowUsers(server);
});
afterAll(() => server.close());

/** Somebody tries something with an instance that waits for `a`, or has ended. */
interface Tried {
  readonly what: string;
  readonly who: string;
  readonly call: string;
  /** Of the task and the instance at the moment. */
  readonly param: (at: { task: string; revision: number; instance: FlowInstance }) => object;
  readonly ended?: true;
  readonly refused: object;
}

const act = (action: string, more: object = {}) => ({
  call: 'act',
  param: ({ task, revision }: { task: string; revision: number }) => ({
    taskId: task,
    revision,
    action,
    ...more,
  }),
});
const manage = (action: string, more: object = {}) => ({
  call: 'act',
  param: ({ instance: { id, revision } }: { instance: FlowInstance }) => ({
    ...{ instanceId: id, revision, action, comment: '核查' },
    ...more,
  }),
});
const PERSON = { msgState: 2, code: 'PERSON_INVALID', msg: '所选人员不可用' };
const TARGET = { msgState: 2, code: 'RETURN_TARGET_INVALID', msg: '不能退回或跳转到该步骤' };
const ENDED = { msgState: 5, code: 'INSTANCE_ENDED', msg: '该流程已结束' };
const HANDLED = { msgState: 5, code: 'ALREADY_DECIDED', msg: '该任务已被处理' };
const STALE = { msgState: 5, code: 'REVISION_CONFLICT' };
const FIELD = { msgState: 3, code: 'FIELD_FORBIDDEN' };

const tries: readonly Tried[] = [
  {
    what: 'a task of somebody else',
    who: 'm',
    ...act('agree'),
    refused: { msgState: 3, code: 'TASK_NOT_YOURS' },
  },
  {
    what: 'a task of an instance that one does not see',
    who: 'd',
    ...act('agree'),
    refused: { msgState: 4 },
  },
  { what: 'an old revision', who: 'a', ...act('agree', { revision: 99 }), refused: STALE },
  {
    what: 'an old revision of the instance',
    who: 'm',
    ...manage('suspend', { revision: 99 }),
    refused: STALE,
  },
  {
    what: 'a task that has ended',
    who: 'a',
    ended: true,
    ...act('reject', { comment: '不' }),
    refused: HANDLED,
  },
  { what: 'an instance that has ended', who: 'm', ended: true, ...manage('terminate'), refused: ENDED },
  {
    ...{ what: 'withdrawing what has ended', who: 's', ended: true, call: 'withdraw', refused: ENDED },
    param: ({ instance: { id, revision } }) => ({ instanceId: id, revision }),
  },
  { what: 'a hidden field', who: 'a', ...act('agree', { data: { secret: 'x' } }), refused: FIELD },
  { what: 'a field that is only read', who: 'a', ...act('agree', { data: { amount: 9 } }), refused: FIELD },
  {
    what: 'a field that is none',
    who: 'a',
    ...act('agree', { data: { nothing: 1 } }),
    refused: { msgState: 2 },
  },
  {
    what: 'a return to an unknown node',
    who: 'a',
    ...act('return', { node: 'Z', comment: '回' }),
    refused: TARGET,
  },
  {
    what: 'a return to a step ahead',
    who: 'a',
    ...act('return', { node: 'B', comment: '回' }),
    refused: TARGET,
  },
  { what: 'a jump to an unknown node', who: 'm', ...manage('jump', { node: 'Z' }), refused: TARGET },
  {
    ...{ what: 'picks for an unknown node', who: 'a', ...act('agree', { picks: { Z: ['b'] } }) },
    refused: { msgState: 2, code: 'INPUT_INVALID' },
  },
  ...(['transfer', 'delegate', 'addBefore', 'addAfter', 'cc'] as const).flatMap((action) =>
    ['x', 'nobody'].map((id): Tried => ({
      what: `${action} to ${id === 'x' ? 'somebody who has left' : 'nobody whom one knows'}`,
      ...{ who: 'a', ...act(action, { people: [id] }), refused: PERSON },
    })),
  ),
  {
    ...{ what: 'reassigning to somebody who has left', who: 'm', call: 'reassign', refused: PERSON },
    param: ({ task, revision }) => ({ taskId: task, revision, people: ['x'], comment: '核查' }),
  },
];

test.each(tries)('$what is refused, and nothing is written', async ({ who, call, param, ended, refused }) => {
  const instance = await user('s').start('plain', { amount: 1, note: 'n', secret: '机密' });
  const { id: task, revision } = await user('a').task(instance.id);
  if (ended === true) await user('a').act(instance.id, 'reject', { comment: '不行' });
  const before = await user('m').detail(instance.id);
  const answer = await user(who).call(call, param({ task, revision, instance: before.instance }));
  expect(answer).toMatchObject(refused);
  expect(answer.msg).not.toBe('');
  expect(await user('m').detail(instance.id)).toEqual(before);
});

test.each([
  ['picks of somebody who has left', { flowId: 'picked', data: {}, picks: { A: ['x'] } }, 'PERSON_INVALID'],
  ['copies to somebody who has left', { flowId: 'plain', data: {}, cc: ['x'] }, 'PERSON_INVALID'],
  ['a field that is none', { flowId: 'plain', data: { nothing: 1 } }, 'INPUT_INVALID'],
])('a start with %s is refused, and there is no instance', async (_what, param, code) => {
  const count = async () => (await user('t').rows('apply', { limit: 100 })).length;
  const before = await count();
  expect(await user('t').call('start', param)).toMatchObject({ msgState: 2, code });
  expect(await count()).toBe(before);
});

test('an instance goes on under the versions with which it was submitted', async () => {
  const versions = flowNamed('versions', [
    step('A', ['a'], { fieldRights: { note: 'edit' } }),
    step('B', ['b']),
  ]);
  const { db, platform } = server;
  await publishDocument(db, versions);
  const { id } = await user('s').start('versions', { amount: 1, note: '旧' });
  await publishDocument(db, flowNamed('versions', [step('A', ['a']), step('C', ['c'])]));
  const { fields } = trialForm;
  const form = { ...trialForm, fields: fields.filter(({ id: field }) => field !== 'standing') };
  await publishForm(platform, {
    ...form,
    fields: [...form.fields, { type: 'input', id: 'later', name: 'later', title: '后加' }],
  });
  const added = await user('a').act(id, 'agree', { data: { later: 'x' } });
  expect([added.msgState, (await user('s').detail(id)).instance.current[0]?.node]).toEqual([3, 'A']);
  expect((await user('a').act(id, 'agree', { data: { note: '新' } })).msgState).toBe(1);
  const after = await user('s').detail(id);
  expect([after.instance.current[0]?.node, after.instance.flowVersion, after.record.note]).toEqual([
    'B',
    1,
    '新',
  ]);
  const again = await user('s').start('versions', { amount: 1 });
  expect(again.flowVersion).toBe(2);
});

test('a step within a branch has its help, and its reader no more than it shows of what others said', async () => {
  const { id } = await user('s').start('quiet', { amount: 9 });
  await user('a').act(id, 'agree', { comment: '只给发起人' });
  const said = async (who: string): Promise<readonly string[]> => {
    const { tasks, timeline } = await user(who).detail(id);
    return [...tasks, ...timeline].map(({ comment }) => comment).filter((comment) => comment !== '');
  };
  expect((await user('b').detail(id)).help).toEqual({ zhCN: '核对金额', enUS: 'Check the amount' });
  expect(await said('b')).toEqual([]);
  expect(await said('s')).toEqual(['只给发起人', '只给发起人']);
  await user('b').act(id, 'agree');
  // Neither once it is decided, nor by way of a task that shows more to somebody else.
  expect(await said('b')).toEqual([]);
  const [ofC] = (await user('c').detail(id)).tasks.filter(({ node }) => node === 'C');
  const byWay = await user('b').call('detail', { instanceId: id, taskId: ofC?.id });
  expect(JSON.stringify(byWay.result)).not.toContain('只给发起人');
  expect(await said('c')).toEqual(['只给发起人', '只给发起人']);
});

test('who submits is told anew with every submit, after a return too', async () => {
  const named = (name: string) =>
    server.db.updateTable('atrium.user_account').set({ real_name: name }).where('id', '=', 's').execute();
  const { id } = await user('s').start('plain', { amount: 1 });
  await user('a').act(id, 'return', { node: 'start' });
  await named('renamed');
  try {
    const again = await user('s').start('plain', { amount: 1 }, { instanceId: id });
    expect(again.title).toContain('renamed');
  } finally {
    await named('s');
  }
});

test('an instance whose record is gone ends, over what was last known of it', async () => {
  const { id, record } = await user('s').start('plain', { amount: 4 });
  await sql`delete from data.trial where id = ${record}`.execute(server.db);
  const answer = await user('a').act(id, 'agree');
  expect((answer.result as { instance: FlowInstance }).instance).toMatchObject({
    ...{ state: 'terminated', reason: 'recordGone' },
  });
  const { record: shown, tasks } = await user('s').detail(id);
  expect([shown.amount, tasks.map(({ state }) => state)]).toEqual([4, ['cancelled']]);
});
