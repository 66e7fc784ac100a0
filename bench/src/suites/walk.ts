import { spawnSync } from 'node:child_process';
import { load } from '../load.ts';
import { databaseOf, startProduct } from '../runningServers.ts';
import type { RunningProduct } from '../runningServers.ts';
import { quantile, type Report, type ReportLine } from '../suite.ts';
import { appKeyOf, md5, callProduct } from '../wire.ts';

/** People who walk in a minute, and those who walk before it so that the process has what it keeps. */
const PEOPLE = 500;
const WARM_UP = 100;
const MINUTE = 60_000;

/** Milliseconds of the slowest hundredth of calls. */
const TARGET = 300;
/** MiB that the process may have grown by in the minute. */
const GROWTH = 32;

interface Pg {
  readonly Client: new (config: object) => {
    connect(): Promise<void>;
    query(text: string, values?: readonly unknown[]): Promise<unknown>;
    end(): Promise<void>;
  };
}

/** Accounts like the demo's counsellor, each with a session, settings and rights of its own. */
async function addPeople({ dataDir }: RunningProduct): Promise<void> {
  const client = new (load<Pg>('pg').Client)(databaseOf(dataDir));
  await client.connect();
  try {
    await client.query(
      `insert into atrium.user_account
        select (jsonb_populate_record(u, jsonb_build_object('id', 'walk-' || n, 'login_name', 'walk-' || n, 'phone', ''))).*
        from atrium.user_account u, generate_series(0, $1::int - 1) n where u.login_name = 'teacher'`,
      [PEOPLE + WARM_UP],
    );
    await client.query(
      `insert into atrium.user_role
        select 'walk-' || n, r.groupid, r.sort from atrium.user_role r
        join atrium.user_account u on u.id = r.user_id, generate_series(0, $1::int - 1) n where u.login_name = 'teacher'`,
      [PEOPLE + WARM_UP],
    );
  } finally {
    await client.end();
  }
}

const STUDENTS = { offset: 0, limit: 20, sort: [{ field: 'studentNo', order: 'asc' }] };

/** What a person's browser asks for on the way home → system → list, in its order. */
const STEPS: readonly (readonly [address: string, payload: object])[] = [
  ['/api/manager/createSystem/sysTypes.do', { offset: -1 }],
  ['/api/manager/createSystem/initOnly.do', { systemManage: { id: 'student-affairs' } }],
  ['/api/manager/resource/get.do', { kind: 'mgrList', id: 'student-list', version: 'published' }],
  ['/api/manager/resource/get.do', { kind: 'form', id: 'student', version: 'published' }],
  ['/api/interface/rest/http/student/list.htm', STUDENTS],
];

interface Walks {
  /** Milliseconds of each call. */
  readonly times: number[];
  readonly errors: string[];
}

/** One person: logs in and walks, each step after the answer of the one before. */
async function walk(origin: string, appKey: string, name: string, { times, errors }: Walks): Promise<void> {
  let token = '';
  const call = async (address: string, payload: object): Promise<{ result?: unknown }> => {
    const begun = performance.now();
    const answer = await callProduct(origin, appKey, address, payload, token);
    times.push(performance.now() - begun);
    return answer;
  };
  try {
    const login = { loginName: name, password: md5('atrium-demo') };
    const { result } = await call('/api/base/login/login.do', login);
    token = (result as { token: string[] }).token.join('_');
    for (const [address, payload] of STEPS) await call(address, payload);
  } catch (error) {
    errors.push(String(error));
  }
}

/** Lets people begin one after the other, evenly over a time, whether those before have finished or not. */
async function walkAll(
  origin: string,
  people: readonly string[],
  duration: number,
  onBeat: () => void = () => undefined,
): Promise<Walks> {
  const appKey = await appKeyOf(origin);
  const walks: Walks = { times: [], errors: [] };
  const begun = performance.now();
  const underWay: Promise<void>[] = [];
  for (const [place, name] of people.entries()) {
    const due = begun + (place * duration) / people.length;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
    underWay.push(walk(origin, appKey, name, walks));
    onBeat();
  }
  await Promise.all(underWay);
  return walks;
}

/** MiB of memory that a process holds. */
function memoryOf(pid: number): number {
  const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Number(stdout.trim()) / 1024;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

async function run(): Promise<readonly ReportLine[]> {
  const product = await startProduct();
  try {
    await addPeople(product);
    const names = Array.from({ length: PEOPLE + WARM_UP }, (_person, n) => `walk-${String(n)}`);
    await walkAll(product.origin, names.slice(PEOPLE), (MINUTE * WARM_UP) / PEOPLE);
    const memory: number[] = [];
    const { times, errors } = await walkAll(product.origin, names.slice(0, PEOPLE), MINUTE, () => {
      memory.push(memoryOf(product.pid));
    });
    if (errors.length > 0) throw new Error(`${String(errors.length)} walks failed: ${errors[0] ?? ''}`);
    const fifth = Math.floor(memory.length / 5);
    const growth = mean(memory.slice(-fifth)) - mean(memory.slice(0, fifth));
    const p99 = quantile(times, 0.99);
    return [
      {
        name: 'slowest hundredth of calls',
        value: p99,
        unit: 'ms',
        target: `< ${String(TARGET)} ms`,
        isMet: p99 < TARGET,
      },
      { name: 'median', value: quantile(times, 0.5), unit: 'ms' },
      { name: 'slowest', value: Math.max(...times), unit: 'ms' },
      { name: 'calls', value: times.length / (MINUTE / 1000), unit: 'a second' },
      { name: 'errors', value: errors.length, unit: '', target: 'none', isMet: errors.length === 0 },
      { name: 'memory at the end', value: mean(memory.slice(-fifth)), unit: 'MiB' },
      {
        name: 'more than at the beginning',
        value: growth,
        unit: 'MiB',
        target: `< ${String(GROWTH)} MiB`,
        isMet: growth < GROWTH,
      },
    ];
  } finally {
    await product.stop();
  }
}

/** Many people in one minute, from the login to a list. */
export const report: Report = {
  title: `Server: ${String(PEOPLE)} people log in and walk home → system → list within a minute`,
  notes: [
    `Each begins when it is their turn, ${(PEOPLE / 60).toFixed(1)} a second, whether those before have finished or not, and makes ${String(STEPS.length + 1)} calls one after the other; client, server and PostgreSQL share the machine.`,
    'Passwords are hashed with Argon2id (19 MiB), which is most of a login. Memory is that of the server process, of the last and the first fifth of the minute, after a warm-up.',
  ],
  run,
};
