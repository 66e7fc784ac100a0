import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { FlowCounts, FlowRow, FlowStatistic } from '../../src/schemas/wire/flowLists.ts';
import type { FlowPerson, FlowTask } from '../../src/schemas/wire/flowInstance.ts';
import type { FlowNode } from '../../src/schemas/flow/node.ts';
import { step } from '../flows/trial.ts';
import { replayed } from '../support/flowReplay.ts';
import { flowNamed, type FlowUser, loginFlowUsers, startFlowServer } from '../support/flowServer.ts';
import type { TestServer } from '../support/server.ts';

// Whose a task is beside its assignee's: those who are away, and whoever belongs by then to those who may take it.

const offer: FlowNode = {
  type: 'approve',
  id: 'N',
  mode: { by: 'claim' },
  approvers: [
    { source: 'role', roles: ['porter'] },
    { source: 'departmentHead', departments: ['house'] },
    { source: 'label', labels: ['night'] },
  ],
  fieldRights: { secret: 'hidden', note: 'edit' },
};

const flows = [
  flowNamed('one', [step('N', ['a'], { fieldRights: { note: 'edit', secret: 'hidden' } }), step('M', ['d'])]),
  flowNamed('both', [step('N', ['a', 'c']), step('M', ['d'])]),
  flowNamed('offered', [offer, step('M', ['d'])]),
  flowNamed('kept', [step('N', ['a'])], { delegation: false }),
];

let server: TestServer;
let user: (id: string) => FlowUser;
beforeAll(async () => {
  server = await startFlowServer(flows);
  user = await loginFlowUsers(server);
  const { db } = server;
  const role = { groupid: 'porter', name: '{"zhCN":"porter","enUS":"porter"}', is_admin: false, sort: 20 };
  await db.insertInto('atrium.role').values(role).execute();
  await db.insertInto('atrium.user_role').values({ user_id: 'b', groupid: 'porter', sort: 1 }).execute();
});
afterAll(() => server.close());
afterEach(async () => {
  await server.db.deleteFrom('atrium.flow_delegation').execute();
});

const away = async (from: string, to: string): Promise<string> => {
  const endsAt = new Date(Date.now() + 86_400_000).toISOString();
  const { msgState, text } = await user(from).call('delegation/save', {
    ...{ to, startsAt: new Date(Date.now() - 60_000).toISOString(), endsAt },
  });
  if (msgState !== 1) throw new Error(text);
  return endsAt;
};
const waiting = async (who: string, instance: string): Promise<FlowRow | undefined> =>
  (await user(who).rows('wait', { limit: 100 })).find((row) => row.instance === instance);
const counted = async (who: string): Promise<number> =>
  ((await user(who).call('counts', {})).result as FlowCounts).wait;
const act = (who: string, { id, revision }: Pick<FlowTask, 'id' | 'revision'>, action: string, more = {}) =>
  user(who).call('act', { taskId: id, revision, action, ...more });
const porter = async (who: string, is: boolean): Promise<void> => {
  const { db } = server;
  if (is)
    await db.insertInto('atrium.user_role').values({ user_id: who, groupid: 'porter', sort: 1 }).execute();
  else
    await db
      .deleteFrom('atrium.user_role')
      .where('user_id', '=', who)
      .where('groupid', '=', 'porter')
      .execute();
};

test('who is away sees what an absence handed on, with who has it and until when, and may handle it', async () => {
  const until = await away('a', 'b');
  const untilB = await away('b', 'c');
  const before = await counted('a');
  const { id } = await user('s').start('one', { amount: 1, secret: 'x' });
  expect(await counted('a')).toBe(before + 1);
  for (const who of ['a', 'b', 'c'])
    expect(await waiting(who, id)).toMatchObject({
      assignee: { value: 'c' },
      absent: [
        { value: 'a', until },
        { value: 'b', until: untilB },
      ],
      unread: who === 'c',
    });
  expect(await waiting('e', id)).toBeUndefined();
  const { task, rights, offers, record } = await user('a').detail(id);
  expect([task?.assignee.value, rights, Object.hasOwn(record, 'secret')]).toMatchObject([
    'c',
    { note: 'edit' },
    false,
  ]);
  expect(offers.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['agree', 'reject', 'return', 'transfer', 'delegate', 'cc']),
  );
  // Who only looks in the place of whom another stands leaves it unread for that one.
  expect(await waiting('c', id)).toMatchObject({ unread: true });
  const people = await user('a').call('people', { instanceId: id, taskId: task?.id, for: 'transfer' });
  expect(
    (people.list as { value: string; disabledWhy?: unknown }[]).find(({ value }) => value === 'c'),
  ).not.toHaveProperty('disabledWhy');
  if (task === null) throw new Error('a has nothing to do');
  expect(await act('a', task, 'agree', { data: { note: '同意' } })).toMatchObject({ msgState: 1 });
  expect(await act('c', task, 'agree')).toMatchObject({
    msgState: 5,
    code: 'ALREADY_DECIDED',
    list: [{ by: { value: 'a' }, action: 'agree' }],
  });
  for (const who of ['a', 'b', 'c']) expect(await waiting(who, id)).toBeUndefined();
  expect((await user('a').rows('done')).map(({ instance }) => instance)).toContain(id);
  expect((await user('c').rows('done')).map(({ instance }) => instance)).not.toContain(id);
  // Whose it was sees what came of it.
  expect((await user('b').detail(id)).instance.current[0]?.node).toBe('M');
});

