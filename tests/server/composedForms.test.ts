import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ApiClient } from '../support/apiClient.ts';
import { overview, publishSteps, pupils, single } from '../support/composed.ts';
import { startCourseServer } from '../support/courseServer.ts';
import type { CourseServer } from '../support/courseServer.ts';
import { publish } from '../support/interfaces.ts';
import { insertPupils, publishForm, pupilForm, seedDictionaries, sixPupils } from '../support/pupils.ts';

// Steps of composed interfaces that read forms.

let started: CourseServer;
let admin: ApiClient;
let teacher: ApiClient;

beforeAll(async () => {
  started = await startCourseServer();
  ({ admin, teacher } = started);
  await seedDictionaries(started.server.platform);
  await publishForm(started.server.platform, pupilForm);
  await insertPupils(started.server.platform, sixPupils);
});
afterAll(() => started.close());

const call = (client: ApiClient, param: object = {}) =>
  client.call('interface', '/rest/http/teaching/overview.htm', param);
const findingsOf = async (definition: object) => {
  const { errors = [] } = await admin.call('manager', '/interface/save.do', { definition });
  return (errors as readonly { path: string; code: string }[]).map(({ path, code }) => `${path} ${code}`);
};

beforeEach(async () => {
  await started.server.db.deleteFrom('atrium.interface').execute();
  started.server.platform.answers.clear();
  await publishSteps(admin);
});

test.each(['{{', "{{ '周' + '全' }}", '{{ nope( }}'])(
  'looks for what the caller typed as it stands: %s',
  async (name) => {
    const values = { studentNo: `B${String(name.length)}`, name, counsellorId: null };
    await insertPupils(started.server.platform, [{ id: `braces-${values.studentNo}`, values }]);
    const where = {
      testRule: 'every',
      conditionList: [{ bindKey: 'name', type: 'text', judgeType: 'equal', value: '{{ inputs.name }}' }],
    };
    const found = { ...pupils, param: { where } };
    const outputs = [{ name: 'pupils', type: 'number', path: 'pupils.total' }];
    const inputs = [{ name: 'name', type: 'text' }];
    await publish(admin, single([found], { inputs, outputs, roles: ['administrator'] }));
    expect(await call(admin, { name })).toMatchObject({ msgState: 1, result: { pupils: 1 } });
  },
);

test('counts what an offset skips as not missing: what is left can be put in order', async () => {
  const rest = { ...pupils, param: { offset: 1 } };
  const outputs = [{ name: 'name', type: 'text' }];
  await publish(admin, overview({ steps: [rest], list: 'pupils' }, { inputs: [], outputs }));
  const answer = await call(teacher, { sort: [{ field: 'name', order: 'asc' }] });
  expect(answer).toMatchObject({ msgState: 1, total: 2 });
  expect(answer.list).toHaveLength(2);
});

const compares = (bindKey: string) => ({
  testRule: 'every',
  conditionList: [{ bindKey, type: 'text', judgeType: 'equal', value: '{{ inputs.who }}' }],
});
test.each([
  ['limit', 'abc', 'TYPE_WRONG'],
  ['fields', ['nosuch'], 'UNKNOWN_STEP_COLUMN'],
  ['sort', [{ field: 'nosuch', order: 'asc' }], 'UNKNOWN_STEP_COLUMN'],
  ['where', { foo: 1 }, 'VALUE_INVALID'],
  ['where', compares('nosuch'), 'UNKNOWN_STEP_COLUMN'],
])('finds a value for a form that no call could take: %s %j', async (name, value, code) => {
  const step = { ...pupils, param: { [name]: value } };
  const outputs = [{ name: 'id', type: 'text' }];
  expect(await findingsOf(overview({ steps: [step], list: 'pupils' }, { outputs }))).toEqual([
    `definition.composed.steps.0.param.${name} ${code}`,
  ]);
});

test('takes values for a form that fit, and knows the columns that are chosen', async () => {
  const param = {
    where: compares('tutor.value'),
    sort: [{ field: 'name', order: 'desc' }],
    limit: '{{ 2 + 3 }}',
    fields: ['name'],
  };
  const of = (column: string) =>
    overview(
      { steps: [{ ...pupils, param }], list: 'pupils' },
      { outputs: [{ name: column, type: 'text' }] },
    );
  expect(await findingsOf(of('name'))).toEqual([]);
  expect(await findingsOf(of('college'))).toEqual(['definition.outputs.0.path UNKNOWN_STEP_COLUMN']);
});

test('publishing a form names composed interfaces that read a field that it has no longer, and these fail', async () => {
  const at = { kind: 'form', id: 'pupil' };
  const outputs = [{ name: 'met', type: 'text', path: 'metAt' }];
  const read = overview({ steps: [pupils], list: 'pupils' }, { inputs: [], outputs });
  expect(await publish(admin, read)).toMatchObject({ msgState: 1 });
  const published = async (schema: object, together = false): Promise<unknown> => {
    const { result } = await admin.call('manager', '/resource/get.do', { ...at, version: 'draft' });
    const { revision } = result as { revision: number };
    const saved = await admin.call('manager', '/resource/save.do', { ...at, name: '学生', schema, revision });
    const next = { ...at, revision: (saved.result as { revision: number }).revision };
    const plan = await admin.call('manager', '/resource/plan.do', next);
    const accept = (plan.result as { hash: string }).hash;
    if (!together) return (await admin.call('manager', '/resource/publish.do', { ...next, accept })).result;
    const items = [{ ...next, accept }];
    return (await admin.call('manager', '/resource/publishAll.do', { items })).list?.[0];
  };
  const fields = pupilForm.fields.filter((each) => each.id !== 'metAt');
  const grants = pupilForm.grants.map(({ read, ...rest }) => ({
    ...rest,
    read: Array.isArray(read) ? read.filter((name) => name !== 'metAt') : read,
  }));
  const without = { ...pupilForm, fields, grants };
  const broken = [{ moduleCode: 'teaching', interfaceUrl: 'overview' }];
  expect(await published(without, true)).toMatchObject({ kind: 'form', id: 'pupil', broken });
  expect(await published(pupilForm)).not.toHaveProperty('broken');
  expect(await published(without)).toMatchObject({ broken });
  expect(await call(teacher)).toMatchObject({ http: 502, code: 'INTERFACE_FAILED' });
  expect(await published(pupilForm)).not.toHaveProperty('broken');
  expect(await call(teacher)).toMatchObject({ msgState: 1 });
});
