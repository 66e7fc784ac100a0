import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { purgeRemoved } from '../../server/documents/trash.ts';
import type { FlowPrint } from '../../src/schemas/wire/flowDetail.ts';
import type { FlowStatistic } from '../../src/schemas/wire/flowLists.ts';
import { person, step } from '../flows/trial.ts';
import { publishDocument } from '../support/entrances.ts';
import { flowNamed, type FlowUser, loginFlowUsers, startFlowServer } from '../support/flowServer.ts';
import type { TestServer } from '../support/server.ts';

const inherited = flowNamed('inherited', [step('A', ['a'])]);

let server: TestServer;
let user: (id: string) => FlowUser;
beforeAll(async () => {
  server = await startFlowServer([
    flowNamed('plain', [step('A', ['a']), step('B', ['b'])]),
    flowNamed('going', [step('A', ['a'])]),
    flowNamed('taken', [step('A', ['a', 'b'], { mode: { by: 'claim' } })]),
    inherited,
  ]);
  user = await loginFlowUsers(server);
});
afterAll(() => server.close());

test('managers count what was started and how long it took; others are told nothing', async () => {
  const { id } = await user('s').start('plain');
  await user('a').act(id, 'reject', { comment: '不行' });
  const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
  const ask = async (who: string, by: string) => {
    const answer = await user(who).call('statistics', { from: today, to: today, by });
    if (answer.msgState !== 1 && who === 'm') throw new Error(answer.text);
    return answer.list as FlowStatistic[];
  };
  const byFlow = await ask('m', 'flow');
  expect(byFlow).toMatchObject([{ key: 'plain', label: 'Trial', started: 1, rejected: 1, open: 0 }]);
  expect(byFlow[0]?.hours.avg).toBe(0);
  expect(await ask('m', 'person')).toMatchObject([{ key: 'a', label: 'a', finished: 1 }]);
  for (const by of ['node', 'department', 'day']) expect(await ask('m', by)).toHaveLength(1);
  expect(await ask('a', 'flow')).toEqual([]);
});

test('a print is verified by whoever holds it, without an account, and says whether it has gone on since', async () => {
  const { id } = await user('s').start('plain');
  const printed = (await user('s').call('print', { instanceId: id })).result as FlowPrint;
  expect(printed.printedBy.value).toBe('s');
  expect(new URL(printed.checkUrl).searchParams.get('check')).toBe(printed.check);
  const holder = user('s').api.withToken('');
  const verify = (check: string) => holder.call('form', '/flow/verifyPrint.do', { check });
  // As somebody types it from paper.
  expect((await verify(` ${printed.check.toUpperCase()} `)).result).toEqual({
    ...{ title: 'Trial s', number: null, state: 'running', submittedAt: expect.any(String) as string },
    ...{ endedAt: null, changed: false, decisions: [] },
  });
  await user('a').act(id, 'reject', { comment: '不行' });
  const { result } = await verify(printed.check);
  expect(result).toMatchObject({
    ...{ state: 'rejected', changed: true },
    decisions: [{ person: 'a', state: 'rejected', at: expect.any(String) as string }],
  });
  expect(JSON.stringify(result)).not.toContain('不行');
  const again = (await user('s').call('print', { instanceId: id })).result as FlowPrint;
  expect((await verify(again.check)).result).toMatchObject({ changed: false });
  // The code of one instance says nothing of another, and what is made up is told nothing.
  const other = await user('s').start('plain');
  const [, seal = '', told = ''] = printed.check.split('.');
  for (const made of [`${other.id}.${seal}.${told}`, `${id}.${'0'.repeat(16)}.${told}`, 'not a code'])
    expect((await verify(made)).msgState).toBe(4);
  await user('a').act(other.id, 'reject', { comment: '不行' });
});