test('managers see who was asked for whom; once nobody is away any more both still have it', async () => {
  await away('a', 'c');
  const { id } = await user('s').start('one');
  const row = (await user('m').rows('manage')).find(({ instance }) => instance === id);
  expect(row?.current).toEqual([{ value: 'c', label: 'c', absent: [{ value: 'a', label: 'a' }] }]);
  await server.db.deleteFrom('atrium.flow_delegation').execute();
  expect(await waiting('a', id)).toMatchObject({ absent: [{ value: 'a', until: null }] });
  const { taskId } = { taskId: (await waiting('c', id))?.id ?? '' };
  expect(
    await user('c').call('act', { taskId, revision: 1, action: 'transfer', people: ['e'] }),
  ).toMatchObject({ msgState: 1 });
  expect(await waiting('a', id)).toBeUndefined();
  expect(await user('a').call('act', { taskId, revision: 1, action: 'agree' })).toMatchObject({
    msgState: 5,
  });
});

test('of two who decide at once whose task it is, one wins, however they call', async () => {
  await away('a', 'c');
  for (let round = 0; round < 10; round += 1) {
    const { id } = await user('s').start('one');
    const row = await waiting('a', id);
    if (row === undefined) throw new Error('Nothing waits for a');
    const answers = await Promise.all([
      act('a', row, 'agree'),
      act('c', row, 'reject'),
      user('a').call('actMany', { tasks: [{ taskId: row.id, revision: row.revision }], action: 'agree' }),
    ]);
    const won = [
      answers[0].msgState,
      answers[1].msgState,
      answers[2].msgState === 1 ? (answers[2].list as { msgState: number }[])[0]?.msgState : 0,
    ];
    expect(won.filter((state) => state === 1)).toHaveLength(1);
    const { tasks } = await user('m').detail(id);
    expect(tasks.filter(({ node }) => node === 'M').length).toBe(won[1] === 1 ? 0 : 1);
  }
});

test('who is away decides for themselves where their stand-in has a vote of their own', async () => {
  await away('a', 'c');
  const { id } = await user('s').start('both');
  const row = await waiting('a', id);
  if (row === undefined) throw new Error('Nothing waits for a');
  expect(await act('a', row, 'agree')).toMatchObject({ msgState: 1 });
  expect(await waiting('a', id)).toBeUndefined();
  expect(await waiting('c', id)).toMatchObject({ id: row.id, absent: [] });
  expect(await act('c', row, 'agree')).toMatchObject({ msgState: 1 });
  expect(await waiting('d', id)).toMatchObject({ node: 'M' });
});

test('a flow that is not handed on stays with who is away', async () => {
  await away('a', 'c');
  const { id } = await user('s').start('kept');
  expect([await waiting('a', id), await waiting('c', id)]).toMatchObject([{ absent: [] }, undefined]);
});

test('what one of several takes waits for whoever is of them by then, and for nobody who is no more', async () => {
  const { id } = await user('s').start('offered', { amount: 1, secret: 'x' });
  expect(await waiting('e', id)).toBeUndefined();
  expect(await user('e').call('detail', { instanceId: id })).toMatchObject({ code: 'NOT_FOUND' });
  const old = await waiting('b', id);
  await porter('e', true);
  const row = await waiting('e', id);
  expect(row).toMatchObject({ id: old?.id, assignee: { value: 'e' }, unread: true });
  const { task, offers, rights } = await user('e').detail(id);
  expect([task?.candidates, offers.some(({ action }) => action === 'claim'), rights]).toMatchObject([
    true,
    true,
    { note: 'edit' },
  ]);
  await porter('b', false);
  expect(await waiting('b', id)).toBeUndefined();
  expect(await user('b').call('detail', { instanceId: id })).toMatchObject({ code: 'NOT_FOUND' });
  expect(await user('b').call('people', { instanceId: id, taskId: row?.id, for: 'cc' })).toMatchObject({
    code: 'NOT_FOUND',
  });
  if (row === undefined) throw new Error('Nothing waits for e');
  expect((await act('b', row, 'claim')).msgState).not.toBe(1);
  await porter('b', true);
  expect(await act('e', row, 'claim')).toMatchObject({ msgState: 1, result: { task: { id: row.id } } });
  expect(await act('b', row, 'claim')).toMatchObject({ code: 'ALREADY_DECIDED' });
  expect(await waiting('b', id)).toBeUndefined();
  // What is taken stays whose it is.
  await porter('e', false);
  expect(await waiting('e', id)).toMatchObject({ id: row.id });
  expect((await user('e').act(id, 'agree')).msgState).toBe(1);
});

