import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ApiClient } from '../support/apiClient.ts';
import { startCourseServer } from '../support/courseServer.ts';
import type { CourseServer } from '../support/courseServer.ts';
import { course, courseAt, listed, overview, publishSteps, pupils, single } from '../support/composed.ts';
import { courseList, publish, sqlOf } from '../support/interfaces.ts';
import { insertPupils, publishForm, pupilForm, seedDictionaries, sixPupils } from '../support/pupils.ts';

let started: CourseServer;
let admin: ApiClient;
let teacher: ApiClient;
let student: ApiClient;

beforeAll(async () => {
  started = await startCourseServer();
  ({ admin, teacher, student } = started);
  await seedDictionaries(started.server.platform);
  await publishForm(started.server.platform, pupilForm);
  await insertPupils(started.server.platform, sixPupils);
});
afterAll(() => started.close());

const call = (client: ApiClient, param: object = {}) =>
  client.call('interface', '/rest/http/teaching/overview.htm', param);

beforeEach(async () => {
  await started.server.db.deleteFrom('atrium.interface').execute();
  started.server.platform.answers.clear();
  await publishSteps(admin);
});

describe('a composed interface', () => {
  test('answers the rows of a step, joined by key with those of another, in pages', async () => {
    expect(await publish(admin, overview(listed))).toMatchObject({ msgState: 1 });
    expect(
      await call(teacher, { who: 'u-teacher', sort: [{ field: 'pupil', order: 'asc' }], limit: 2 }),
    ).toMatchObject({ msgState: 1, total: 3, list: [{ course: '高等数学' }, { course: '高等数学' }] });
    const { list } = await call(teacher, { who: 'u-other' });
    expect(list).toHaveLength(3);
    expect(list).toContainEqual({ pupil: '周全', course: null });
  });

  test('answers one result made of its steps, which take what the inputs and steps before them say', async () => {
    const next = { ...course, name: 'next', param: { id: '{{steps.course.result.id + 1}}' } };
    const outputs = [
      { name: 'first', type: 'text', path: 'course.result.name' },
      { name: 'second', type: 'text', path: 'next.result.name' },
    ];
    const inputs = [{ name: 'id', type: 'number' }];
    await publish(admin, single([course, next], { outputs, inputs }));
    expect((await call(student, { id: 1 })).result).toEqual({ first: '高等数学', second: '大学物理' });
  });

  test('answers what a step `answer` gives, where its shape is the declared one', async () => {
    const answer = (value: unknown) => ({ do: 'answer', value });
    const outputs = [{ name: 'pupil', type: 'text', path: 'name' }];
    await publish(admin, overview({ steps: [pupils, answer('{{steps.pupils.list}}')] }, { outputs }));
    const page = { sort: [{ field: 'pupil', order: 'asc' }], limit: 1 };
    expect(await call(teacher, page)).toMatchObject({ total: 3, list: [{ pupil: '安宁' }] });
    await publish(admin, overview({ steps: [pupils, answer('{{steps.pupils.total}}')] }, { outputs }));
    expect(await call(teacher)).toMatchObject({ http: 502, code: 'INTERFACE_FAILED' });
    const course = [{ name: 'n', type: 'number' }];
    await publish(admin, single([pupils, answer({ n: '{{steps.pupils.total * 2}}' })], { outputs: course }));
    expect((await call(teacher)).result).toEqual({ n: 6 });
    const refused = { do: 'fail', message: { zhCN: '共 {{steps.pupils.total}} 人', enUS: 'There are some' } };
    await publish(admin, single([pupils, refused], { outputs: course }));
    expect(await call(teacher)).toMatchObject({
      http: 409,
      msgState: 5,
      code: 'STEPS_REFUSED',
      msg: '共 3 人',
    });
  });

  test('names the input whose value a step refuses, where it is the caller’s own', async () => {
    const inputs = [{ name: 'which', type: 'text' }];
    const handedOn = { ...course, param: { id: '{{ inputs.which }}' } };
    const outputs = [{ name: 'course', type: 'text', path: 'course.result.name' }];
    await publish(admin, single([handedOn], { inputs, outputs }));
    const refused = { http: 400, code: 'INPUT_INVALID' };
    expect(await call(teacher, { which: 'x' })).toMatchObject({ ...refused, errors: [{ path: 'which' }] });
    // The database has no such number.
    expect(await call(teacher, { which: 1e20 })).toMatchObject({ ...refused, errors: [{ path: 'which' }] });
    const computed = { ...course, param: { id: "{{ inputs.which + 'x' }}" } };
    await publish(admin, single([computed], { inputs, outputs }));
    expect(await call(teacher, { which: 'x' })).toMatchObject({ http: 502, code: 'INTERFACE_FAILED' });
  });

  test('leaves out a step whose condition does not hold', async () => {
    const when = {
      testRule: 'every',
      conditionList: [{ bindKey: 'steps.pupils.total', type: 'number', judgeType: 'greater', value: 1 }],
    };
    await publish(admin, single([pupils, { ...course, param: { id: 2 }, when }]));
    expect((await call(teacher)).result).toEqual({ pupils: 3, course: '大学物理' });
    expect((await call(student)).result).toEqual({ pupils: 1, course: null });
  });

  test('asks each step for the caller’s own rights, also where the answer is kept', async () => {
    await publish(admin, single([pupils, { ...course, param: { id: 2 } }], { cacheSeconds: 600 }));
    expect((await call(teacher)).result).toMatchObject({ pupils: 3 });
    expect((await call(student)).result).toMatchObject({ pupils: 1 });
    await publish(admin, courseList({ ...courseAt, roles: ['counsellor'] }));
    expect(await call(student)).toMatchObject({ http: 403, code: 'FORBIDDEN' });
    expect((await call(teacher)).result).toMatchObject({ pupils: 3 });
    await publish(admin, single([pupils], { roles: [], outputs: [{ name: 'pupils', type: 'json' }] }));
    expect(await call(teacher)).toMatchObject({ code: 'FORBIDDEN' });
  });

  test('is ended at its one deadline, and cut off at its bytes', async () => {
    const text = 'select count(*) as id, null as name from generate_series(1, 2000000000)';
    await publish(admin, courseList({ ...courseAt, inputs: [], ...sqlOf(text) }));
    const { param, ...slow } = course;
    expect(param).toHaveProperty('id');
    await publish(admin, single([pupils, slow], { deadline: 300 }));
    expect(await call(teacher)).toMatchObject({ http: 504, code: 'TIMEOUT' });
    await publish(admin, single([pupils], { bytes: 1_024, outputs: [{ name: 'pupils', type: 'json' }] }));
    expect(await call(teacher)).toMatchObject({ code: 'RESULT_TOO_LARGE' });
  });
});

