import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ApiClient } from '../support/apiClient.ts';
import { serveCourses } from '../support/courseServer.ts';
import type { CourseServer } from '../support/courseServer.ts';
import { callCourses, courseList, publish, registration, sqlOf } from '../support/interfaces.ts';
import { createMysqlCourses } from '../support/mysql/mysqlCourses.ts';
import type { MysqlCourses } from '../support/mysql/mysqlCourses.ts';

// The same on the recorded server and, by `npm run test:mariadb`, on a real one.

let started: CourseServer<MysqlCourses>;
let courses: MysqlCourses;
let admin: ApiClient;
let teacher: ApiClient;
let student: ApiClient;

beforeAll(async () => {
  started = await serveCourses(await createMysqlCourses('interfaces'));
  ({ courses, admin, teacher, student } = started);
});
afterAll(() => started.close());

beforeEach(async () => {
  await started.server.db.deleteFrom('atrium.interface').execute();
  started.server.platform.answers.clear();
});

const save = (definition: object) => admin.call('manager', '/interface/save.do', { definition });
const tryIt = (definition: object, inputs: object = {}) =>
  admin.call('manager', '/interface/test.do', { definition, inputs });
const register = (over: object) =>
  admin.call('manager', '/database/save.do', registration(courses.url, over));
const resultOf = async (outputs: readonly object[], text: string, over: object = {}, inputs: object = {}) => {
  await publish(admin, courseList({ answers: 'result', outputs, ...sqlOf(text), ...over }));
  return callCourses(student, inputs);
};

describe('a database that speaks MySQL’s protocol', () => {
  test('is registered and tried, and says why it does not let in', async () => {
    const { list } = await admin.call('interface', '/restConfig/getDatabaseList.htm', {});
    expect(list).toEqual([{ id: 'courses', name: '教务库', kind: 'mysql' }]);
    expect(await admin.call('manager', '/database/test.do', { id: 'courses' })).toMatchObject({
      result: { ok: true },
    });
    await register({ id: 'closed', password: 'wrong' });
    expect(await admin.call('manager', '/database/test.do', { id: 'closed' })).toMatchObject({
      result: { ok: false, error: expect.stringContaining('Access denied') as string },
    });
  });

  test('is registered by its name where the line is encrypted, since certificates are held to that', async () => {
    expect(await register({ id: 'safe', tls: true })).toMatchObject({
      errors: [{ path: 'host', code: 'FORMAT_INVALID' }],
    });
    expect(await register({ id: 'safe', tls: true, host: 'db.example.edu' })).toMatchObject({ msgState: 1 });
  });
});

