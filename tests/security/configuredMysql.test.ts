import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ApiClient } from '../support/apiClient.ts';
import { serveCourses } from '../support/courseServer.ts';
import type { CourseServer } from '../support/courseServer.ts';
import { callCourses, courseList, publish, sqlOf } from '../support/interfaces.ts';
import { createMysqlCourses } from '../support/mysql/mysqlCourses.ts';
import type { MysqlCourses } from '../support/mysql/mysqlCourses.ts';
import type { TestServer } from '../support/server.ts';

let started: CourseServer<MysqlCourses>;
let server: TestServer;
let courses: MysqlCourses;
let admin: ApiClient;
let student: ApiClient;

beforeAll(async () => {
  started = await serveCourses(await createMysqlCourses('security'));
  ({ courses, server, admin, student } = started);
});
afterAll(() => started.close());

const HOSTILE = [
  'select 1; drop table course',
  'select id from course # all of them\n; delete from course',
  'with d as (select 1 as id) delete from course where id in (select id from d)',
  "select load_file('/etc/passwd')",
  "select 1 into outfile '/tmp/atrium'",
  "select 1 into dumpfile '/tmp/atrium'",
  'select name from course into @a',
  'select sleep(10)',
  'select SLEEP (10)',
  'select `sleep`(10)',
  'select sleep/**/(10)',
  // Behind a blank it is a function of the database's own.
  'select now () as id',
  'select count/**/(*) as id from course',
  'select benchmark(1000000000, 1)',
  "select get_lock('a', 10)",
  'select @@version',
  'select @a := 1',
  'select user()',
  'select current_user',
  'select current_role',
  'select version()',
  'select * from mysql.user',
  'select * from `mysql`.`user`',
  'select * from MySQL . user',
  'select * from information_schema.tables',
  'select * from performance_schema.threads',
  'select * from sys.version',
  'select mysql.user.host from course',
  'select 1 /*!50000 , sleep(10) */',
  'select 1 /*M! , sleep(10) */',
  'select /*+ set_var(max_execution_time = 0) */ 1',
  'select 1 /* a /* b */ , sleep(10) /* */ */',
  'select 1--sleep(10)',
  "select _gbk'\\' or 1 = 1'",
  "select extractvalue(1, concat('~', user()))",
  'select * from course for update',
  'select * from course lock in share mode',
  'select * from course procedure analyse()',
  'select f()',
  'select courses.f()',
  'select next value for s',
  'select nextval(s)',
  'select ?',
  'select 1 order by sleep(10)',
  'select sql_calc_found_rows 1 from course',
  'call p()',
  'do sleep(10)',
  'set @a = 1',
  'set global general_log = 1',
  'show tables',
  'explain select 1',
  'handler course open',
  'truncate course',
  'drop table course',
  'create table t (a int)',
  'lock tables course write',
  "load data infile '/etc/passwd' into table course",
  "load data local infile '/etc/passwd' into table course",
  "prepare p from 'select 1'",
  'execute immediate "drop table course"',
  'begin not atomic delete from course; end',
  'commit',
  'rollback; select 1',
  'kill 1',
  'use mysql',
  'grant all on *.* to x',
  'delete from course',
  'update course set name = null',
  'update course set name = 1 where sleep(10)',
  'replace into course (id, name) values (1, 2)',
  'insert ignore into course (id, name) values (1, 2)',
  'insert into course (id, name) values (4, sleep(10))',
  'insert into mysql.user (host) values (1)',
  `select ${'('.repeat(9_000)}`,
  `select '${'x'.repeat(20_000)}'`,
];

/** What the server must still say after all that. */
const untouched = async (): Promise<void> =>
  expect((await courses.query('select id, name from course order by id')).rows).toEqual([
    { id: 1, name: '高等数学' },
    { id: 2, name: '大学物理' },
    { id: 3, name: '线性代数' },
  ]);

describe.each(HOSTILE)('%s', (text) => {
  test('is refused by every way in, and touches nothing', async () => {
    for (const writes of [false, true]) {
      const definition = courseList({
        interfaceUrl: 'hostile',
        ...sqlOf(text),
        writes,
        answers: 'result',
        outputs: writes ? [] : [{ name: 'id', type: 'number' }],
      });
      for (const call of ['/interface/save.do', '/interface/test.do'])
        expect(await admin.call('manager', call, { definition })).toMatchObject({
          http: 400,
          msgState: 2,
          code: 'DOCUMENT_INVALID',
        });
    }
    // Put past that door, it is met by the same one at publication and at each call.
    const definition = JSON.stringify(courseList({ ...sqlOf(text), answers: 'result', writes: true }));
    const put = { module_code: 'teaching', url: 'courses', definition };
    const { revision } = await server.db
      .insertInto('atrium.interface')
      .values({ ...put, updated_by: 'u-admin' })
      .returning('revision')
      .executeTakeFirstOrThrow();
    const at = { moduleCode: 'teaching', interfaceUrl: 'courses', revision };
    expect(await admin.call('manager', '/interface/publish.do', at)).toMatchObject({
      msgState: 2,
      code: 'DOCUMENT_INVALID',
    });
    const { version } = await server.db
      .insertInto('atrium.interface_version')
      .values({ ...put, published_by: 'u-admin' })
      .returning('version')
      .executeTakeFirstOrThrow();
    await server.db.updateTable('atrium.interface').set({ published_version: version }).execute();
    const called = await callCourses(student);
    expect(called).toMatchObject({ http: 502, msgState: 9, code: 'INTERFACE_FAILED' });
    expect(called.text).not.toContain('course');
    await server.db.deleteFrom('atrium.interface').execute();
    await untouched();
  });
});

