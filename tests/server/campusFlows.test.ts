import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FastifyBaseLogger } from 'fastify';
import { seedCampus } from '../../server/seed/campus/index.ts';
import { seedFlows } from '../../server/seed/flows/index.ts';
import { seed } from '../../server/seed/seed.ts';
import { FlowUser } from '../support/flowServer.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
const users = new Map<string, FlowUser>();
const log: FastifyBaseLogger = pino({ level: 'silent' });

beforeAll(async () => {
  server = await startTestServer({
    seed: async (platform) => {
      await seed(platform.db, platform.secrets.pepper, { campus: seedCampus });
      expect(await seedFlows(platform, log)).toBe(true);
    },
  });
  for (const name of ['admin', 'teacher', 'student', 'dean', 'finance', 'keeper']) {
    const api = await server.login(name);
    users.set(name, new FlowUser(name, api));
  }
});
afterAll(() => server.close());

const user = (name: string): FlowUser => users.get(name)!;

test.each([
  ['teacher', { wait: 30, done: 10, notify: 3, apply: 2 }],
  ['student', { wait: 3, done: 1, notify: 1, apply: 12 }],
  ['dean', { wait: 6, done: 8, notify: 1, apply: 1 }],
  ['admin', { wait: 3, notify: 6, apply: 1, manage: 60 }],
  ['finance', { wait: 3, done: 4 }],
  ['keeper', { wait: 1 }],
] as const)('%s finds something in their lists', async (name, least) => {
  for (const [scope, count] of Object.entries(least)) {
    const rows = await user(name).rows(scope as 'wait', { limit: 100 });
    expect([scope, rows.length >= count ? 'enough' : rows.length]).toEqual([scope, 'enough']);
  }
});

test('instances are in every state, and once only', async () => {
  const states = new Set((await user('admin').rows('manage', { limit: 100 })).map(({ state }) => state));
  expect([...states].toSorted()).toEqual(
    ['approved', 'rejected', 'returned', 'running', 'suspended', 'terminated', 'withdrawn'].toSorted(),
  );
  expect((await user('student').rows('apply', { limit: 100 })).map(({ state }) => state)).toContain('draft');
  expect(await seedFlows(server.platform, log)).toBe(false);
});

test('records follow what became of their flows', async () => {
  const call = async (module: string, where: readonly string[]) => {
    const [field, value] = where;
    const condition = { bindKey: field, type: 'text', judgeType: 'equal', value };
    const param = { where: { testRule: 'every', conditionList: [condition] }, limit: 50 };
    const { list } = await user('admin').api.call('interface', `/rest/http/${module}/list.htm`, param);
    return list as Record<string, unknown>[];
  };
  const [refused] = await call('leave', ['flowState', 'rejected']);
  expect(refused).toMatchObject({ status: 'rejected', flowNumber: expect.stringMatching(/^QJ/) as string });
  const [over] = await call('leave', ['flowState', 'approved']);
  expect(over).toMatchObject({ decision: 'approved', status: 'completed' });
  const [paid] = await call('expense', ['flowState', 'approved']);
  expect(paid).toMatchObject({ decision: 'paid', status: 'paid' });
  // A bed is given up and another taken.
  const [moved] = await call('dormitory-change', ['flowState', 'approved']);
  const { studentNo, newRoom, newBed } = moved as {
    studentNo: string;
    newRoom: { label: string };
    newBed: number;
  };
  const [student] = await call('student', ['studentNo', studentNo]);
  expect(`${String(student?.dormitory)}-${String(student?.roomNo)}`).toBe(newRoom.label);
  expect(student?.bedNo).toBe(newBed);
});

test('sick leave needs a proof, other leave does not, and a paper has the page of its flow', async () => {
  const data = (type: string) => ({
    ...{
      type,
      startOn: '2027-03-01',
      endOn: '2027-03-01',
      contactPhone: '16100000000',
      reason: '临时有事请假一天',
    },
  });
  const refused = await user('student').call('start', { flowId: 'leave-approval', data: data('sick') });
  expect(refused).toMatchObject({ msgState: 2, errors: [{ path: 'data.medicalProof', code: 'REQUIRED' }] });
  const { id } = await user('student').start('leave-approval', data('personal'));
  const { result } = await user('student').call('print', { instanceId: id });
  expect(result).toMatchObject({ page: { id: 'leave-slip' }, offers: [] });
});
