import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sql } from 'kysely';
import type { FlowState } from '../../src/documents/flow/state.ts';
import { seeToLeavers } from '../../server/records/seeToLeavers.ts';
import { flowAbsencesJob } from '../../server/flow/jobs/absences.ts';
import { flowIdleJob } from '../../server/flow/jobs/idle.ts';
import { step, whenMuch } from '../flows/trial.ts';
import { flowNamed, type FlowUser, loginFlowUsers, startFlowServer } from '../support/flowServer.ts';
import { courseList, createCourses, publish, registration } from '../support/interfaces.ts';
import { replayed } from '../support/flowReplay.ts';
import type { TestServer } from '../support/server.ts';

const hour = { amount: 1, unit: 'hour' as const };

const flows = [
  flowNamed('late', [step('A', ['a'], { timeouts: [{ then: 'pass', after: hour }] }), step('B', ['b'])]),
  flowNamed('steps', [
    {
      type: 'trigger',
      id: 'T',
      run: { do: 'steps', steps: [{ do: 'set', data: { note: '共 {{ form.amount * 2 }} 元' } }] },
    },
    step('A', ['a']),
  ]),
  flowNamed('calling', [
    {
      type: 'trigger',
      id: 'T',
      run: {
        do: 'steps',
        steps: [
          { do: 'call', name: 'courses', call: 'teaching/courses' },
          { do: 'set', data: { note: '{{ steps.courses.list[0].name }}' } },
        ],
      },
    },
    step('A', ['a']),
  ]),
  flowNamed('failing', [
    {
      type: 'trigger',
      id: 'T',
      onError: { retries: 0, every: hour, then: 'manager' },
      run: { do: 'steps', steps: [{ do: 'fail', message: { zhCN: '不行', enUS: 'No' } }] },
    },
    step('A', ['a']),
  ]),
  flowNamed('parent', [
    { type: 'subFlow', id: 'S', flow: 'child', mode: 'sync', data: { amount: 5 } },
    step('A', ['a']),
  ]),
  flowNamed('answered', [
    {
      type: 'subFlow',
      id: 'S',
      flow: 'child',
      mode: 'sync',
      data: { amount: 9 },
      answer: { amount: '{{ sub.form.amount }}' },
    },
    whenMuch('much', [step('A', ['a'])], [step('B', ['b'])]),
  ]),
  flowNamed('child', [step('C', ['c'])]),
  flowNamed('idle', [step('A', ['a'])], { returned: { removeAfter: hour }, withdraw: 'always' }),
  flowNamed('orphan', [{ type: 'subFlow', id: 'S', flow: 'gone', mode: 'sync' }, step('A', ['a'])]),
];

let server: TestServer;
let user: (id: string) => FlowUser;
beforeAll(async () => {
  server = await startFlowServer(flows, { config: { interfaceNetworks: ['127.0.0.1'] } });
  user = await loginFlowUsers(server);
});
afterAll(() => server.close());

/** Where an instance stands once it stands at a node. */
const standsAt = (id: string, node: string) =>
  vi.waitUntil(async () => (await user('s').detail(id)).instance.current.some((each) => each.node === node));

test('a clock that has run down decides', async () => {
  const { id } = await user('s').start('late');
  await sql`update atrium.flow_instance set engine = jsonb_set(engine, '{timers,0,due}', '"2020-01-01T00:00:00.000Z"')
    where id = ${id}`.execute(server.db);
  await sql`update atrium.flow_timer set due = '2020-01-01' where instance = ${id}`.execute(server.db);
  await standsAt(id, 'B');
  const { tasks } = await user('s').detail(id);
  expect(tasks.find(({ node }) => node === 'A')).toMatchObject({ state: 'timedOut', reason: 'timeoutPass' });
}, 30_000);

test('the steps of a trigger write the record, and the flow goes on', async () => {
  const { id } = await user('s').start('steps', { amount: 4 });
  await standsAt(id, 'A');
  const { record, timeline } = await user('s').detail(id);
  expect(record.note).toBe('共 8 元');
  expect(timeline.find(({ kind }) => kind === 'dataChanged')?.changes).toMatchObject([{ field: 'note' }]);
}, 30_000);

test('a step of a trigger calls a configured interface', async () => {
  const courses = await createCourses();
  const { api } = user('admin');
  await api.call('manager', '/database/save.do', registration(courses.url));
  expect(await publish(api, courseList())).toMatchObject({ msgState: 1 });
  const { id } = await user('s').start('calling');
  await standsAt(id, 'A');
  expect((await user('s').detail(id)).record.note).toBe('高等数学');
  await courses.drop();
}, 30_000);

test('what fails for good is the managers’, who pass it', async () => {
  const { id } = await user('s').start('failing');
  const task = await vi.waitUntil(async () => {
    const { tasks } = await user('m').detail(id);
    return tasks.find(({ kind, state }) => kind === 'manager' && state === 'running');
  });
  const answer = await user('m').call('act', { taskId: task.id, revision: task.revision, action: 'skip' });
  expect(answer.msgState).toBe(1);
  await standsAt(id, 'A');
}, 30_000);

