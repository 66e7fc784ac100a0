import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { ApiClient } from '../support/apiClient.ts';
import { startCourseServer } from '../support/courseServer.ts';
import type { CourseServer } from '../support/courseServer.ts';
import { auditOf } from '../support/audit.ts';
import { callCourses, courseList, publish, registration, sqlOf } from '../support/interfaces.ts';
import type { Courses } from '../support/interfaces.ts';
import type { TestServer } from '../support/server.ts';

let started: CourseServer;
let server: TestServer;
let courses: Courses;
let admin: ApiClient;
let teacher: ApiClient;
let student: ApiClient;

beforeAll(async () => {
  started = await startCourseServer();
  ({ courses, server, admin, teacher, student } = started);
});
afterAll(() => started.close());

beforeEach(async () => {
  await server.db.deleteFrom('atrium.interface').execute();
  server.platform.answers.clear();
});

const save = (definition: object, over: object = {}) =>
  admin.call('manager', '/interface/save.do', { definition, ...over });

describe('an interface that writes', () => {
  const renaming = (over: object = {}) =>
    courseList({
      answers: 'result',
      writes: true,
      inputs: [
        { name: 'id', type: 'number', required: true },
        { name: 'name', type: 'text', required: true },
      ],
      ...sqlOf('update course set name = :name where id = :id returning id, name'),
      ...over,
    });
  const nameOf = async (id: number) =>
    (await courses.query(`select name from course where id = ${String(id)}`)).rows[0];

  test('writes once for one request id, and leaves an audit row', async () => {
    expect(await publish(admin, renaming())).toMatchObject({ msgState: 1 });
    const text = 'insert into course (id, name) select max(id) + 1, :name from course returning id, name';
    const inputs = [{ name: 'name', type: 'text', required: true }];
    expect(await publish(admin, renaming({ interfaceUrl: 'open', inputs, ...sqlOf(text) }))).toMatchObject({
      msgState: 1,
    });
    const open = () =>
      student.call('interface', '/rest/http/teaching/open.htm', { name: '离散数学', requestId: 'r1' });
    const first = await open();
    expect(first).toMatchObject({ msgState: 1, result: { affected: 1, row: { id: 4, name: '离散数学' } } });
    expect((await open()).result).toEqual(first.result);
    expect((await courses.query('select count(*)::int as n from course')).rows).toEqual([{ n: 4 }]);
    expect(await callCourses(student, { id: 4, name: '图论' })).toMatchObject({ result: { affected: 1 } });
    expect(await nameOf(4)).toEqual({ name: '图论' });
    expect(await auditOf(server, 'teaching/open')).toMatchObject([
      { action: 'interface.call', actor: 'u-student' },
    ]);
    await courses.query('delete from course where id > 3');
  });

  test('is not done where nobody could be told what it answers', async () => {
    const insert = 'insert into course (id, name) values (9, :name)';
    const inputs = [{ name: 'name', type: 'text', required: true }];
    expect(await save(renaming({ inputs, ...sqlOf(insert) }))).toMatchObject({
      errors: [{ path: 'definition.outputs', code: 'RETURNING_MISSING' }],
    });
    expect(
      await publish(admin, renaming({ inputs, ...sqlOf(`${insert} returning name as title`) })),
    ).toMatchObject({ msgState: 1 });
    expect(await callCourses(student, { name: '离散数学', requestId: 'r2' })).toMatchObject({
      code: 'INTERFACE_FAILED',
    });
    expect(await nameOf(9)).toBeUndefined();
  });

  test('may be done where the line breaks as it is confirmed: nobody is told to try again, and a repeat is refused', async () => {
    const unsure = { code: 'SOURCE_UNAVAILABLE', msg: expect.stringContaining('可能已经生效') as string };
    await publish(admin, renaming());
    const rename = () => callCourses(student, { id: 2, name: '力学', requestId: 'r3' });
    courses.cutAfter?.('commit');
    expect(await rename()).toMatchObject(unsure);
    expect(await rename()).toMatchObject(unsure);
  });

  test('says that a value is not taken, and not that something failed', async () => {
    const text = 'insert into course (id, name) values (:id, :name) returning id, name';
    expect(await publish(admin, renaming(sqlOf(text)))).toMatchObject({ msgState: 1 });
    const taken = await callCourses(student, { id: 1, name: '图论' });
    expect(taken).toMatchObject({
      msgState: 2,
      code: 'INPUT_INVALID',
      msg: expect.stringContaining('数据库没有接受') as string,
    });
    expect(JSON.stringify(taken)).not.toContain('course_pkey');
    expect(await nameOf(1)).toEqual({ name: '高等数学' });
  });

  test('is behind the page that names it, and not behind another of its module', async () => {
    await publish(admin, renaming({ interfaceUrl: 'rename' }));
    const rename = () => student.call('interface', '/rest/http/teaching/rename.htm', { id: 1, name: '图论' });
    expect(await rename()).toMatchObject({ http: 403, code: 'FORBIDDEN' });
    expect(await nameOf(1)).toEqual({ name: '高等数学' });
  });

  test('a try of it is taken back', async () => {
    const inputs = { id: 1, name: '微积分' };
    const tried = await admin.call('manager', '/interface/test.do', { definition: renaming(), inputs });
    expect(tried).toMatchObject({
      msgState: 1,
      result: { ok: true, total: 1, rows: [{ id: 1, name: '微积分' }] },
    });
    expect(await nameOf(1)).toEqual({ name: '高等数学' });
  });

  test('is refused where it does not declare it, and where the database does not grant it', async () => {
    expect(await save(renaming({ writes: false }))).toMatchObject({
      errors: [{ path: 'definition.sql.text', code: 'WRITES_UNDECLARED' }],
    });
    expect(await save(renaming(sqlOf('select id, name from course')))).toMatchObject({
      errors: [{ path: 'definition.writes', code: 'WRITES_NOTHING' }],
    });
    await publish(admin, renaming());
    const { writable, ...rest } = registration(courses.url, { revision: 1 }) as { writable?: boolean };
    expect(writable).toBeUndefined();
    await admin.call('manager', '/database/save.do', rest);
    expect(await callCourses(student, { id: 1, name: 'x' })).toMatchObject({
      msgState: 9,
      code: 'INTERFACE_FAILED',
    });
    expect(await save(renaming({ interfaceUrl: 'other' }))).toMatchObject({
      errors: [{ path: 'definition.sql.database', code: 'WRITES_NOT_GRANTED' }],
    });
    await admin.call(
      'manager',
      '/database/save.do',
      registration(courses.url, { revision: 2, writable: true }),
    );
    expect(await nameOf(1)).toEqual({ name: '高等数学' });
  });
});

