import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { InterfaceTry } from '../../src/schemas/wire/interface.ts';
import type { ApiClient } from '../support/apiClient.ts';
import { auditOf } from '../support/audit.ts';
import { seedTeachingPage } from '../support/entrances.ts';
import { callInterface } from '../../server/interfaces/callInterface.ts';
import { publishedAt } from '../../server/interfaces/definition/open.ts';
import { systemActor } from '../../server/session/actor.ts';
import { publish } from '../support/interfaces.ts';
import { publishForm, seedPupils } from '../support/pupils.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { registering, registration, visitForm } from '../support/visits.ts';

// Composed interfaces whose chains write records of several modules, in one transaction.

let server: TestServer;
let admin: ApiClient;
let teacher: ApiClient;
let student: ApiClient;

beforeAll(async () => {
  server = await startTestServer({
    seed: async (platform) => {
      await seedPupils(platform);
      await publishForm(platform, visitForm);
      await seedTeachingPage(platform);
    },
  });
  ({ admin, teacher, student } = await server.loginAll());
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.deleteFrom('atrium.interface').execute();
  await sql`truncate data.pupil, data.visit`.execute(server.db);
});

const call = (client: ApiClient, param: object = {}) =>
  client.call('interface', '/rest/http/teaching/open.htm', param);
const given = { studentNo: 'S7', name: '新同学', notes: ['一', '二'] };
const kept = async () => {
  const { rows } = await sql<{ pupils: number; visits: number }>`select
    (select count(*)::int from data.pupil) as pupils, (select count(*)::int from data.visit) as visits`.execute(
    server.db,
  );
  return rows[0];
};

describe('a chain that writes', () => {
  beforeEach(async () => {
    expect(await publish(admin, registration(registering))).toMatchObject({ msgState: 1 });
  });

  test('saves in two modules, once for one request id, as if the caller had called them', async () => {
    const register = () => call(teacher, { ...given, requestId: 'chain-1' });
    const first = await register();
    expect(first).toMatchObject({ msgState: 1, result: { affected: 3, row: { last: '二' } } });
    expect((await register()).result).toEqual(first.result);
    expect(await kept()).toEqual({ pupils: 1, visits: 2 });
    const { id } = (first.result as { row: { id: string } }).row;
    expect(await auditOf(server, `form/pupil/${id}`)).toMatchObject([
      { action: 'interface.call', actor: 'u-teacher', after: { name: '新同学', college: 'computing' } },
    ]);
    const { list } = await teacher.call('interface', '/rest/http/visit/list.htm', {
      sort: [{ field: 'place', order: 'asc' }],
    });
    expect(list).toMatchObject([
      { pupilNo: 'S7', note: '一', place: 0, computed: 'S7' },
      { pupilNo: 'S7', note: '二', place: 1, computed: 'S7' },
    ]);
  });

  test.each([
    ['ends as refused', { name: '禁止' }, { code: 'STEPS_REFUSED', http: 409, msg: '不能登记禁止' }],
    [
      'writes a value that a record refuses',
      { notes: ['一', '十一个字以上的内容不行的'] },
      { code: 'INPUT_INVALID', errors: [{ path: 'steps.1.steps.0.data.note' }] },
    ],
    [
      'hands on an input that a record refuses',
      { studentNo: 'no number' },
      { code: 'INPUT_INVALID', errors: [{ path: 'studentNo' }] },
    ],
    [
      'repeats for more than it may',
      { notes: Array.from({ length: 201 }, (_, at) => String(at)) },
      { code: 'TOO_MANY_STEPS', msg: expect.stringContaining('200') as string },
    ],
  ])('leaves nothing where it %s', async (_, over, refused) => {
    expect(await call(teacher, { ...given, ...over })).toMatchObject(refused);
    expect(await kept()).toEqual({ pupils: 0, visits: 0 });
    // And may be tried again.
    expect(await call(teacher, given)).toMatchObject({ msgState: 1 });
  });

  test('is refused to a role that one of its steps is not granted', async () => {
    expect(await call(student, given)).toMatchObject({ http: 403, code: 'FORBIDDEN' });
    expect(await kept()).toEqual({ pupils: 0, visits: 0 });
  });

  test('is tried with an account of each step, and taken back', async () => {
    const tryIt = async (inputs: object) =>
      (await admin.call('manager', '/interface/test.do', { definition: registration(registering), inputs }))
        .result as InterfaceTry;
    expect(await tryIt(given)).toMatchObject({
      ok: true,
      takenBack: true,
      total: 3,
      rows: [{ last: '二' }],
      steps: [
        { at: 'steps.0', do: 'save', name: 'pupil', outcome: 'ran' },
        { at: 'steps.1', do: 'forEach', outcome: 'ran', rows: 2 },
        { at: 'steps.1.steps.0', do: 'save', outcome: 'ran', times: 2 },
        { at: 'steps.1.steps.1', do: 'set', outcome: 'ran', times: 2 },
        { at: 'steps.2', do: 'fail', outcome: 'left out' },
        { at: 'steps.3', do: 'answer', outcome: 'ran' },
      ],
    });
    expect(await tryIt({ ...given, notes: ['一', '十一个字以上的内容不行的'] })).toMatchObject({
      ok: false,
      errors: [{ path: 'steps.1.steps.0.data.note' }],
      steps: [{}, {}, { at: 'steps.1.steps.0', outcome: 'failed', times: 2 }, {}],
    });
    expect(await kept()).toEqual({ pupils: 0, visits: 0 });
  });
});

