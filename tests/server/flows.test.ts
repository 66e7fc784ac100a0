import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FlowDocument } from '../../src/schemas/documents/index.ts';
import type { FlowPreview } from '../../src/schemas/wire/flowDetail.ts';
import type { FlowInstance } from '../../src/schemas/wire/flowInstance.ts';
import type { Message, MessageCounts } from '../../src/schemas/wire/message.ts';
import { person, step, whenMuch } from '../flows/trial.ts';
import { flowNamed, type FlowUser, loginFlowUsers, startFlowServer } from '../support/flowServer.ts';
import type { TestServer } from '../support/server.ts';

const flows = [
  flowNamed('plain', [step('A', ['a']), step('B', ['b', 'c'])], {
    number: { prefix: 'T', date: 'day', digits: 4 },
    keep: { state: 'standing' },
    summary: ['amount', 'secret'],
  }),
  flowNamed('picked', [
    {
      type: 'approve',
      id: 'A',
      approvers: [{ source: 'initiatorPicks', scope: { people: [person('a'), person('c')] } }],
    },
    { type: 'approve', id: 'B', approvers: [{ source: 'previousPicks' }] },
  ]),
  flowNamed('guarded', [
    step('A', ['a'], { fieldRights: { amount: 'edit', note: 'required', secret: 'hidden' } }),
  ]),
  flowNamed('columns', [
    step('A', ['a'], { fieldRights: { items: { right: 'edit', columns: { cost: 'hidden' } } } }),
    step('B', ['b']),
  ]),
  demanding(flowNamed('split', [whenMuch('much', [step('A', ['a'])])]), 'amount'),
];

/** A flow whose start demands a field. */
function demanding({ nodes: [start, ...nodes], ...flow }: FlowDocument, field: string): FlowDocument {
  const first: FlowDocument['nodes'] =
    start?.type === 'start' ? [{ ...start, fieldRights: { [field]: 'required' } }] : [];
  return { ...flow, nodes: [...first, ...nodes] };
}

let server: TestServer;
let user: (id: string) => FlowUser;
beforeAll(async () => {
  server = await startFlowServer(flows);
  user = await loginFlowUsers(server);
});
afterAll(() => server.close());

const inbox = async (who: string) =>
  (await user(who).api.call('base', '/message/list.do', {})).list as Message[];

test('an application goes from hand to hand until it is approved', async () => {
  const instance = await user('s').start('plain', { amount: 7 });
  expect([instance.state, instance.current.map(({ node }) => node)]).toEqual(['running', ['A']]);
  expect(instance.number).toMatch(/^T\d{8}0001$/);
  expect((await user('a').rows('wait')).map(({ instance: id }) => id)).toContain(instance.id);
  const answer = await user('a').act(instance.id, 'agree', { comment: '可以' });
  expect((answer.result as { instance: FlowInstance }).instance.current.map(({ node }) => node)).toEqual([
    'B',
  ]);
  await user('b').act(instance.id, 'agree');
  await user('c').act(instance.id, 'agree');
  const detail = await user('s').detail(instance.id);
  expect([detail.instance.state, detail.record.standing, detail.record.amount]).toEqual([
    'approved',
    'approved',
    7,
  ]);
  expect(detail.timeline.map(({ kind }) => kind)).toContain('submitted');
  expect((await user('a').rows('wait')).some(({ instance: id }) => id === instance.id)).toBe(false);
  expect((await user('a').rows('done')).map(({ instance: id }) => id)).toContain(instance.id);
  expect((await user('s').rows('myDone')).map(({ instance: id }) => id)).toContain(instance.id);
});

test('a record under approval is held, and its flow alone writes what it keeps there', async () => {
  const { id, record } = await user('s').start('plain', { amount: 1 });
  const update = async (data: object) => {
    const { result } = await user('admin').api.call('interface', '/rest/http/trial/detail.htm', {
      id: record,
    });
    const { revision } = result as { revision: number };
    return user('admin').api.call('interface', '/rest/http/trial/update.htm', { id: record, revision, data });
  };
  expect((await update({ note: 'x' })).code).toBe('RECORD_IN_FLOW');
  const told = async (name: string) =>
    (await user(name).call('ofRecords', { form: 'trial', records: [record, 'nowhere'] })).list;
  const seen = { record, state: 'running', instance: id, current: [{ node: 'A' }] };
  expect(await told('admin')).toMatchObject([seen]);
  // Who may read the record, and has nothing to do with its flow, learns that there is one.
  expect(await told('t')).toMatchObject([{ ...seen, instance: null, current: [] }]);
  const removed = await user('admin').api.call('interface', '/rest/http/trial/remove.htm', { ids: [record] });
  expect(removed.list).toMatchObject([{ msgState: 5, code: 'RECORD_IN_FLOW' }]);
  await user('a').act(id, 'reject', { comment: '不行' });
  expect(await told('admin')).toEqual([]);
  expect((await update({ note: 'x' })).msgState).toBe(1);
  expect((await update({ standing: 'approved' })).code).toBe('FIELD_FORBIDDEN');
});