describe('a try', () => {
  const tryIt = (definition: object, inputs: object = {}) =>
    admin.call('manager', '/interface/test.do', { definition, inputs });

  test('says that its database is disabled, to who configures alone', async () => {
    await publish(admin, courseList());
    const setState = (state: 'active' | 'disabled') =>
      server.db
        .updateTable('atrium.registered_database')
        .set({ state })
        .where('id', '=', 'courses')
        .execute();
    await setState('disabled');
    onTestFinished(async () => {
      await setState('active');
    });
    expect(await tryIt(courseList())).toMatchObject({
      result: { ok: false, reason: 'unavailable', failure: 'disabled' },
    });
    const called = await callCourses(student);
    expect(called).toMatchObject({ code: 'SOURCE_UNAVAILABLE', msg: '数据源暂不可用，请稍后再试' });
  });

  test('shows rows, columns with their types, and what is declared and missing', async () => {
    const outputs = [{ name: 'nothing', type: 'text' }];
    expect(await tryIt(courseList({ outputs }))).toMatchObject({
      result: {
        ok: true,
        columns: [
          { name: 'id', type: 'number' },
          { name: 'name', type: 'text' },
        ],
        rows: [{ id: 1 }, { id: 2 }, { id: 3 }],
        total: 3,
        missing: ['nothing'],
      },
    });
  });

  test('says what is wrong and where, as the database says it', async () => {
    const failed = await tryIt(courseList(sqlOf("select id,\n  nome as name from course where '学' <> ''")));
    expect(failed).toMatchObject({
      msgState: 1,
      result: { ok: false, reason: 'refused', message: 'column "nome" does not exist', place: '2:3' },
    });
    expect(await tryIt(courseList(sqlOf("select '学' as id,\n  name form course")))).toMatchObject({
      code: 'DOCUMENT_INVALID',
      errors: [
        {
          path: 'definition.sql.text',
          code: 'SQL_SYNTAX',
          message: expect.stringContaining('2:13') as string,
        },
      ],
    });
    expect(await tryIt(courseList(sqlOf('select id, name as id from course')))).toMatchObject({
      result: { ok: false, reason: 'refused', fault: { code: 'columnTwice', column: 'id' } },
    });
    const within = 'with gone as (\n  delete from course where id = 1 returning *) select id, name from gone';
    expect(await tryIt(courseList(sqlOf(within)))).toMatchObject({
      errors: [{ code: 'SQL_FORBIDDEN', message: '接口的 SQL 不允许使用 DELETE', place: '2:15' }],
    });
  });
});