describe('an interface over it', () => {
  test('answers its rows in pages and in the order of the statement, with the number of all', async () => {
    await publish(admin, courseList(sqlOf('select id, name, teacher from course order by id desc')));
    expect(await callCourses(student, { offset: 1, limit: 1 })).toMatchObject({
      msgState: 1,
      list: [{ id: 2, name: '大学物理' }],
      total: 3,
    });
    const { list } = await callCourses(student, { sort: [{ field: 'id', order: 'asc' }] });
    expect(list).toEqual([
      { id: 1, name: '高等数学' },
      { id: 2, name: '大学物理' },
      { id: 3, name: '线性代数' },
    ]);
  });

  test('is cut at its ceiling, and the total says so, also where the statement has a limit of its own', async () => {
    for (const limit of ['', ' limit 3']) {
      await publish(
        admin,
        courseList({ rows: 2, ...sqlOf(`select id, name from course order by id${limit}`) }),
      );
      const answer = await callCourses(student, { limit: -1 });
      expect(answer).toMatchObject({ list: [{ id: 1 }, { id: 2 }], total: 3 });
      expect(answer.list).toHaveLength(2);
    }
  });

  test('answers values as the contract writes them', async () => {
    await courses.query(`create table kinds (flag tinyint(1), small tinyint, big bigint, huge bigint unsigned,
      amount decimal(10,2), ratio double, day date, local_time datetime, moment timestamp(3) null, clock time, made year,
      title varchar(20) character set utf8mb4, bytes varbinary(4), info json, bit1 bit(1), bits bit(8), kind enum('a', 'b'))`);
    await courses.query(`insert into kinds values (1, 5, 9007199254740991, 18446744073709551615, 12.50, 0.25,
      '2026-02-23', '2026-02-23 09:02:03', '2026-02-23 09:02:03.004', '10:11:12', 2026, '长😀', x'0102', '{"a": [1]}',
      b'1', b'101', 'b')`);
    const types = {
      flag: 'bool',
      small: 'number',
      big: 'number',
      huge: 'number',
      amount: 'number',
      ratio: 'number',
      day: 'date',
      local_time: 'datetime',
      moment: 'datetime',
      clock: 'text',
      made: 'number',
      title: 'text',
      bytes: 'text',
      info: 'json',
      bit1: 'bool',
      bits: 'number',
      kind: 'text',
      nothing: 'text',
    };
    const outputs = Object.entries(types).map(([name, type]) => ({ name, type }));
    const definition = { answers: 'result', outputs, ...sqlOf('select *, null as nothing from kinds') };
    const { result } = await tryIt(courseList(definition));
    expect((result as { columns: unknown }).columns).toEqual(outputs);
    expect((await resultOf(outputs, 'select *, null as nothing from kinds')).result).toEqual({
      flag: true,
      small: 5,
      big: 9_007_199_254_740_991,
      huge: '18446744073709551615',
      amount: 12.5,
      ratio: 0.25,
      day: '2026-02-23',
      local_time: '2026-02-23 09:02:03',
      moment: '2026-02-23T01:02:03.004Z',
      clock: '10:11:12',
      made: 2026,
      title: '长😀',
      bytes: '0x0102',
      info: { a: [1] },
      bit1: true,
      bits: 5,
      kind: 'b',
      nothing: null,
    });
  });

  test('takes inputs as parameters: lists, nothing, moments, how many rows, who asks', async () => {
    const inputs = [
      { name: 'ids', type: 'numbers' },
      { name: 'part', type: 'text' },
      { name: 'since', type: 'datetime' },
      { name: 'most', type: 'number', default: 10 },
    ];
    const text = `select id, name from course where (:ids is null or id in (:ids))
      and (:part is null or name like concat('%', :part, '%')) and (:since is null or made >= :since)
      order by id limit :most`;
    expect(await publish(admin, courseList({ inputs, ...sqlOf(text) }))).toMatchObject({ msgState: 1 });
    const idsOf = async (param: object) =>
      ((await callCourses(student, param)).list as { id: number }[]).map(({ id }) => id);
    expect(await idsOf({})).toEqual([1, 2, 3]);
    expect(await idsOf({ ids: [1, 3] })).toEqual([1, 3]);
    expect(await idsOf({ ids: [] })).toEqual([]);
    expect(await idsOf({ part: '数', most: 1 })).toEqual([1]);
    expect(await idsOf({ since: '2026-02-23T01:02:03.004Z' })).toEqual([1, 2, 3]);
    expect(await idsOf({ since: '2026-02-23T09:02:03.005+08:00' })).toEqual([]);
    const others = 'select id, name from course where id not in (:ids) order by id';
    await publish(admin, courseList({ inputs, ...sqlOf(others) }));
    expect(await idsOf({ ids: [] })).toEqual([1, 2, 3]);
    const me = [{ name: 'me', type: 'text', from: 'userId' }];
    const own = { inputs: me, roles: ['student', 'counsellor'] };
    await publish(
      admin,
      courseList({ ...own, ...sqlOf('select id, name from course where teacher = :me order by id') }),
    );
    expect(await idsOf({ me: 'u-teacher' })).toEqual([]);
    expect((await callCourses(teacher)).total).toBe(2);
  });

  test('says what is wrong and where: its own reader, and the database in a try', async () => {
    expect(await tryIt(courseList(sqlOf('select nome as id, name from course')))).toMatchObject({
      msgState: 1,
      result: { ok: false, reason: 'refused', message: expect.stringContaining("'nome'") as string },
    });
    expect(await tryIt(courseList(sqlOf('select id, id from course')))).toMatchObject({
      result: { ok: false, reason: 'refused', fault: { code: 'columnTwice', column: 'id' } },
    });
    expect(await save(courseList(sqlOf("select '学' as id,\n  name from from course")))).toMatchObject({
      errors: [
        {
          path: 'definition.sql.text',
          code: 'SQL_SYNTAX',
          message: expect.stringContaining('2:') as string,
        },
      ],
    });
  });

  test('that takes too long is ended, and one that answers too much is cut off', async () => {
    const names = Array.from({ length: 18 }, (_, at) => `course c${String(at)}`);
    const slow = `select count(*) as id, null as name from ${names.join(', ')}`;
    await publish(admin, courseList({ ...sqlOf(slow), deadline: 500 }));
    expect(await callCourses(student)).toMatchObject({ http: 504, code: 'TIMEOUT' });
    const much = 'select c.id, c.name from course c, course d, course e, course f';
    await publish(admin, courseList(sqlOf(much)));
    expect(await callCourses(student)).toMatchObject({ msgState: 1, total: 81 });
    await publish(admin, courseList({ ...sqlOf(much), bytes: 1_024 }));
    expect(await callCourses(student)).toMatchObject({ code: 'RESULT_TOO_LARGE' });
  });
});