test('a step shows and takes what its rights say', async () => {
  const { id } = await user('s').start('guarded', { amount: 1, secret: '机密' });
  const detail = await user('a').detail(id);
  expect(detail.record).not.toHaveProperty('secret');
  expect(detail.rights).toMatchObject({ amount: 'edit', note: 'required' });
  expect((await user('a').act(id, 'agree', { data: { secret: 'y', note: 'n' } })).code).toBe(
    'FIELD_FORBIDDEN',
  );
  const lacking = await user('a').act(id, 'agree', { data: { amount: 3 } });
  expect(lacking).toMatchObject({ code: 'INPUT_INVALID', errors: [{ path: 'data.note', code: 'REQUIRED' }] });
  expect((await user('a').act(id, 'agree', { data: { amount: 3, note: '核实' } })).msgState).toBe(1);
  const done = await user('s').detail(id);
  expect(done.record).toMatchObject({ amount: 3, note: '核实', secret: '机密' });
  expect(done.timeline.find(({ kind }) => kind === 'agreed')?.changes).toEqual(
    expect.arrayContaining([{ field: 'amount', before: 1, after: 3 }]),
  );
});

test('rows that are moved, removed, changed and added keep what a step does not see of them', async () => {
  const item = (what: string, cost: number | null) => ({ what, cost });
  const begin = () => user('s').start('columns', { items: [item('书', 1), item('笔', 2), item('纸', 3)] });
  const { id } = await begin();
  const { record } = await user('a').detail(id);
  const [book, pen, paper] = record.items as Record<string, unknown>[];
  expect([book?.what, Object.hasOwn(book ?? {}, 'cost')]).toEqual(['书', false]);
  const forbidden = await user('a').act(id, 'agree', { data: { items: [{ ...pen, cost: 9 }] } });
  expect(forbidden.errors).toMatchObject([{ path: 'data.items.0.cost' }]);
  const items = [{ ...paper, what: '纸张' }, book, { what: '尺' }, { ...paper, what: '抄件' }];
  expect(await user('a').act(id, 'agree', { data: { items } })).toMatchObject({ msgState: 1 });
  const kept = [item('纸张', 3), item('书', 1), item('尺', null), item('抄件', null)];
  expect((await user('b').detail(id)).record.items).toEqual(kept);
  // Neither what changed of a hidden column, nor in which rows.
  const changesOf = async (who: string) =>
    (await user(who).detail(id)).timeline.flatMap(({ changes = [] }) => changes);
  expect(JSON.stringify(await changesOf('b'))).toContain('"cost":3');
  expect(JSON.stringify(await changesOf('a')).match(/"field":"\w+"|cost/g)).toEqual(['"field":"items"']);
  // What is kept of a row is of the record that it was read of.
  const other = await begin();
  expect((await user('a').act(other.id, 'agree', { data: { items: [book] } })).code).toBe(
    'REVISION_CONFLICT',
  );
});

test('acting twice, on what is another’s, and on what is old is refused, and nothing is written', async () => {
  const { id } = await user('s').start('plain');
  const task = await user('a').task(id);
  const act = (who: string, more: object) =>
    user(who).call('act', { taskId: task.id, revision: task.revision, action: 'agree', ...more });
  expect((await act('d', {})).msgState).toBe(4);
  expect((await act('m', {})).code).toBe('TASK_NOT_YOURS');
  expect((await act('a', { revision: task.revision + 1 })).code).toBe('REVISION_CONFLICT');
  expect((await act('a', { action: 'claim' })).code).toBe('ACTION_NOT_ALLOWED');
  const [one, other] = await Promise.all([act('a', {}), act('a', { action: 'reject', comment: '不' })]);
  expect([one.msgState, other.msgState].toSorted()).toEqual([1, 5]);
  const late = one.msgState === 1 ? other : one;
  expect(late).toMatchObject({ code: 'ALREADY_DECIDED', list: [{ by: { value: 'a' } }] });
});