describe('kept answers', () => {
  const counted = async (client: ApiClient) =>
    ((await callCourses(client)).result as { n: number } | null)?.n;
  const counting = (over: object = {}) =>
    courseList({
      answers: 'result',
      outputs: [{ name: 'n', type: 'number' }],
      inputs: [{ name: 'me', type: 'text', from: 'userId' }],
      roles: ['student', 'counsellor'],
      cacheSeconds: 600,
      ...sqlOf("select count(*) as n from course where teacher = :me or :me = 'u-student'"),
      ...over,
    });

  test('are of one version and one caller, and gone where an administrator cleans them', async () => {
    await publish(admin, counting());
    expect(await counted(student)).toBe(3);
    await courses.query("insert into course (id, name, teacher) values (9, 'x', null)");
    expect(await counted(student)).toBe(3);
    expect(await counted(teacher)).toBe(2);
    const clean = (client: ApiClient) => client.call('manager', '/project/cleanCache.do', { projectId: 1 });
    expect(await clean(student)).toMatchObject({ msgState: 3 });
    expect(await clean(admin)).toMatchObject({ msgState: 1 });
    expect(await counted(student)).toBe(4);
    await courses.query('delete from course where id = 9');
    expect(await counted(student)).toBe(4);
    await publish(admin, counting());
    expect(await counted(student)).toBe(3);
  });

  test('of another process are gone too', async () => {
    await publish(admin, counting());
    expect(await counted(student)).toBe(3);
    const kept = server.platform.answers.clear;
    server.platform.answers.clear = () => undefined;
    await admin.call('manager', '/project/cleanCache.do', {});
    server.platform.answers.clear = kept;
    await courses.query("insert into course (id, name) values (9, 'x')");
    expect(await counted(student)).toBe(4);
    await courses.query('delete from course where id = 9');
  });
});

test('interfaces are described to who may call them and who configures', async () => {
  await publish(
    admin,
    courseList({
      inputs: [{ name: 'me', type: 'text', from: 'userId' }],
      ...sqlOf('select id, name from course where teacher = :me'),
    }),
  );
  const entry = {
    id: 'teaching/courses',
    moduleCode: 'teaching',
    interfaceUrl: 'courses',
    name: '课程',
    inputs: [],
    outputs: [
      { name: 'id', title: 'id', type: 'number' },
      { name: 'name', title: '名称', type: 'text' },
    ],
  };
  const ids = 'teaching/courses,teaching/nothing';
  const described = (client: ApiClient) =>
    client.call('interface', '/restConfig/getInterfaceConfigForFactory.htm', { ids });
  expect((await described(admin)).list).toEqual([entry]);
  expect((await described(student)).list).toEqual([entry]);
  expect((await described(teacher)).list).toEqual([]);
  const byIds = await student.call('manager', '/export/getInterfacesByIds.do', { ids: ids.split(',') });
  expect(byIds.list).toEqual([entry]);
});
