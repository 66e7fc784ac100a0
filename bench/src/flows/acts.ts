import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { RunningProduct } from '../runningServers.ts';
import type { ReportLine } from '../suite.ts';
import { callAs, type Caller } from '../wire.ts';
import { flow, person } from './documents.ts';
import { copyInstance } from './fill.ts';

/** Milliseconds of the slowest hundredth, and actions a second. */
const TARGETS = { p99: 120, rate: 200 };
/** Actions of each where they act at a pace, and milliseconds between two of them. */
const PACED = 15;
const EVERY = 1_000;

const call = (caller: Caller, name: string, param: object) =>
  callAs(caller, `/api/form/flow/${name}.do`, param);

interface Task {
  readonly id: string;
  readonly revision: number;
}

/** Starts an instance for each of the people, and copies it: the next of them has its second step. */
async function prepare(db: pg.Pool, people: readonly Caller[], each: number): Promise<void> {
  const [starter] = people;
  if (starter === undefined) throw new Error('Nobody starts anything');
  for (let at = 0; at < people.length; at += 1) {
    const data = { first: person(at), second: person(at + 1), amount: at, note: 'bench' };
    const { result } = await call(starter, 'start', { flowId: flow.id, data });
    await copyInstance(db, (result as { instance: { id: string } }).instance.id, each - 1);
  }
  await db.query('vacuum analyze');
}

async function tasksOf(db: pg.Pool, who: string, node: string): Promise<readonly Task[]> {
  const { rows } = await db.query<Task>(
    `select id, revision from atrium.flow_task where assignee = $1 and node = $2 and state = 'running' and id not like 'bulk-%'`,
    [who, node],
  );
  return rows;
}

/**
 * All people agree to what they have at a step, all of them at once.
 * @param every milliseconds between two actions of one of them, who begin one after the other; absent: without a pause
 */
async function round(
  db: pg.Pool,
  people: readonly Caller[],
  node: string,
  every = 0,
): Promise<readonly number[]> {
  const lists = await Promise.all(people.map((_, at) => tasksOf(db, person(at), node)));
  const times: number[] = [];
  await Promise.all(
    people.map(async (caller, at) => {
      const first = performance.now() + (every * at) / people.length;
      for (const [index, { id: taskId, revision }] of (lists[at] ?? []).entries()) {
        if (every > 0) await pause(Math.max(0, first + every * index - performance.now()));
        const begun = performance.now();
        await call(caller, 'act', {
          ...{ taskId, revision, action: 'agree', comment: 'ok', requestId: taskId },
        });
        times.push(performance.now() - begun);
      }
    }),
  );
  return times;
}

/** The time below which a share of some times is. */
function shares(times: readonly number[]): (share: number) => number {
  const sorted = times.toSorted((one, other) => one - other);
  return (share) => sorted[Math.floor(sorted.length * share)] ?? 0;
}

/** Actions of many people at once, and what of the machine they take. */
export async function actLines(
  product: RunningProduct,
  db: pg.Pool,
  people: readonly Caller[],
  each: number,
): Promise<readonly ReportLine[]> {
  await prepare(db, people, 5);
  await round(db, people, 'A');
  await round(db, people, 'B');
  await prepare(db, people, PACED);
  const paced = shares(await round(db, people, 'A', EVERY));
  await round(db, people, 'B');
  await prepare(db, people, each);
  const before = processorTimes(product);
  const begun = performance.now();
  const times = [...(await round(db, people, 'A')), ...(await round(db, people, 'B'))];
  const seconds = (performance.now() - begun) / 1000;
  const after = processorTimes(product);
  const part = shares(times);
  const rate = times.length / seconds;
  const perAct = (name: keyof typeof after): number => (after[name] - before[name]) / times.length;
  const { length } = people;
  const p99 = (value: number) => ({
    ...{ value, unit: 'ms', target: `under ${String(TARGETS.p99)} ms`, isMet: value < TARGETS.p99 },
  });
  const second = `act.do, ${String(length)} people, each every second`;
  return [
    { name: `${second}, p50`, value: paced(0.5), unit: 'ms' },
    { name: `${second}, p99`, ...p99(paced(0.99)) },
    { name: `act.do, ${String(length)} people without a pause, p50`, value: part(0.5), unit: 'ms' },
    { name: `act.do, ${String(length)} people without a pause, p99`, ...p99(part(0.99)) },
    {
      ...{ name: `act.do, ${String(times.length)} over as many steps`, value: rate, unit: 'actions/s' },
      ...{ target: `at least ${String(TARGETS.rate)}`, isMet: rate >= TARGETS.rate },
    },
    { name: 'Processor time of the server for an action', value: perAct('server'), unit: 'ms' },
    { name: 'Processor time of PostgreSQL for an action', value: perAct('database'), unit: 'ms' },
    { name: 'Processor time of this client for an action', value: perAct('client'), unit: 'ms' },
  ];
}

const TICK = 1000 / Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** Milliseconds of processor time so far: of the server, of PostgreSQL with all that it has ended, of this process. */
function processorTimes({ pid, postmaster }: RunningProduct) {
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(postmaster)], { encoding: 'utf8' });
  const database = [postmaster, ...children.trim().split(/\s+/).map(Number)].map(timeOf);
  const { user, system } = process.cpuUsage();
  return {
    server: timeOf(pid),
    database: database.reduce((sum, each) => sum + each, 0),
    client: (user + system) / 1000,
  };
}

function timeOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${String(pid)}/stat`, 'utf8');
    // Its own, and that of children that have ended (`man 5 proc`, utime to cstime).
    const times = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 15)
      .map(Number);
    return times.reduce((sum, each) => sum + each, 0) * TICK;
  } catch {
    // It has ended meanwhile.
    return 0;
  }
}