test('a sub-flow is waited for; ending its parent ends it', async () => {
  const first = await user('s').start('parent');
  const [sub] = await vi.waitUntil(async () => {
    const { subFlows } = await user('s').detail(first.id);
    return subFlows.length > 0 ? subFlows : undefined;
  });
  await user('c').act(sub?.id ?? '', 'agree');
  await standsAt(first.id, 'A');
  const second = await user('s').start('parent');
  const [open] = await vi.waitUntil(async () => {
    const { subFlows } = await user('s').detail(second.id);
    return subFlows.length > 0 ? subFlows : undefined;
  });
  const { instance } = await user('s').detail(second.id);
  await user('s').call('withdraw', { instanceId: second.id, revision: instance.revision });
  expect((await user('s').detail(open?.id ?? '')).instance).toMatchObject({
    state: 'terminated',
    reason: 'subFlowEnded',
  });
  expect((await user('c').rows('wait')).some(({ instance: id }) => id === open?.id)).toBe(false);
}, 30_000);

test('what stands behind a sub-flow reads what it came to', async () => {
  const { id } = await user('s').start('answered', { amount: 1 });
  const [sub] = await vi.waitUntil(async () => {
    const { subFlows } = await user('s').detail(id);
    return subFlows.length > 0 ? subFlows : undefined;
  });
  await user('c').act(sub?.id ?? '', 'agree');
  await standsAt(id, 'A');
  expect((await user('s').detail(id)).record.amount).toBe(9);
}, 30_000);

test('a sub-flow that is published no more is refused, and not waited for', async () => {
  const { id } = await user('s').start('orphan');
  await vi.waitUntil(async () => (await user('s').detail(id)).instance.state === 'rejected');
}, 30_000);

/** Runs a recurring job once more. */
const again = (job: typeof flowIdleJob): Promise<unknown> =>
  job.run({
    ...{ id: 'again', payload: {}, isLastTry: true, platform: server.platform },
    ...{ log: pino({ level: 'silent' }), signal: new AbortController().signal },
    progress: () => undefined,
    conclude: () => Promise.resolve(),
  });

test('what is open when an absence begins is moved once, of the flows that it names', async () => {
  const [{ id }, other] = [await user('s').start('child'), await user('s').start('late')];
  const about = { to_user: 'd', open: true, created_by: 's', updated_by: 's', flows: ['child'] };
  const times = { starts_at: new Date('2020-01-01'), ends_at: new Date('2100-01-01') };
  await server.db
    .insertInto('atrium.flow_delegation')
    .values(['a', 'c'].map((from) => ({ id: from, from_user: from, ...about, ...times })))
    .execute();
  await again(flowAbsencesJob);
  const { instance, tasks } = await user('s').detail(id);
  expect(tasks.map(({ assignee, state }) => [assignee.value, state])).toEqual([
    ['c', 'transferred'],
    ['d', 'running'],
  ]);
  await again(flowAbsencesJob);
  const after = await Promise.all([id, other.id].map((each) => user('s').detail(each)));
  expect(after.map((each) => each.instance.revision)).toEqual([instance.revision, other.revision]);
  await server.db.deleteFrom('atrium.flow_delegation').execute();
});

test('what nobody touches is terminated, a draft too, which stays its initiator’s alone', async () => {
  const saved = await user('s').call('saveDraft', { flowId: 'idle', data: { amount: 3 } });
  const draft = (saved.result as { instance: { id: string } }).instance.id;
  const { id, revision } = await user('s').start('idle');
  await user('s').call('withdraw', { instanceId: id, revision });
  await server.db
    .updateTable('atrium.flow_instance')
    .set({ touched_at: sql<Date>`now() - interval '2 hours'` })
    .where('id', 'in', [draft, id])
    .execute();
  await again(flowIdleJob);
  for (const each of [draft, id])
    expect((await user('s').detail(each)).instance).toMatchObject({
      ...{ state: 'terminated', reason: 'terminated' },
    });
  expect((await user('s').detail(draft)).record).toMatchObject({ amount: 3 });
  expect((await user('m').call('detail', { instanceId: draft })).msgState).toBe(4);
  expect((await user('m').rows('manage')).map((row) => row.id)).not.toContain(draft);
});

test('what somebody had to do who leaves goes to the managers', async () => {
  const { id } = await user('s').start('child');
  await server.db
    .updateTable('atrium.user_account')
    .set({ status: 'disabled' })
    .where('id', '=', 'c')
    .execute();
  await seeToLeavers(server.platform, server.platform.project.schoolId, pino({ level: 'silent' }));
  const { tasks } = await user('s').detail(id);
  expect(tasks.map(({ assignee, state, reason }) => [assignee.value, state, reason])).toEqual([
    ['c', 'transferred', 'accountDisabled'],
    ['m', 'running', 'accountDisabled'],
  ]);
});

test('what happened makes every instance again', async () => {
  for (const { instance, state } of await replayed(server.db, flows)) {
    // One clock was turned back by hand.
    const shown = ({ timers: _timers, ...rest }: FlowState) => rest;
    if (instance.flow !== 'late') expect(shown(state)).toEqual(instance.engine && shown(instance.engine));
  }
});