test('the same request answers the same and happens once', async () => {
  const { id } = await user('s').start('plain');
  const { id: taskId, revision } = await user('a').task(id);
  const ask = (comment: string) =>
    user('a').call('act', { taskId, revision, action: 'agree', comment, requestId: 'request-1' });
  const first = await ask('好');
  const second = await ask('好');
  expect([first.msgState, second.result]).toEqual([1, first.result]);
  expect((await ask('不好')).code).toBe('REQUEST_ID_REUSED');
});

test('lists go on behind the last row while others act, and count what waits', async () => {
  for (let at = 0; at < 5; at += 1) await user('t').start('plain', { amount: at });
  const first = await user('a').rows('wait', { flowId: 'plain', limit: 3 });
  const last = first.at(-1);
  const after = { id: last?.id, dueAt: last?.dueAt, openedAt: last?.openedAt };
  const next = await user('a').rows('wait', { flowId: 'plain', limit: 3, after });
  expect(new Set([...first, ...next].map(({ id }) => id)).size).toBe(first.length + next.length);
  expect(first[0]?.summary).toMatchObject([{ field: 'amount' }, { field: 'secret' }]);
  const counts = (await user('a').call('counts', {})).result as { wait: number };
  expect(counts.wait).toBeGreaterThanOrEqual(5);
  const where = {
    testRule: 'every',
    conditionList: [{ bindKey: 'amount', type: 'number', judgeType: 'greater', value: 3 }],
  };
  expect(await user('a').rows('wait', { flowId: 'plain', where })).toHaveLength(1);
  expect(await user('t').rows('apply', { flowId: 'plain', where })).toHaveLength(1);
});

test('a draft is kept, submitted, withdrawn and submitted again', async () => {
  const saved = await user('s').call('saveDraft', { flowId: 'plain', data: { amount: 2 } });
  const draft = (saved.result as { instance: FlowInstance }).instance;
  expect([draft.state, draft.number]).toEqual(['draft', null]);
  expect((await user('a').call('detail', { instanceId: draft.id })).msgState).toBe(4);
  const started = await user('s').start(
    'plain',
    { amount: 2 },
    { instanceId: draft.id, revision: draft.revision },
  );
  expect([started.id, started.state]).toEqual([draft.id, 'running']);
  const withdrawn = await user('s').call('withdraw', { instanceId: draft.id, revision: started.revision });
  expect((withdrawn.result as { instance: FlowInstance }).instance.state).toBe('withdrawn');
  const again = await user('s').start('plain', { amount: 9 }, { instanceId: draft.id });
  expect([again.state, again.round, again.number]).toEqual(['running', 2, started.number]);
});

test('many are decided at once, each for itself', async () => {
  const plain = await user('s').start('plain');
  const guarded = await user('s').start('guarded', { amount: 1 });
  const tasks = await Promise.all([plain, guarded].map(({ id }) => user('a').task(id)));
  const asked = tasks.map(({ id: taskId, revision }) => ({ taskId, revision }));
  const answer = await user('a').call('actMany', { tasks: asked, action: 'agree' });
  expect(answer.list).toMatchObject([{ msgState: 1 }, { msgState: 5, code: 'NEEDS_DETAIL' }]);
});

test('managers stop, let go on and end; others may not', async () => {
  const { id, revision } = await user('s').start('plain');
  const act = (who: string, action: string, at: number) =>
    user(who).call('act', { instanceId: id, action, revision: at, comment: '核查' });
  expect((await act('a', 'suspend', revision)).code).toBe('ACTION_NOT_ALLOWED');
  const stopped = await act('m', 'suspend', revision);
  expect((stopped.result as { instance: FlowInstance }).instance.state).toBe('suspended');
  const task = await user('a').task(id);
  expect((await user('a').act(id, 'agree')).code).toBe('INSTANCE_SUSPENDED');
  // It waits for nobody meanwhile.
  const waits = async () =>
    (await user('a').rows('wait', { limit: 100 })).some(({ id: one }) => one === task.id);
  const count = async () => ((await user('a').call('counts', {})).result as { wait: number }).wait;
  const [isListed, counted] = [await waits(), await count()];
  expect(isListed).toBe(false);
  const { instance } = stopped.result as { instance: FlowInstance };
  await act('m', 'resume', instance.revision);
  expect([await waits(), await count()]).toEqual([true, counted + 1]);
  expect((await user('a').act(id, 'agree')).msgState).toBe(1);
});