test('an input is a value whatever it holds', async () => {
  const inputs = [
    { name: 'name', type: 'text' },
    { name: 'names', type: 'texts' },
  ];
  const text = 'select id, name from course where name = :name or name in (:names)';
  await publish(admin, courseList({ inputs, ...sqlOf(text) }));
  for (const name of [
    "' or 1=1-- ",
    '" or 1=1 #',
    "'; drop table course; -- ",
    '?',
    ':name',
    '\\',
    "\\' or 1=1 #",
  ])
    expect(await callCourses(student, { name, names: [name, `${name})`] })).toMatchObject({
      msgState: 1,
      total: 0,
    });
  expect(await callCourses(student, { name: '高等数学' })).toMatchObject({ msgState: 1, total: 1 });
  await untouched();
});

test('what stands in texts, quoted names and comments is read as that', async () => {
  const text = `select 'a'';'';drop -- \\' sleep(1) /*' as name, -- '
    1 as id /* ; ' */ from course as \`for\` where \`for\`.id = 1 # "`;
  const outputs = [{ name: 'name', type: 'text' }];
  await publish(admin, courseList({ outputs, ...sqlOf(text) }));
  expect(await callCourses(student)).toMatchObject({ list: [{ name: "a';';drop -- ' sleep(1) /*" }] });
});

test('reads stand in a transaction that only reads, also where a view would write', async () => {
  await courses.query('drop function if exists sneak');
  await courses.query(`create function sneak() returns integer modifies sql data sql security definer
    begin delete from course; return 1; end`);
  await courses.query("create view sneaky as select sneak() as id, 'x' as name");
  await publish(admin, courseList(sqlOf('select id, name from sneaky')));
  const answer = await callCourses(student);
  expect(answer).toMatchObject({ msgState: 9, code: 'INTERFACE_FAILED' });
  expect(answer.text).not.toContain('READ ONLY');
  await untouched();
});

test('nothing of a session survives into another call', async () => {
  await courses.query('drop view if exists session_left');
  await courses.query('drop function if exists session_left_by');
  await courses.query(`create trigger leaves before update on course for each row
    set @left_behind = concat('left ', get_lock('kept', 0))`);
  await courses.query(`create function session_left_by() returns varchar(200) reads sql data
    return concat_ws(' ', coalesce(@left_behind, 'nothing'), coalesce(is_used_lock('kept'), 'free'), @@session.time_zone)`);
  await courses.query('create view session_left as select 1 as id, session_left_by() as name');
  const change = sqlOf('update course set name = name where id = 1');
  await publish(admin, courseList({ ...change, outputs: [], answers: 'result', writes: true }));
  expect(await callCourses(student)).toMatchObject({ msgState: 1 });
  await publish(admin, courseList(sqlOf('select id, name from session_left')));
  // The session is emptied behind the answer.
  if (courses.played !== undefined) await expect.poll(() => courses.played?.got.at(-2)).toBe('reset');
  expect(await callCourses(student)).toMatchObject({ list: [{ id: 1, name: 'nothing free +08:00' }] });
  await untouched();
});

test('its password is told to nobody, and goes to no other address or kind of server', async () => {
  const { list } = await admin.call('manager', '/database/list.do', {});
  const [row] = list as readonly Record<string, unknown>[];
  expect(row).toMatchObject({ id: 'courses', kind: 'mysql' });
  expect(JSON.stringify(row)).not.toContain('password');
  const { updatedBy, updatedAt, ...registered } = row ?? {};
  expect([updatedBy, typeof updatedAt]).toEqual(['u-admin', 'string']);
  for (const over of [{ kind: 'postgres' }, { host: 'evil.example' }, { port: 1 }, { user: 'other' }])
    expect(await admin.call('manager', '/database/save.do', { ...registered, ...over })).toMatchObject({
      errors: [{ path: 'password', code: 'REQUIRED' }],
    });
});