test('changes and removes records that it has found, whichever revision they have', async () => {
  const steps = [
    { do: 'call', name: 'found', call: 'pupil/list' },
    {
      do: 'when',
      when: {
        testRule: 'every',
        conditionList: [{ bindKey: 'steps.found.total', type: 'number', judgeType: 'greater', value: 0 }],
      },
      steps: [
        {
          do: 'forEach',
          items: '{{steps.found.list}}',
          steps: [{ do: 'save', module: 'pupil', record: '{{item.id}}', data: { remark: '{{item.name}}' } }],
        },
        { do: 'call', name: 'again', call: 'pupil/detail', param: { id: '{{steps.found.list[0].id}}' } },
      ],
      otherwise: [{ do: 'call', name: 'none', call: 'pupil/count' }],
    },
    { do: 'remove', name: 'gone', module: 'pupil', records: '{{steps.found.list[0].id}}' },
  ];
  const outputs = [
    { name: 'remark', type: 'text', path: 'again.result.remark' },
    { name: 'none', type: 'json', path: 'none.result' },
    { name: 'gone', type: 'number', path: 'gone.list.0.msgState' },
  ];
  expect(await publish(admin, registration(steps, { outputs, inputs: [] }))).toMatchObject({ msgState: 1 });
  await teacher.call('interface', '/rest/http/pupil/add.htm', {
    data: { studentNo: 'S8', name: '周全', counsellorId: 'u-teacher' },
  });
  expect(await call(teacher)).toMatchObject({
    result: { affected: 2, row: { remark: '周全', none: null, gone: 1 } },
  });
  expect(await call(teacher)).toMatchObject({ result: { affected: 0, row: { remark: null, gone: null } } });
});

test('has waited for its turn within its deadline', async () => {
  const steps = [{ do: 'answer', value: { id: 'x', last: 'y' } }];
  expect(await publish(admin, registration(steps, { writes: false, inputs: [] }))).toMatchObject({
    msgState: 1,
  });
  const { platform, db } = server;
  const opened = await publishedAt({ platform }, { moduleCode: 'teaching', interfaceUrl: 'open' });
  const log = pino({ level: 'silent' });
  const ctx = { platform, db, log, actor: systemActor(1), locale: 'zhCN' as const, now: new Date() };
  const ended = (since: number) => callInterface(ctx, opened!, {}, { since });
  expect(await ended(performance.now())).toMatchObject({ result: { id: 'x' } });
  await expect(ended(performance.now() - 60_000)).rejects.toMatchObject({ code: 'TIMEOUT' });
});

