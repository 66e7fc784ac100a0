import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FlowDetail, FlowPreview } from '../../src/schemas/wire/flowDetail.ts';
import { parallel, step } from '../flows/trial.ts';
import { flowNamed, type FlowUser, loginFlowUsers, startFlowServer } from '../support/flowServer.ts';
import type { TestServer } from '../support/server.ts';
import { statementsOf } from '../support/statements.ts';

// Who reads along, where a decision would lead, what goes on paper, and how much is read for it.

const flows = [
  flowNamed('plain', [step('A', ['a']), step('B', ['b', 'c'])], {
    number: { prefix: 'T', date: 'day', digits: 4 },
    keep: { state: 'standing' },
    summary: ['amount', 'secret'],
  }),
  flowNamed('beside', [parallel('P', { x: [step('A', ['a'])], y: [step('B', ['b'])] })]),
  flowNamed('guarded', [step('A', ['a'], { fieldRights: { amount: 'edit', note: 'required' } })]),
];

let server: TestServer;
let user: (id: string) => FlowUser;
beforeAll(async () => {
  server = await startFlowServer(flows);
  user = await loginFlowUsers(server);
});
afterAll(() => server.close());

test('a start gives copies, of a returned one too, and names who cannot have one', async () => {
  const { id } = await user('s').start('plain', { amount: 2 }, { cc: ['d', 'e'] });
  for (const reader of ['d', 'e']) {
    const rows = await user(reader).rows('notify');
    expect(rows.filter(({ instance }) => instance === id)).toMatchObject([{ node: 'start', unread: true }]);
  }
  const refused = await user('s').call('start', { flowId: 'plain', data: { amount: 2 }, cc: ['x'] });
  expect(refused).toMatchObject({ msgState: 2, errors: [{ path: 'cc', code: 'PERSON_INVALID' }] });
  await user('a').act(id, 'return', { node: 'start', comment: '请补充' });
  const { revision } = (await user('s').detail(id)).instance;
  const again = { flowId: 'plain', instanceId: id, revision, data: { amount: 3 }, cc: ['c'] };
  expect((await user('s').call('start', again)).msgState).toBe(1);
  expect((await user('c').rows('notify')).map(({ instance }) => instance)).toContain(id);
});

test('what refusing would lead to is told before it is done', async () => {
  const { id } = await user('s').start('plain', { amount: 4 });
  const { id: taskId } = await user('a').task(id);
  const preview = async (action: string) => {
    const answer = await user('a').call('preview', { instanceId: id, taskId, action });
    return (answer.result as FlowPreview).path.map(({ node, state }) => [node, state]);
  };
  expect(await preview('agree')).toContainEqual(['B', 'coming']);
  expect(await preview('reject')).not.toContainEqual(['B', 'coming']);
  expect((await user('a').task(id)).state).toBe('running');
  const stranger = await user('s').call('preview', { instanceId: id, taskId, action: 'reject' });
  expect(stranger.code).toBe('TASK_NOT_YOURS');
});

test('what is read for paper can neither be filled in nor decided, and is not read by it', async () => {
  const { id } = await user('s').start('guarded', { amount: 1 });
  const read = async (more: object) =>
    (await user('a').call('detail', { instanceId: id, ...more })).result as FlowDetail;
  const printed = await read({ print: true });
  expect([printed.offers, printed.rights.note]).toEqual([[], 'read']);
  expect(printed.task?.readAt).toBeNull();
  const opened = await read({});
  expect(opened.offers.length).toBeGreaterThan(0);
  expect(opened.rights.note).toBe('required');
});

test('what is the same for all of a call is read once: rules, forms, calendar, where somebody stands', async () => {
  // What jobs send meanwhile only adds.
  const least = async (works: readonly (() => Promise<unknown>)[]): Promise<number> => {
    const counts: number[] = [];
    for (const work of works) counts.push(await statementsOf(work));
    return Math.min(...counts);
  };
  const tasks = [];
  for (let each = 0; each < 4; each += 1)
    tasks.push(await user('a').task((await user('s').start('plain')).id));
  const acts = tasks.map(({ id: taskId, revision }) => async () => {
    const { msgState } = await user('a').call('act', { taskId, revision, action: 'agree' });
    expect(msgState).toBe(1);
  });
  expect(await least(acts)).toBeLessThan(11);
  const list = (limit: number) =>
    least(Array.from({ length: 4 }, () => () => user('s').rows('apply', { limit })));
  expect(await list(20)).toBe(await list(1));
});

test.each(['agree', 'reject', 'transfer'])('what is answered of %s is what is kept of it', async (action) => {
  const { id } = await user('s').start('plain', { amount: 5 });
  const { id: taskId, revision } = await user('a').task(id);
  const more = action === 'transfer' ? { people: ['d'] } : {};
  const answer = await user('a').call('act', { taskId, revision, action, comment: '已阅', ...more });
  const acted = answer.result as Pick<FlowDetail, 'instance' | 'task'>;
  const kept = (await user('a').call('detail', { instanceId: id })).result as FlowDetail;
  expect(acted.instance).toEqual(kept.instance);
  expect(kept.tasks).toContainEqual(acted.task);
});

test('instances are found by each step at which they stand; an order that they have not is refused', async () => {
  const { id } = await user('s').start('beside');
  const at = (value: string) => ({
    testRule: 'every',
    conditionList: [{ bindKey: 'node', type: 'text', judgeType: 'equal', value }],
  });
  for (const node of ['A', 'B'])
    expect(await user('m').rows('manage', { flowId: 'beside', where: at(node) })).toMatchObject([
      { instance: id },
    ]);
  expect(await user('m').rows('manage', { flowId: 'beside', where: at('C') })).toEqual([]);
  const sort = [{ field: 'dueAt', order: 'asc' }];
  const refused = await user('m').call('list', { scope: 'manage', sort });
  expect(refused).toMatchObject({ code: 'INPUT_INVALID', errors: [{ path: 'sort.0.field' }] });
  expect(JSON.parse((await user('m').call('list', { scope: 'manage', limit: 1 })).text)).toMatchObject({
    more: true,
  });
});
