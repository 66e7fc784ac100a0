import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addJob } from '../../server/jobs/addJob.ts';
import { JobWorker } from '../../server/jobs/JobWorker.ts';
import { flowClockJob } from '../../server/flow/jobs/clock.ts';
import { flowTriggerJob } from '../../server/flow/jobs/trigger.ts';
import { jobs } from '../../server/modules/index.ts';
import type { Platform } from '../../server/platform/platform.ts';
import { faultFlows } from '../support/faults/flowCalls.ts';
import { expectWhole, isAtRest } from '../support/faults/readFlows.ts';
import { Receiver, receiverInterface } from '../support/faults/Receiver.ts';
import { type FlowUser, loginFlowUsers, seedTrial } from '../support/flowServer.ts';
import { publish } from '../support/interfaces.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

// Two processes that look for what flows do by themselves: clocks, calls outside, sub-flows.

let receiver: Receiver;
let server: TestServer;
let second: JobWorker<Platform>;
let user: (id: string) => FlowUser;

beforeAll(async () => {
  receiver = await Receiver.start();
  const config = { interfaceOrigins: [receiver.origin], interfaceNetworks: ['127.0.0.1'] };
  server = await startTestServer({ seed: (platform) => seedTrial(platform, faultFlows), config });
  receiver.url = server.baseUrl;
  const { platform, notifications } = server;
  second = new JobWorker({
    ...{ platform, notifications, definitions: jobs },
    log: pino({ level: 'silent' }),
  });
  await second.start();
  user = await loginFlowUsers(server);
  await publish(user('admin').api, receiverInterface(receiver.origin));
});
afterAll(async () => {
  await second.stop();
  await server.close();
  await receiver.close();
});

/** Until flows have done what they do by themselves, while many look at the same clocks. */
const rest = (): Promise<boolean> =>
  vi.waitUntil(
    async () => {
      for (let worker = 0; worker < 4; worker += 1) await addJob(server.db, flowClockJob, {});
      return isAtRest(server.db);
    },
    { timeout: 60_000, interval: 50 },
  );

test('each clock runs down once, each call goes out once, each sub-flow begins once', async () => {
  const due = new Date(Date.now() + 2_000).toISOString();
  const flows = ['timed', 'timed', 'timed', 'outside', 'parent'];
  await Promise.all(
    Array.from({ length: 30 }, (_, at) =>
      user(at % 2 === 0 ? 's' : 't').start(flows[at % flows.length]!, { amount: at, note: due }),
    ),
  );
  await rest();
  await expectWhole(server.db, receiver.keys);
  expect(receiver.asked).toBe(receiver.keys.length);
  expect(receiver.keys).toHaveLength(6);
});

test('a call that went out again after a process died is answered by either of the two, once', async () => {
  receiver.isQuick = false;
  const { id } = await user('s').start('outside');
  const key = await vi.waitUntil(() => receiver.keys.find((each) => each.startsWith(id)));
  const before = receiver.asked;
  // As whoever takes over what the dead one has not noted as done.
  const payload = { instance: id, step: key.slice(id.length + 1), node: 'T' };
  await addJob(server.db, flowTriggerJob, payload);
  await vi.waitUntil(() => receiver.asked === before + 1);
  await receiver.callBackAgain();
  await rest();
  expect((await user('s').detail(id)).instance.current.map(({ node }) => node)).toEqual(['A']);
  await expectWhole(server.db, receiver.keys);
});

test('a clock does not wait for whoever acts on its instance, and rings once that is done', async () => {
  const { id } = await user('s').start('timed', {
    amount: 1,
    note: new Date(Date.now() + 1_000).toISOString(),
  });
  const acting = await server.db.startTransaction().execute();
  await acting.selectFrom('atrium.flow_instance').select('id').where('id', '=', id).forUpdate().execute();
  const isDue = () =>
    acting
      .selectFrom('atrium.flow_timer')
      .select('timer')
      .where('instance', '=', id)
      .where('due', '<', sql<Date>`clock_timestamp()`)
      .executeTakeFirst();
  await vi.waitUntil(isDue);
  const look = await addJob(server.db, flowClockJob, {});
  await vi.waitUntil(
    async () =>
      (await server.db
        .selectFrom('atrium.job')
        .select('id')
        .where('id', '=', look ?? '')
        .executeTakeFirst()) === undefined,
    4_000,
  );
  // What acting writes of clocks.
  await acting.deleteFrom('atrium.flow_timer').where('instance', '=', id).execute();
  await acting.rollback().execute();
  await rest();
  await expectWhole(server.db, receiver.keys);
});