describe('the check of a chain', () => {
  const save = { do: 'save', module: 'visit', data: { note: 'x' } };
  const answer = { do: 'answer', value: { id: 1, last: 2 } };
  const nested = (depth: number): object =>
    depth === 0 ? save : { do: 'forEach', items: [1], steps: [nested(depth - 1)] };
  const read = (name: string) => ({ do: 'call', name, call: 'visit/list' });
  const repeat = (items: unknown, ...steps: object[]) => ({ do: 'forEach', items, steps });

  test.each<[string, object[], object, string[]]>([
    ['a whole one', [save, answer], {}, []],
    [
      'steps that are none, at their places',
      [
        { name: 'x', call: 'visit/list' },
        { do: 'call', call: 'visit', inputs: [] },
        repeat([1], { do: 'save', module: 'visit' }),
      ],
      {},
      [
        'composed.steps.0.do REQUIRED',
        'composed.steps.1.inputs UNKNOWN_FIELD',
        'composed.steps.1.call FORMAT_INVALID',
        'composed.steps.2.steps.0.data REQUIRED',
      ],
    ],
    ['writes undeclared', [save, answer], { writes: false }, ['composed.steps.0 WRITES_UNDECLARED']],
    ['no write', [read('a'), answer], {}, ['writes WRITES_NOTHING']],
    [
      'a write of a module that is called instead of saved',
      [save, { do: 'call', call: 'visit/add', param: { data: { note: 'x' } } }, answer],
      {},
      ['composed.steps.1.call STEP_WRITES'],
    ],
    [
      'no such module',
      [{ ...save, module: 'nowhere' }, answer],
      {},
      ['composed.steps.0.module UNKNOWN_CALL'],
    ],
    [
      'fields that cannot be written',
      [{ ...save, data: { nope: 1, computed: 'x' } }, answer],
      {},
      ['composed.steps.0.data.nope STEP_FIELD', 'composed.steps.0.data.computed STEP_FIELD'],
    ],
    [
      'too deep',
      [nested(4), answer],
      {},
      ['composed.steps.0.steps.0.steps.0.steps.0.steps.0 STEPS_TOO_DEEP'],
    ],
    [
      'a name that is known inside alone',
      [repeat([1], read('a'), save), { do: 'set', data: { x: '{{steps.a.total}}' } }, answer],
      {},
      ['composed.steps.1.data.x UNKNOWN_STEP'],
    ],
    [
      'item outside, and a column that no row has',
      [
        read('a'),
        repeat('{{steps.a.list}}', { ...save, data: { note: '{{item.nope}}' } }),
        { do: 'set', data: { x: '{{item}}' } },
        answer,
      ],
      {},
      ['composed.steps.1.steps.0.data.note UNKNOWN_STEP_COLUMN', 'composed.steps.2.data.x UNKNOWN_NAME'],
    ],
    [
      'values that nothing sets',
      [save, { do: 'set', data: { sum: '{{values.sum + 1}}', y: '{{values.none}}' } }, answer],
      {},
      ['composed.steps.1.data.y UNKNOWN_NAME'],
    ],
    [
      'a condition that is nowhere',
      [{ ...save, when: { condition: 'nowhere' } }, answer],
      {},
      ['composed.steps.0.when.condition UNKNOWN_CONDITION'],
    ],
    [
      'outputs that no answer has',
      [save, { do: 'answer', value: { id: 1 } }],
      {},
      ['outputs.1.path UNKNOWN_STEP_COLUMN'],
    ],
    [
      'an answer that does not always come',
      [save, { ...answer, when: { testRule: 'every', conditionList: [] } }],
      {},
      ['outputs.0.path UNKNOWN_STEP', 'outputs.1.path UNKNOWN_STEP'],
    ],
  ])('finds %s', async (_, steps, over, findings) => {
    const { errors = [] } = await admin.call('manager', '/interface/save.do', {
      definition: registration(steps, over),
    });
    const found = (errors as readonly { path: string; code: string }[]).map(
      ({ path, code }) => `${path.replace('definition.', '')} ${code}`,
    );
    expect(found).toEqual(findings);
  });
});