describe('an interface over it that writes', () => {
  const renaming = (over: object = {}) =>
    courseList({
      answers: 'result',
      writes: true,
      inputs: [
        { name: 'id', type: 'number', required: true },
        { name: 'name', type: 'text', required: true },
      ],
      outputs: [],
      ...sqlOf('update course set name = :name where id = :id'),
      ...over,
    });
  const nameOf = async (id: number) =>
    (await courses.query(`select name from course where id = ${String(id)}`)).rows;

  test('changes what it says, once for one request id', async () => {
    expect(await publish(admin, renaming())).toMatchObject({ msgState: 1 });
    expect(await callCourses(student, { id: 3, name: '图论' })).toMatchObject({
      result: { affected: 1, row: null },
    });
    expect(await nameOf(3)).toEqual([{ name: '图论' }]);
    const inputs = [{ name: 'name', type: 'text', required: true }];
    const text = 'insert into course (id, name) select max(id) + 1, :name from course';
    await publish(admin, renaming({ inputs, ...sqlOf(text) }));
    for (const affected of [1, 1])
      expect(await callCourses(student, { name: '离散数学', requestId: 'r1' })).toMatchObject({
        result: { affected },
      });
    expect((await courses.query('select id, name from course where id > 3')).rows).toEqual([
      { id: 4, name: '离散数学' },
    ]);
    await courses.query('delete from course where id > 3');
  });

  test('is taken back where it is tried, and a table that takes nothing back is named as such', async () => {
    expect(await tryIt(renaming(), { id: 1, name: '微积分' })).toMatchObject({
      result: { ok: true, total: 1, rows: [] },
    });
    expect(await nameOf(1)).toEqual([{ name: '高等数学' }]);
    await courses.query('create table old_course (id integer, name varchar(20)) engine = myisam');
    await courses.query("insert into old_course values (1, 'x')");
    const old = renaming(sqlOf('update old_course set name = :name where id = :id'));
    expect(await tryIt(old, { id: 1, name: 'y' })).toMatchObject({
      result: {
        ok: false,
        reason: 'refused',
        message: expect.stringContaining('without transactions') as string,
      },
    });
  });

  test('has no rows to answer, declares that it writes, and needs the grant of its database', async () => {
    expect(await save(renaming({ outputs: [{ name: 'id', type: 'number' }] }))).toMatchObject({
      errors: [{ path: 'definition.outputs', code: 'TOO_MANY' }],
    });
    expect(await save(renaming({ writes: false, outputs: [{ name: 'id', type: 'number' }] }))).toMatchObject({
      errors: [{ path: 'definition.sql.text', code: 'WRITES_UNDECLARED' }, { path: 'definition.outputs' }],
    });
    await register({ id: 'readonly' });
    const text = 'update course set name = :name where id = :id';
    expect(await save(renaming({ sql: { database: 'readonly', text } }))).toMatchObject({
      errors: [{ path: 'definition.sql.database', code: 'WRITES_NOT_GRANTED' }],
    });
  });
});
