import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ApiClient } from '../support/apiClient.ts';
import { seedTeachingPage } from '../support/entrances.ts';
import { publish } from '../support/interfaces.ts';
import { insertPupils, publishForm, seedPupils, sixPupils } from '../support/pupils.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { registration, visitForm } from '../support/visits.ts';

// A chain of steps lends no rights: it does what the caller's role could do by calling the modules itself.

let server: TestServer;
let admin: ApiClient;
let teacher: ApiClient;
let student: ApiClient;

beforeAll(async () => {
  server = await startTestServer({
    seed: async (platform) => {
      await seedPupils(platform);
      await insertPupils(platform, sixPupils);
      await publishForm(platform, visitForm);
      await seedTeachingPage(platform);
    },
  });
  ({ admin, teacher, student } = await server.loginAll());
});
afterAll(() => server.close());
beforeEach(() => server.db.deleteFrom('atrium.interface').execute());

const stateOf = async () => {
  const { rows } = await sql`select * from data.pupil order by id`.execute(server.db);
  return JSON.stringify(rows);
};
const idOf = async (studentNo: string) => {
  const { rows } = await sql<{
    id: string;
  }>`select id from data.pupil where "studentNo" = ${studentNo}`.execute(server.db);
  return rows[0]?.id ?? '';
};

const never = {
  testRule: 'every',
  conditionList: [{ bindKey: 'inputs.which', type: 'text', judgeType: 'equal', value: 'never' }],
};
const change = (data: object, over: object = {}) => ({
  do: 'save',
  module: 'pupil',
  record: '{{inputs.which}}',
  data,
  ...over,
});
const remove = { do: 'remove', name: 'gone', module: 'pupil', records: '{{inputs.which}}' };
const done = { do: 'answer', value: { done: '{{steps.gone.list[0].msgState}}' } };

const run = async (client: ApiClient, steps: readonly object[], studentNo: string) => {
  const inputs = [{ name: 'which', type: 'text' }];
  const outputs = [{ name: 'done', type: 'json' }];
  const definition = registration(steps, { inputs, outputs });
  expect(await publish(admin, definition)).toMatchObject({ msgState: 1 });
  return client.call('interface', '/rest/http/teaching/open.htm', { which: await idOf(studentNo) });
};

const plain = { do: 'answer', value: { done: 1 } };
const adding = { do: 'save', module: 'pupil', data: { studentNo: 'S9', name: '新' } };

test.each<[string, () => ApiClient, object[], string, object]>([
  [
    'a record of others is changed',
    () => teacher,
    [change({ remark: 'x' }), plain],
    'S4',
    { code: 'NOT_FOUND' },
  ],
  [
    'a field is written that the role may not',
    () => teacher,
    [change({ secret: 'x' }), plain],
    'S2',
    { code: 'FIELD_FORBIDDEN', errors: [{ path: 'steps.0.data.secret' }] },
  ],
  [
    'a record is given away out of reach',
    () => teacher,
    [change({ counsellorId: 'u-other' }), plain],
    'S2',
    { code: 'FORBIDDEN' },
  ],
  ['records are added without the grant', () => student, [adding, plain], 'S2', { code: 'FORBIDDEN' }],
  [
    'records are removed without the grant',
    () => student,
    [remove, done],
    'u-student',
    { code: 'FORBIDDEN' },
  ],
  [
    'a step that is left out is of a module without any grant',
    () => student,
    [change({ remark: 'x' }), { do: 'save', when: never, module: 'visit', data: { pupilNo: 'S2' } }, plain],
    'u-student',
    { code: 'FORBIDDEN' },
  ],
])('nothing is done where %s', async (_, client, steps, studentNo, refused) => {
  const before = await stateOf();
  expect(await run(client(), steps, studentNo)).toMatchObject(refused);
  expect(await stateOf()).toBe(before);
});

test('a record of others that is to be removed stays, and is told as one that is not there', async () => {
  const before = await stateOf();
  expect(await run(teacher, [remove, done], 'S4')).toMatchObject({
    result: { affected: 0, row: { done: 4 } },
  });
  expect(await stateOf()).toBe(before);
});

test('what a write answers holds no field that the role may not read', async () => {
  const saved = change({ remark: 'x' }, { name: 'saved' });
  const { result } = await run(
    student,
    [saved, { do: 'answer', value: { done: '{{steps.saved.result}}' } }],
    'u-student',
  );
  expect(Object.keys((result as { row: { done: object } }).row.done)).not.toContain('gpa');
});

test('an expression in a value of the caller’s is a text', async () => {
  await run(teacher, [change({ remark: '{{inputs.which}}' }, { record: await idOf('S2') }), plain], 'S2');
  const text = '{{ platform_userId }}';
  await teacher.call('interface', '/rest/http/teaching/open.htm', { which: text });
  const { rows } = await sql`select remark from data.pupil where "studentNo" = 'S2'`.execute(server.db);
  expect(rows).toEqual([{ remark: text }]);
});