test('managers hand over what somebody has open', async () => {
  const { id } = await user('s').start('plain');
  const param = { from: 'a', to: 'd', comment: '调岗' };
  expect((await user('b').call('handOver', param)).code).toBe('ACTION_NOT_ALLOWED');
  expect((await user('m').call('handOver', { ...param, to: 'x' })).code).toBe('PERSON_INVALID');
  const uncommented = { from: param.from, to: param.to };
  const counted = await user('m').call('handOver', { ...uncommented, dryRun: true });
  expect(counted.result).toEqual({ tasks: 1 });
  expect((await user('m').call('handOver', uncommented)).errors).toMatchObject([{ path: 'comment' }]);
  const { jobId } = (await user('m').call('handOver', param)).result as { jobId: string };
  const job = await vi.waitUntil(async () => {
    const { result } = await user('m').api.call('manager', '/job/get.do', { jobId });
    const { state } = result as { state: string };
    return state === 'done' ? (result as { result: { list: unknown[] } }) : undefined;
  });
  expect(job.result.list).toMatchObject([{ msgState: 1 }]);
  expect((await user('d').rows('wait')).map(({ instance }) => instance)).toEqual([id]);
  expect(await user('a').rows('wait')).toEqual([]);
});

test('a flow stays while instances live, and those that ended are read when it is gone', async () => {
  const { id } = await user('s').start('going', { amount: 3 });
  const remove = () =>
    user('admin').api.call('manager', '/resource/remove.do', { kind: 'flow', id: 'going' });
  expect(await remove()).toMatchObject({ code: 'IN_USE', errors: [{ path: 'id', code: 'USED_BY' }] });
  await user('a').act(id, 'reject', { comment: '不行' });
  expect(await remove()).toMatchObject({ msgState: 1 });
  await sql`update atrium.removed_document set removed_at = now() - interval '31 days'`.execute(server.db);
  await purgeRemoved(server.db, server.platform.publicationEffects);
  expect((await user('s').detail(id)).record).toMatchObject({ amount: 3 });
  expect((await user('a').rows('done')).map(({ instance }) => instance)).toContain(id);
  await sql`delete from atrium.removed_document`.execute(server.db);
  await sql`update atrium.flow_instance set flow_version = 99 where id = ${id}`.execute(server.db);
  // A line that cannot be read takes nothing from the others.
  expect((await user('s').rows('myDone')).find(({ instance }) => instance === id)).toMatchObject({
    ...{ flowTitle: 'going', title: 'going s', summary: [] },
  });
  expect((await user('s').call('detail', { instanceId: id })).msgState).toBe(4);
});

test('who publishes a form is told how many instances live on it', async () => {
  await user('s').start('plain');
  const item = { kind: 'form', id: 'trial' };
  const answer = await user('admin').api.call('manager', '/resource/review.do', { items: [item] });
  const { findings } = answer.result as { findings: object[] };
  expect(findings).toContainEqual(
    expect.objectContaining({ ...item, code: 'LIVE_INSTANCES', severity: 'warning' }),
  );
});

test('who could have taken a task and came too late is told so, and sees the instance no more', async () => {
  const { id } = await user('s').start('taken');
  const { id: taskId, revision } = await user('b').task(id);
  expect((await user('a').act(id, 'claim')).msgState).toBe(1);
  const late = await user('b').call('act', { taskId, revision, action: 'claim' });
  expect(late.code).toBe('ALREADY_DECIDED');
  expect((await user('b').call('detail', { instanceId: id })).msgState).toBe(4);
  const mention = { instanceId: id, comment: '看一下', mention: ['b'] };
  expect((await user('s').call('comment', mention)).errors).toMatchObject([{ path: 'mention' }]);
});

test('whoever comes to manage a flow has the instances that are there, in lists and by themselves', async () => {
  const { id } = await user('s').start('inherited');
  const settings = { ...inherited.settings, managers: { people: [person('e')] } };
  await publishDocument(server.db, { ...inherited, settings });
  for (const [who, sees] of [
    ['e', true],
    ['m', false],
  ] as const) {
    const rows = await user(who).rows('manage', { flowId: 'inherited' });
    const detail = await user(who).call('detail', { instanceId: id });
    expect([rows.map((row) => row.instance), detail.msgState]).toEqual(sees ? [[id], 1] : [[], 4]);
  }
});