test('what a published composed interface calls stays published, and who calls it is named', async () => {
  await publish(admin, overview(listed));
  const unpublish = async (interfaceUrl: string) => {
    const at = { moduleCode: 'teaching', interfaceUrl };
    const { result } = await admin.call('manager', '/interface/get.do', at);
    const { revision } = result as { revision: number };
    return admin.call('manager', '/interface/unpublish.do', { ...at, revision });
  };
  expect(await unpublish('courses')).toMatchObject({
    code: 'IN_USE',
    msg: expect.stringContaining('teaching/overview') as string,
    list: [{ moduleCode: 'teaching', interfaceUrl: 'overview' }],
  });
  expect(await unpublish('overview')).toMatchObject({ msgState: 1 });
  expect(await unpublish('courses')).toMatchObject({ msgState: 1 });
});

describe('the check of a composed interface', () => {
  const findingsOf = async (definition: object) => {
    const { errors = [] } = await admin.call('manager', '/interface/save.do', { definition });
    return (errors as readonly { path: string; code: string }[]).map(({ path, code }) => `${path} ${code}`);
  };

  test('finds steps, inputs and answers that are not there', async () => {
    const at = 'definition.composed.steps';
    const later = { ...course, param: { id: '{{steps.pupils.total + inputs.none + other}}' } };
    const twice = { ...pupils, name: 'course', param: { filter: 1 } };
    const nowhere = { do: 'call', name: 'x', call: 'teaching/none' };
    expect(await findingsOf(single([later, twice, nowhere]))).toEqual([
      `${at}.0.param.id UNKNOWN_STEP`,
      `${at}.0.param.id UNKNOWN_INPUT`,
      `${at}.0.param.id UNKNOWN_NAME`,
      `${at}.1.name NOT_UNIQUE`,
      `${at}.1.param.filter UNKNOWN_CALL_INPUT`,
      `${at}.2.call UNKNOWN_CALL`,
      'definition.outputs.0.path UNKNOWN_STEP',
      'definition.outputs.1.path STEP_IS_LIST',
    ]);
    const open = [{ bindKey: 'inputs.who', type: 'text', judgeType: 'equal' }];
    const when = { testRule: 'every', conditionList: open };
    const where = { testRule: 'every', conditionList: [{ ...open[0], bindKey: 'name' }] };
    const empty = { ...course, when, param: { id: null } };
    const filtered = { ...pupils, param: { where } };
    expect(await findingsOf(single([filtered, empty]))).toEqual([
      `${at}.0.param.where.conditionList.0 CONDITION_VALUE`,
      `${at}.1.param.id REQUIRED`,
      `${at}.1.when.conditionList.0 CONDITION_VALUE`,
    ]);
    const { param, ...bare } = course;
    expect(param).toHaveProperty('id');
    expect(await findingsOf(overview({ steps: [bare], list: 'course' }))).toEqual([
      `${at}.0.param.id REQUIRED`,
      'definition.composed.list NO_LIST_STEP',
    ]);
  });

  test.each([
    '{{ 1 + }}',
    '{{ nofunction(1) }}',
    '{{ steps.pupils.list.0.id }}',
    '{{ inputs. }}',
    '{{ upper() }}',
    '{{ inputs.who',
  ])('finds an expression with which each call would fail: %s', async (value) => {
    const step = { ...course, param: { id: value } };
    const [first] = await findingsOf(single([pupils, step]));
    expect(first).toMatch(/^definition\.composed\.steps\.1\.param\.id /);
  });

  test.each(['{{ steps.pupils[0].id }}', '{{ steps.pupils.id }}'])(
    'says where the answer of a step stands: %s',
    async (value) => {
      const step = { ...course, param: { id: value } };
      const outputs = [{ name: 'pupil', type: 'text', path: 'pupils.name' }];
      expect(await findingsOf(single([pupils, step], { outputs }))).toEqual([
        'definition.composed.steps.1.param.id STEP_MEMBER',
        'definition.outputs.0.path OUTPUT_PATH',
      ]);
    },
  );

  test.each([
    [{ step: 'courses', by: 'nocol', key: 'teacher' }, 'by UNKNOWN_STEP_COLUMN'],
    [{ step: 'courses', by: 'counsellorId', key: 'nocol' }, 'key UNKNOWN_STEP_COLUMN'],
    [{ step: 'pupils', by: 'id', key: 'id' }, 'step JOIN_SELF'],
    [{ step: 'nobody', by: 'id', key: 'id' }, 'step NO_LIST_STEP'],
    [{ step: 'name', by: 'counsellorId', key: 'teacher' }, 'step JOIN_NAMED_AS_COLUMN'],
  ])('finds a join that would come to nothing: %j', async (join, found) => {
    const named = { ...listed.steps[0], name: 'name' };
    const steps = join.step === 'name' ? [named, pupils] : listed.steps;
    const outputs = [{ name: 'id', type: 'text' }];
    expect(await findingsOf(overview({ ...listed, steps, join }, { outputs }))).toEqual([
      `definition.composed.join.${found}`,
    ]);
  });

  test.each([
    ['course.list[0].name', ['OUTPUT_PATH']],
    ['{{steps.course.result.name}}', ['OUTPUT_PATH']],
    ['course.name', ['OUTPUT_PATH']],
    ['course.result.nope', ['UNKNOWN_STEP_COLUMN']],
    ['pupils.list.0.nope', ['UNKNOWN_STEP_COLUMN']],
    ['other.result', ['UNKNOWN_STEP']],
    ['course.result.name', []],
    ['pupils.list.0.name', []],
    ['pupils.total', []],
    ['pupils', []],
  ])('looks at where an output stands: %s', async (path, codes) => {
    const given = { ...course, param: { id: 1 } };
    const definition = single([pupils, given], { outputs: [{ name: 'x', type: 'json', path }] });
    expect(await findingsOf(definition)).toEqual(codes.map((code) => `definition.outputs.0.path ${code}`));
  });

  test.each([
    ['{{ steps.pupils.list[0].nope }}', 'UNKNOWN_STEP_COLUMN'],
    ['{{ steps.pupils.result.id }}', 'STEP_IS_LIST'],
    ['{{ steps.course.list[0].id }}', 'STEP_IS_RESULT'],
    ['{{ steps.course.result.nope }}', 'UNKNOWN_STEP_COLUMN'],
  ])('finds a value that no step has: %s', async (value, code) => {
    const given = { ...course, param: { id: 1 } };
    const later = { ...course, name: 'later', param: { id: value } };
    expect(await findingsOf(single([pupils, given, later]))).toEqual([
      `definition.composed.steps.2.param.id ${code}`,
    ]);
  });

  test.each([
    ['nope', ['UNKNOWN_STEP_COLUMN']],
    ['courses.nope', ['UNKNOWN_STEP_COLUMN']],
    ['courses', []],
    ['courses.name', []],
    ['name', []],
  ])('finds outputs of rows that no row has: %s', async (path, codes) => {
    const outputs = [{ name: 'x', type: 'json', path }];
    expect(await findingsOf(overview(listed, { outputs }))).toEqual(
      codes.map((code) => `definition.outputs.0.path ${code}`),
    );
  });

  test('says that a single result is made of its outputs, and has no list', async () => {
    expect(await findingsOf(overview(listed, { answers: 'result', outputs: [] }))).toEqual(
      expect.arrayContaining([
        'definition.composed.list LIST_OF_RESULT',
        'definition.composed.join LIST_OF_RESULT',
      ]),
    );
  });

  test('takes no step that writes or is composed itself, at the save, at publication and in a call', async () => {
    const step = { do: 'call', name: 'course', call: 'teaching/course' };
    const fails = async (code: string) => {
      expect(await findingsOf(single([step]))).toContain(`definition.composed.steps.0.call ${code}`);
      expect(await call(teacher)).toMatchObject({ http: 502, code: 'INTERFACE_FAILED' });
    };
    const outputs = [{ name: 'course', type: 'text', path: 'course.result.name' }];
    const plain = { ...courseAt, inputs: [], ...sqlOf('select id, name from course') };
    await publish(admin, courseList(plain));
    expect(await publish(admin, single([step], { outputs }))).toMatchObject({ msgState: 1 });
    await publish(
      admin,
      courseList({
        ...plain,
        writes: true,
        ...sqlOf("insert into course (id, name) values (9, 'x') returning id, name"),
      }),
    );
    await fails('STEP_WRITES');
    await publish(admin, {
      ...single([pupils], { outputs: [{ name: 'pupils', type: 'json' }] }),
      interfaceUrl: 'course',
    });
    await fails('STEP_COMPOSED');
    expect((await started.courses.query('select id from course where id = 9')).rows).toEqual([]);
  });

  test('knows no composed interface that declares that it writes, and reads', async () => {
    expect(await findingsOf(single([pupils], { writes: true, outputs: [] }))).toContain(
      'definition.writes WRITES_NOTHING',
    );
  });
});
