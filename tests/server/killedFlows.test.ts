import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readConfig } from '../../server/config/config.ts';
import { migrate } from '../../server/db/migrate.ts';
import { openDatabase } from '../../server/db/pool.ts';
import type { DatabaseHandle } from '../../server/db/pool.ts';
import { loadPlatform } from '../../server/platform/platform.ts';
import type { ApiAnswer, ApiClient } from '../support/apiClient.ts';
import { createTestDatabase } from '../support/database.ts';
import type { TestDatabase } from '../support/database.ts';
import { faultFlows, nextCall, type FlowCall } from '../support/faults/flowCalls.ts';
import { KilledServer, slowEnds, WATCHER } from '../support/faults/KilledServer.ts';
import { Kills, killsAsked, patienceFor } from '../support/faults/killing.ts';
import { expectWhole, forgetProcess, isAtRest } from '../support/faults/readFlows.ts';
import { Receiver, receiverInterface } from '../support/faults/Receiver.ts';
import { OTHERS, seedTrial, STARTERS } from '../support/flowServer.ts';
import { publish } from '../support/interfaces.ts';

// The server is killed while people act in flows, while clocks run down, while something outside is called and calls back, and
// while sub-flows begin and end. What was answered is there, nothing happens twice, and what was kept of events makes
// everything again that lists and timelines show.

const KILLS = killsAsked(4);
const SLOW = patienceFor(KILLS);

const folder = mkdtempSync(path.join(os.tmpdir(), 'atrium-flow-faults-'));
const kills = new Kills();
const tokens = new Map<string, string>();
/** Comments of all calls that were answered in the end. */
const answered: string[] = [];
let database: TestDatabase;
let handle: DatabaseHandle;
let receiver: Receiver;
let server: KilledServer;

const env = () => ({
  ...{ DATABASE_URL: database.url, DATA_DIR: folder, PORT: '0', RATE_LIMIT_SCALE: '0' },
  ...{ INTERFACE_ORIGINS: receiver.origin, INTERFACE_NETWORKS: '127.0.0.1' },
});

async function start(): Promise<void> {
  server = await KilledServer.start(env(), handle.db);
  receiver.url = server.url;
}

const as = (who: string): ApiClient => server.client.withToken(tokens.get(who) ?? '');

beforeAll(async () => {
  const built = spawnSync(process.execPath, ['scripts/build-if-stale.mjs', 'server'], { stdio: 'inherit' });
  expect(built.status).toBe(0);
  database = await createTestDatabase();
  receiver = await Receiver.start();
  const url = new URL(database.url);
  url.searchParams.set('application_name', WATCHER);
  handle = openDatabase({ connectionString: url.href, max: 3 }, () => undefined);
  await migrate(handle.db);
  const platform = await loadPlatform(readConfig(env(), []), handle, {});
  await seedTrial(platform, faultFlows);
  platform.files.close();
  await start();
  for (const who of ['admin', ...STARTERS, ...OTHERS])
    tokens.set(who, (await server.client.login(who)).token);
  const published = await publish(as('admin'), receiverInterface(receiver.origin));
  expect(published, published.text).toMatchObject({ msgState: 1 });
  await slowEnds(handle.db, { last: ['flow_event', 'message'], always: 'flow_instance' });
}, SLOW);

afterAll(async () => {
  await server.stop();
  await receiver.close();
  await handle.close();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
}, SLOW);

const send = ({ who, name, param }: FlowCall): Promise<ApiAnswer> =>
  as(who).call('form', `/flow/${name}.do`, param);

/** Until flows have done what they do by themselves. */
const rest = (): Promise<boolean> =>
  vi.waitUntil(
    async () => {
      await receiver.callBackAgain();
      return isAtRest(handle.db);
    },
    { timeout: 60_000, interval: 50 },
  );

/** How often each call has happened that was answered. */
async function happened(): Promise<readonly number[]> {
  const { rows } = await sql<{ comment: string; count: number }>`
    select event ->> 'comment' as comment, count(*)::int as count from atrium.flow_event group by 1`.execute(
    handle.db,
  );
  const counts = new Map(rows.map(({ comment, count }) => [comment, count]));
  return answered.map((comment) => counts.get(comment) ?? 0);
}

/** Makes a call, kills the server over it or over what follows of itself, starts it again, and looks at what is there. */
async function killOver(plain: FlowCall): Promise<void> {
  const comment = `call-${String(kills.count)}`;
  const call: FlowCall = { ...plain, param: { ...plain.param, comment, requestId: comment } };
  const goesOn = call.title.startsWith('start ') && kills.chance.below(2) === 0;
  let answer: ApiAnswer | undefined;
  const asked = kills
    .timed(call.title, () => send(call))
    .then(
      (found) => (answer = found),
      () => undefined,
    );
  if (goesOn) await asked;
  const title = goesOn ? `${call.title}, what follows` : call.title;
  await kills.pointOf(title);
  const phase = await server.kill();
  await asked;
  const isDone = (await happenedTimes(comment)) === 1;
  await forgetProcess(handle.db);
  await start();
  const again = await send(call);
  expect(again, `${call.title} ${again.text}`).toMatchObject({ msgState: 1 });
  if (answer !== undefined) {
    expect(answer, call.title).toMatchObject({ msgState: 1 });
    expect(again.result).toEqual(answer.result);
    expect(isDone).toBe(true);
  }
  answered.push(comment);
  await kills.timed(`${call.title}, what follows`, rest);
  expect(new Set(await happened())).toEqual(new Set([1]));
  await expectWhole(handle.db, receiver.keys);
  kills.met({
    call: title,
    phase,
    outcome: answer ? 'answered' : isDone ? 'done, not answered' : 'not done',
  });
}

async function happenedTimes(comment: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from atrium.flow_event
    where event ->> 'comment' = ${comment}`.execute(handle.db);
  return rows[0]?.count ?? 0;
}

test(
  `killed ${String(KILLS)} times over actions, clocks, calls outside and sub-flows, nothing is lost and nothing happens twice`,
  () => kills.until(KILLS, async () => killOver(await nextCall(handle.db, kills.chance))),
  SLOW,
);
