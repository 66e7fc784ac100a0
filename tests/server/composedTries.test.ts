import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InterfaceTry } from '../../src/schemas/wire/interface.ts';
import type { ApiClient } from '../support/apiClient.ts';
import { course, listed, overview, publishSteps, pupils, single } from '../support/composed.ts';
import { startCourseServer } from '../support/courseServer.ts';
import type { CourseServer } from '../support/courseServer.ts';
import { courseList, publish, sqlOf } from '../support/interfaces.ts';
import { insertPupils, publishForm, pupilForm, seedDictionaries, sixPupils } from '../support/pupils.ts';

// What who configures is told of the steps of a composed interface in a try.

let started: CourseServer;
let admin: ApiClient;

beforeAll(async () => {
  started = await startCourseServer();
  ({ admin } = started);
  await seedDictionaries(started.server.platform);
  await publishForm(started.server.platform, pupilForm);
  await insertPupils(started.server.platform, sixPupils);
  await publishSteps(admin);
});
afterAll(() => started.close());

const tryIt = async (definition: object): Promise<InterfaceTry> => {
  const { result } = await admin.call('manager', '/interface/test.do', { definition });
  return result as InterfaceTry;
};
const given = (value: unknown): object => ({ ...course, param: { id: value } });

test('what became of each step is told', async () => {
  const never = {
    testRule: 'some',
    conditionList: [{ bindKey: 'inputs.who', type: 'text', judgeType: 'notEmpty' }],
  };
  const broken = { ...given('x'), name: 'broken' };
  expect(await tryIt(single([pupils, { ...given(1), when: never }, broken]))).toMatchObject({
    ok: false,
    steps: [
      { at: 'steps.0', do: 'call', name: 'pupils', outcome: 'ran', rows: 6 },
      { at: 'steps.1', do: 'call', name: 'course', outcome: 'left out' },
      { at: 'steps.2', do: 'call', name: 'broken', outcome: 'failed' },
    ],
  });
});

test.each([
  ['of the wrong type', 'x', { path: 'id', message: '类型不正确，应为数字' }],
  ['that is missing', '{{steps.pupils.list[99].id}}', { path: 'id', message: '必填' }],
])('an input %s is named with the reason, in the language of the reader', async (_, value, refused) => {
  const tried = await tryIt(single([pupils, given(value)]));
  expect(tried).toMatchObject({ ok: false, reason: 'refused', errors: [refused] });
  expect(tried).not.toHaveProperty('message');
});

test('an input that the database refuses is named beside what it said', async () => {
  expect(await tryIt(single([pupils, given(1e20)]))).toMatchObject({
    errors: [{ path: 'id', message: '取值不正确' }],
    message: expect.stringContaining('integer') as string,
  });
});

test('an expression that fails says why, in the language of the reader', async () => {
  const failing = "{{ padStart(inputs.who, 100000000, 'x') }}";
  const tried = await tryIt(single([pupils, given(failing)], { inputs: [{ name: 'who', type: 'text' }] }));
  expect(tried).toMatchObject({ ok: false, reason: 'refused', steps: [{}, { outcome: 'failed' }] });
  expect(tried).toHaveProperty('message', expect.stringMatching(/[\u4e00-\u9fff]/));
});

test('a step that takes too long is told with its steps', async () => {
  const text = 'select count(*) as id, null as name from generate_series(1, 2000000000)';
  await publish(admin, courseList({ interfaceUrl: 'slow', inputs: [], roles: ['student'], ...sqlOf(text) }));
  const slow = { do: 'call', name: 'slow', call: 'teaching/slow' };
  const outputs = [{ name: 'pupils', type: 'number', path: 'pupils.total' }];
  expect(await tryIt(single([pupils, slow], { deadline: 300, outputs }))).toMatchObject({
    ok: false,
    reason: 'timeout',
    steps: [{ outcome: 'ran' }, { name: 'slow', outcome: 'failed' }],
  });
});

test('one that declares no outputs yet tells what it could declare', async () => {
  const { columns } = (await tryIt(overview(listed, { outputs: [] }))) as Extract<InterfaceTry, { ok: true }>;
  expect(columns).toContainEqual({ name: 'name', type: 'text' });
  expect(columns).toContainEqual({ name: 'courses', type: 'json' });
  expect(await tryIt(single([pupils], { outputs: [] }))).toMatchObject({
    columns: [{ name: 'pupils', type: 'json' }],
  });
});