test('people talk, urge and are told not to urge so soon', async () => {
  const { id } = await user('s').start('plain');
  const said = await user('s').call('comment', { instanceId: id, comment: '请看附件', mention: ['a'] });
  expect(said.result).toMatchObject({ kind: 'commented', people: [{ value: 'a' }] });
  expect((await inbox('a')).find(({ link }) => link?.includes(id))?.title).toBe(
    '有人在评论中提到您：Trial s',
  );
  expect((await user('s').call('comment', { instanceId: id, comment: 'x', mention: ['e'] })).code).toBe(
    'PERSON_INVALID',
  );
  expect((await user('s').call('urge', { instanceId: id })).result).toMatchObject({
    urged: [{ value: 'a' }],
  });
  expect((await user('s').call('urge', { instanceId: id })).code).toBe('URGED_RECENTLY');
  await user('a').act(id, 'cc', { people: ['d'] });
  const [copy] = await user('d').rows('notify');
  expect(copy?.instance).toBe(id);
  expect((await user('d').call('read', { taskIds: [copy?.id] })).msgState).toBe(1);
  expect((await user('d').detail(id)).instance.id).toBe(id);
});

test('a path tells who was asked, is asked and will be, before and after the start', async () => {
  const before = await user('s').call('preview', { flowId: 'plain', data: { amount: 1 } });
  const { path, canSubmit } = before.result as FlowPreview;
  expect(canSubmit).toBe(true);
  expect(path.map(({ node, state }) => [node, state])).toEqual([
    ['start', 'current'],
    ['A', 'coming'],
    ['B', 'coming'],
    ['end', 'coming'],
  ]);
  // A branch is open as long as it hangs on what is still to be filled in.
  const taken = async (data: object) => {
    const { result } = await user('s').call('preview', { flowId: 'split', data });
    return (result as FlowPreview).path[1]?.branches?.map((branch) => branch.taken);
  };
  expect([await taken({}), await taken({ amount: 9 })]).toEqual([
    [null, null],
    [true, false],
  ]);
  const { id } = await user('s').start('plain');
  await user('a').act(id, 'agree');
  const detail = await user('b').detail(id);
  expect(detail.path.map(({ node, state }) => [node, state])).toEqual([
    ['start', 'done'],
    ['A', 'done'],
    ['B', 'current'],
    ['end', 'coming'],
  ]);
  const found = await user('b').call('people', {
    instanceId: id,
    taskId: (await user('b').task(id)).id,
    for: 'transfer',
    keyword: 'c',
  });
  expect(found.list).toContainEqual(
    expect.objectContaining({ value: 'c', disabledWhy: expect.anything() as object }),
  );
  // A copy may be sent with the start, to anybody.
  const copied = await user('s').call('people', { flowId: 'plain', for: 'cc', keyword: 'c' });
  expect(copied.list).toContainEqual(expect.objectContaining({ value: 'c' }));
});

test('people are told in their inbox of what waits for them and how it ended', async () => {
  const { id } = await user('t').start('plain');
  const toDo = async () => (await inbox('a')).find(({ link }) => link?.includes(id));
  expect(await toDo()).toMatchObject({ kind: 'flow', title: '待办：Trial t', readAt: null });
  await user('a').act(id, 'reject', { comment: '金额不对' });
  // What was done is no news any more, from wherever it was done.
  expect((await toDo())?.readAt).not.toBeNull();
  expect((await inbox('t')).find(({ link }) => link?.includes(id))?.title).toBe('未通过：Trial t');
  const back = await user('t').start('plain');
  await user('a').act(back.id, 'return', { node: 'start', comment: '请补说明' });
  expect((await inbox('t')).find(({ link }) => link?.includes(back.id))).toMatchObject({
    title: '已退回：Trial t',
    content: '步骤：审批；a：请补说明',
  });
  const before = (await user('t').api.call('base', '/message/counts.do', {})).result as MessageCounts;
  await user('t').api.call('base', '/message/read.do', {});
  const after = (await user('t').api.call('base', '/message/counts.do', {})).result as MessageCounts;
  expect([before.unread > 0, after.unread]).toEqual([true, 0]);
});

test('people are picked for the steps that ask for them, of those who may be picked', async () => {
  const start = (picks: object) => user('s').call('start', { flowId: 'picked', data: { amount: 1 }, picks });
  expect(await start({})).toMatchObject({ code: 'PICK_REQUIRED', errors: [{ path: 'picks.A' }] });
  expect((await start({ A: ['b'] })).code).toBe('PERSON_INVALID');
  expect((await start({ A: ['a'], Z: ['a'] })).code).toBe('INPUT_INVALID');
  const { instance } = (await start({ A: ['a'] })).result as { instance: FlowInstance };
  expect((await user('a').act(instance.id, 'agree')).code).toBe('PICK_REQUIRED');
  expect((await user('a').act(instance.id, 'agree', { picks: { B: ['e'] } })).msgState).toBe(1);
  expect((await user('e').task(instance.id)).node).toBe('B');
});
