import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '../../../server/db/database.ts';
import { taskId } from '../../../server/flow/instances.ts';
import { replayed, type Replayed } from '../flowReplay.ts';
import { faultFlows } from './flowCalls.ts';

/** Jobs that flows wait for. */
const JOBS = ['flowTrigger', 'flowSubFlows', 'flowSubFlowEnded'];

/** Lets what a dead process had begun be taken over at once: else it is half a minute until nobody has heard of it. */
export async function forgetProcess(db: Kysely<Database>): Promise<void> {
  await sql`update atrium.job set seen_at = now() - interval '1 minute' where state = 'running'`.execute(db);
}

/** Whether nothing is left that flows do by themselves; makes it be looked for at once. */
export async function isAtRest(db: Kysely<Database>): Promise<boolean> {
  await sql`update atrium.schedule set due_at = now() where name = 'flowClock'`.execute(db);
  await sql`update atrium.job set run_at = now() where state = 'queued' and run_at > now()`.execute(db);
  await sql`select pg_notify('atrium_jobs', '')`.execute(db);
  const { rows } =
    await sql`select 1 from atrium.job where name = any(${JOBS}::text[]) and state in ('queued', 'running')
    union all select 1 from atrium.flow_timer
    union all select 1 from atrium.flow_callback`.execute(db);
  return rows.length === 0;
}

/** Looks whether everything that is kept of flows says the same, and each thing happened once. */
export async function expectWhole(db: Kysely<Database>, keys: readonly string[]): Promise<void> {
  const all = await replayed(db, faultFlows);
  const asked: string[] = [];
  for (const one of all) {
    expect(one.broken, one.instance.id).toEqual([]);
    expect(one.state, one.instance.id).toEqual(one.instance.engine);
    await expectTables(db, one);
    for (const { id, kind } of one.state.steps)
      if (kind === 'trigger') asked.push(`${one.instance.id}-${id}`);
  }
  // The other side was asked for all of it, and for nothing else.
  expect(keys).toEqual(asked.toSorted());
  const messages = await db.selectFrom('atrium.message').select(['user_id', 'link']).execute();
  expect(messages.map(({ user_id: user, link }) => `${user} ${link ?? ''}`).toSorted()).toEqual(
    all.flatMap(({ told }) => told).toSorted(),
  );
  await expectNumbers(db);
  await expectSubFlows(db, all);
}

async function expectTables(db: Kysely<Database>, { instance, state, entries }: Replayed): Promise<void> {
  const { id } = instance;
  expect(instance).toMatchObject({
    ...{ state: state.state, reason: state.reason, round: state.round, revision: state.revision },
    ended_at: ['approved', 'rejected', 'terminated'].includes(state.state)
      ? (expect.any(Date) as Date)
      : null,
  });
  const tasks = await db
    .selectFrom('atrium.flow_task')
    .select(['id', 'state', 'reason', 'revision', 'assignee', 'handler', 'decision'])
    .where('instance', '=', id)
    .orderBy('position_in')
    .execute();
  expect(tasks).toEqual(
    state.tasks.map((task) => ({
      ...{ id: taskId(id, task.id), state: task.state, reason: task.reason, revision: task.revision },
      ...{ assignee: task.assignee.value, handler: task.by?.value ?? null, decision: task.decision },
    })),
  );
  // What one of a role takes is open to it, once, until somebody has.
  const open = await db
    .selectFrom('atrium.flow_task_open_to as o')
    .innerJoin('atrium.flow_task as t', 't.id', 'o.task')
    .select(['o.task', 'o.whom'])
    .where('t.instance', '=', id)
    .execute();
  const offered = state.tasks.filter(({ state: is, candidates }) => is === 'running' && candidates);
  expect(open).toEqual(
    offered.slice(0, 1).map((task) => ({ task: taskId(id, task.id), whom: 'role staff' })),
  );
  const timers = await db
    .selectFrom('atrium.flow_timer')
    .select('timer')
    .where('instance', '=', id)
    .execute();
  expect(timers.map(({ timer }) => timer)).toEqual(
    state.timers.filter(({ stopped }) => stopped === null).map(({ id: timer }) => timer),
  );
  const lines = await db
    .selectFrom('atrium.flow_journal')
    .select(['kind', 'node', 'task', 'actor', 'comment'])
    .where('instance', '=', id)
    .orderBy('seq')
    .execute();
  expect(lines).toEqual(
    entries.map(({ kind, node, task, by, comment }) => ({
      ...{ kind, node, comment, actor: by?.value ?? null },
      task: task === null ? null : taskId(id, task),
    })),
  );
  if (instance.flow !== 'plain') return;
  // The record says how its flow stands.
  const { rows } = await sql`select standing from data.trial where id = ${instance.record}`.execute(db);
  expect(rows).toEqual([{ standing: state.state }]);
}

/** Numbers are given without a gap, and none twice. */
async function expectNumbers(db: Kysely<Database>): Promise<void> {
  const numbers = await db
    .selectFrom('atrium.flow_instance')
    .select('number')
    .where('flow', '=', 'plain')
    .orderBy('number')
    .execute();
  expect(numbers.map(({ number }) => number)).toEqual(
    numbers.map((_, at) => String(at + 1).padStart(6, '0')),
  );
}

/** Each step of sub-flows has started one, which has told it of its end. */
async function expectSubFlows(db: Kysely<Database>, all: readonly Replayed[]): Promise<void> {
  const { rows: records } = await sql<{
    count: number;
  }>`select count(*)::int as count from data.trial`.execute(db);
  expect(records).toEqual([{ count: all.length }]);
  for (const { instance, state } of all)
    for (const { id, kind, state: at } of state.steps) {
      if (kind !== 'subFlow') continue;
      const subs = all.filter(
        (sub) => sub.instance.parent === instance.id && sub.instance.parent_step === id,
      );
      expect(subs).toHaveLength(1);
      expect(subs[0]?.instance.ended_at === null).toBe(at === 'open');
    }
}