test('labels, heads and several groups at once: what is open by two of them is there once, and counted once', async () => {
  const { db } = server;
  const { id } = await user('s').start('offered');
  await db.insertInto('atrium.department').values({ id: 'house', name: 'house', sort: 0 }).execute();
  await db.updateTable('atrium.department').set({ head: 'd' }).where('id', '=', 'house').execute();
  expect(await waiting('d', id)).toBeDefined();
  const before = await counted('d');
  await porter('d', true);
  await sql`insert into atrium.label (id, name) values ('night', '{"zhCN":"night","enUS":"night"}')`.execute(
    db,
  );
  await sql`insert into atrium.user_label (user_id, label) values ('d', 'night')`.execute(db);
  const rows = await user('d').rows('wait', { flowId: 'offered' });
  expect(rows.filter(({ instance }) => instance === id)).toHaveLength(1);
  expect(await counted('d')).toBe(before);
  await porter('d', false);
  expect(
    await act('d', rows.find((row) => row.instance === id) ?? { id: '', revision: 1 }, 'claim'),
  ).toMatchObject({
    msgState: 1,
  });
});

test('pages of what waits go on over all that it is open by', async () => {
  await porter('e', true);
  for (let n = 0; n < 3; n += 1) await user('s').start('offered');
  await away('a', 'e');
  for (let n = 0; n < 2; n += 1) await user('s').start('one');
  const all = await user('e').rows('wait', { limit: 100 });
  const walked: string[] = [];
  let after: object | undefined;
  for (;;) {
    const [row] = await user('e').rows('wait', { limit: 1, ...(after && { after }) });
    if (row === undefined) break;
    walked.push(row.id);
    after = { dueAt: row.dueAt, openedAt: row.openedAt, id: row.id };
  }
  expect(walked).toEqual(all.map(({ id }) => id));
  expect(walked.length).toBeGreaterThanOrEqual(5);
  await porter('e', false);
});

test('who may act by now is urged, and what was decided counts as theirs who decided it', async () => {
  const urged = async (instanceId: string): Promise<readonly string[]> => {
    const { result } = await user('s').call('urge', { instanceId });
    return (result as { urged: FlowPerson[] }).urged.map(({ value }) => value).toSorted();
  };
  const day = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
  const counts = async () => {
    const { list } = await user('m').call('statistics', { flowId: 'one', from: day, to: day, by: 'person' });
    const of = (who: string) => (list as FlowStatistic[]).find(({ key }) => key === who);
    return ['a', 'c'].map((who) => [of(who)?.open ?? 0, of(who)?.approved ?? 0] as const);
  };
  await away('a', 'c');
  const [a = [0, 0], c = [0, 0]] = await counts();
  const { id } = await user('s').start('one');
  expect(await urged(id)).toEqual(['a', 'c']);
  expect(await counts()).toEqual([
    [a[0] + 1, a[1]],
    [c[0] + 1, c[1]],
  ]);
  const row = await waiting('a', id);
  expect(await act('a', row ?? { id: '', revision: 1 }, 'agree')).toMatchObject({ msgState: 1 });
  expect(await counts()).toEqual([[a[0], a[1] + 1], c]);

  const offered = await user('s').start('offered');
  await porter('e', true);
  await porter('b', false);
  expect(await urged(offered.id)).toEqual(['d', 'e']);
  const { timeline } = await user('m').detail(offered.id);
  expect(timeline.filter(({ kind }) => kind === 'urged')).toMatchObject([
    { people: [{ value: 'd' }, { value: 'e' }] },
  ]);
  await porter('e', false);
  await porter('b', true);
});

test('events make again what the tables hold, and nothing that ended is open to anybody', async () => {
  for (const { instance, state, broken } of await replayed(server.db, flows)) {
    expect(state).toEqual(instance.engine);
    expect(broken).toEqual([]);
  }
  const stale = await server.db
    .selectFrom('atrium.flow_task_open_to as o')
    .innerJoin('atrium.flow_task as t', 't.id', 'o.task')
    .where('t.state', '<>', 'running')
    .select('t.id')
    .execute();
  expect(stale).toEqual([]);
});
