import { load } from '../load.ts';
import { logIn, sealed } from '../wire.ts';
import { type RunningServer, startBare, startProduct } from '../runningServers.ts';
import { quantile, type Report, type ReportLine } from '../suite.ts';

/** What is read of autocannon's result: milliseconds, and requests per second. */
interface Load {
  readonly latency: { readonly p50: number; readonly p99: number };
  readonly requests: { readonly average: number };
  readonly errors: number;
  readonly non2xx: number;
}

interface Target {
  readonly url: string;
  readonly method: 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

type Autocannon = (options: Target & { connections: number; duration: number }) => Promise<Load>;

const CONNECTIONS = 20;
const WARM_UP = 4;
const SECONDS = 10;
const ROUNDS = 3;

/** Milliseconds of the slowest hundredth of list calls. */
const TARGET = 50;

const COLLEGE = 'computing';
const LIMIT = 20;

const post = (url: string, body: string, headers: Readonly<Record<string, string>> = {}): Target => ({
  url,
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body,
});

async function send({ url, ...request }: Target): Promise<unknown> {
  return (await fetch(url, request)).json();
}

/** The list call of the product, signed anew, as the administrator. Reads may repeat, so one sign serves a round. */
async function productTarget({ origin }: RunningServer): Promise<() => Target> {
  const { appKey, token } = await logIn(origin);
  const payload = {
    where: {
      testRule: 'every',
      conditionList: [{ bindKey: 'college', type: 'text', judgeType: 'equal', value: COLLEGE }],
    },
    sort: [{ field: 'name', order: 'asc' }],
    offset: 0,
    limit: LIMIT,
  };
  return () =>
    post(`${origin}/api/interface/rest/http/student/list.htm`, sealed(appKey, payload, token), { token });
}

/** @throws where the two do not answer the same records */
async function refuseDifference(product: Target, bare: Target): Promise<number> {
  interface Page {
    readonly list: readonly { id: string }[];
    readonly total: number;
  }
  const [ours, theirs] = [(await send(product)) as Page, (await send(bare)) as Page];
  const told = ({ list, total }: Page): string => JSON.stringify([total, list.map(({ id }) => id)]);
  if (ours.list.length !== LIMIT || told(ours) !== told(theirs)) {
    throw new Error(`The servers answer differently: ${told(ours)}, not ${told(theirs)}`);
  }
  return ours.total;
}

async function measure(target: Target, duration: number): Promise<Load> {
  const result = await load<Autocannon>('autocannon')({ ...target, connections: CONNECTIONS, duration });
  if (result.errors > 0 || result.non2xx > 0) {
    throw new Error(`${target.url}: ${result.errors} errors, ${result.non2xx} refusals`);
  }
  return result;
}

const median = (values: readonly number[]): number => quantile(values, 0.5);

function linesOf(product: readonly Load[], bare: readonly Load[]): readonly ReportLine[] {
  const middle = (loads: readonly Load[], read: (one: Load) => number): number => median(loads.map(read));
  const p99 = middle(product, ({ latency }) => latency.p99);
  const [ours, theirs] = [product, bare].map((loads) => middle(loads, ({ requests }) => requests.average));
  const ratio = `${((ours ?? 0) / (theirs ?? 1)).toFixed(2)} × bare Fastify and pg`;
  const latencies = `${(p99 / middle(bare, ({ latency }) => latency.p99)).toFixed(2)} × bare Fastify and pg`;
  return [
    {
      name: 'Atrium, p99',
      value: p99,
      unit: 'ms',
      ratio: latencies,
      target: `< ${TARGET} ms`,
      isMet: p99 < TARGET,
    },
    { name: 'Atrium, p50', value: middle(product, ({ latency }) => latency.p50), unit: 'ms' },
    { name: 'Atrium', value: ours ?? 0, unit: 'calls/s', ratio },
    { name: 'bare, p99', value: middle(bare, ({ latency }) => latency.p99), unit: 'ms' },
    { name: 'bare, p50', value: middle(bare, ({ latency }) => latency.p50), unit: 'ms' },
    { name: 'bare', value: theirs ?? 0, unit: 'calls/s' },
  ];
}

async function run(): Promise<readonly ReportLine[]> {
  const product = await startProduct();
  try {
    const bare = await startBare(product);
    try {
      const ask = await productTarget(product);
      const asked = post(
        `${bare.origin}/list`,
        JSON.stringify({ college: COLLEGE, limit: LIMIT, offset: 0 }),
      );
      await refuseDifference(ask(), asked);
      await measure(ask(), WARM_UP);
      await measure(asked, WARM_UP);
      const loads: { product: Load[]; bare: Load[] } = { product: [], bare: [] };
      for (let round = 0; round < ROUNDS; round += 1) {
        loads.bare.push(await measure(asked, SECONDS));
        loads.product.push(await measure(ask(), SECONDS));
      }
      return linesOf(loads.product, loads.bare);
    } finally {
      await bare.stop();
    }
  } finally {
    await product.stop();
  }
}

/** The list call under load, beside the same statement without anything around it. */
export const report: Report = {
  title: 'Server: list call, 20 of 5,000 rows, one filter, one sort, count',
  notes: [
    `${CONNECTIONS} connections, ${SECONDS} s a round, ${ROUNDS} rounds in turn, the median counts; client, servers and PostgreSQL share the machine.`,
    'Atrium checks the envelope, signs, the session, the role, rights to rows and fields, and signs its answer; bare is Fastify and pg with the same statement on the same database and none of that.',
  ],
  run,
};
