import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ApiClient } from '../support/apiClient.ts';
import { startCourseServer } from '../support/courseServer.ts';
import type { CourseServer } from '../support/courseServer.ts';
import { callCourses, courseList, publish, registration, sqlOf } from '../support/interfaces.ts';
import type { Courses } from '../support/interfaces.ts';
import type { TestServer } from '../support/server.ts';

let started: CourseServer;
let server: TestServer;
let courses: Courses;
let admin: ApiClient;
let student: ApiClient;

beforeAll(async () => {
  started = await startCourseServer();
  ({ courses, server, admin, student } = started);
});
afterAll(() => started.close());

const HOSTILE = [
  'select 1; drop table course',
  'with d as (delete from course returning *) select * from d',
  "select set_config('role', 'postgres', true)",
  "copy (select 1) to program 'id'",
  "select lo_import('/etc/passwd')",
  "select pg_read_file('/etc/passwd')",
  "select * from dblink('host=127.0.0.1', 'select 1') as t(a text)",
  'commit',
  'rollback; select 1',
  'do $$ begin delete from course; end $$',
  'select * from pg_authid',
  'select * from pg_catalog.pg_class',
  'select * from information_schema.tables',
  'select * from atrium.session',
  "select 'course'::regclass",
  'select current_user',
  'select pg_sleep(10)',
  'select pg_advisory_lock(1)',
  "select query_to_xml('delete from course', true, true, '')",
  "select nextval('s')",
  'select * into other from course',
  'select * from course for update',
  'select id operator(public.=) 1 from course',
  'select $1',
  'reset role',
  'set role postgres',
  'explain analyze delete from course',
  'truncate course',
  'create table t (a int)',
  'call p()',
  'listen x',
  'prepare p as select 1',
  'delete from course',
  'update course set name = null',
  'with d as (delete from course returning id) update course set name = null where id in (select id from d)',
  'merge into course using course s on true when matched then delete',
  `select ${'('.repeat(9_000)}`,
];

describe.each(HOSTILE)('%s', (text) => {
  test('is refused by every way in, and touches nothing', async () => {
    for (const writes of [false, true]) {
      const definition = courseList({ interfaceUrl: 'hostile', ...sqlOf(text), writes, answers: 'result' });
      const save = await admin.call('manager', '/interface/save.do', { definition });
      expect(save).toMatchObject({ http: 400, msgState: 2, code: 'DOCUMENT_INVALID' });
      const tried = await admin.call('manager', '/interface/test.do', { definition });
      expect(tried).toMatchObject({ http: 400, msgState: 2, code: 'DOCUMENT_INVALID' });
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
    const published = await admin.call('manager', '/interface/publish.do', at);
    expect(published).toMatchObject({ msgState: 2, code: 'DOCUMENT_INVALID' });
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
    expect((await courses.query('select count(*)::int as n from course')).rows).toEqual([{ n: 3 }]);
  });
});

test('an input is a value whatever it holds', async () => {
  const inputs = [{ name: 'name', type: 'text' }];
  const text = 'select id, name from course where name = :name';
  await publish(admin, courseList({ inputs, ...sqlOf(text) }));
  for (const name of ["' or 1=1--", "'; drop table course; --", '$1', ':name', '\\', '高等数学'])
    expect(await callCourses(student, { name })).toMatchObject({
      msgState: 1,
      total: name === '高等数学' ? 1 : 0,
    });
});

test('reads stand in a transaction that only reads, also where a view would write', async () => {
  await courses.query(`create function sneak() returns integer language plpgsql as
    $$ begin delete from course; return 1; end $$`);
  await courses.query('create view sneaky as select sneak() as id, $$x$$::text as name');
  await publish(admin, courseList(sqlOf('select id, name from sneaky')));
  expect(await callCourses(student)).toMatchObject({ msgState: 9, code: 'INTERFACE_FAILED' });
  expect((await courses.query('select count(*)::int as n from course')).rows).toEqual([{ n: 3 }]);
});

test("the platform's own database is not reached, under whatever name it is registered", async () => {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(server.db);
  const own = registration(courses.url, { id: 'own', database: rows[0]?.name });
  expect(await admin.call('manager', '/database/save.do', own)).toMatchObject({ msgState: 1 });
  expect(await admin.call('manager', '/database/test.do', { id: 'own' })).toMatchObject({
    msgState: 2,
    code: 'PLATFORM_DATABASE',
  });
  const definition = courseList({ sql: { database: 'own', text: "select 1 as id, 'x' as name" } });
  await publish(admin, definition);
  const answer = await callCourses(student);
  expect(answer).toMatchObject({ msgState: 9, code: 'SOURCE_UNAVAILABLE' });
});

test('statements without end are ended, two of a module at a time, while all else goes on', async () => {
  const text = 'select count(*) as id, null as name from generate_series(1, 2000000000)';
  await publish(admin, courseList({ ...sqlOf(text), deadline: 1_000 }));
  const running = async (): Promise<number> => {
    const { rows } = await courses.query(`select count(*)::int as n from pg_stat_activity
      where application_name = 'atrium-interfaces' and state = 'active' and datname = current_database()`);
    return (rows as readonly { readonly n: number }[])[0]!.n;
  };
  let ended = 0;
  const hung = Promise.all([1, 2, 3, 4, 5].map(() => callCourses(student).finally(() => (ended += 1))));
  expect((await fetch(`${server.baseUrl}/healthz`)).status).toBe(200);
  expect(ended).toBe(0);
  let most = 0;
  while (ended < 5) most = Math.max(most, await running());
  expect(most).toBe(2);
  for (const answer of await hung) {
    expect(answer).toMatchObject({
      http: 504,
      msgState: 9,
      code: 'TIMEOUT',
      traceId: expect.any(String) as string,
    });
    expect(answer.text).not.toContain('generate_series');
  }
  // The database tells of the end before it has put the statement away.
  await expect.poll(running).toBe(0);
});

test('more bytes than an interface may take are not waited for', async () => {
  const text =
    "select 1 as id, string_agg(lower('abcdefghijklmnopqrstuvwxyz'), '') as name from generate_series(1, 200000)";
  await publish(admin, courseList(sqlOf(text)));
  expect(await callCourses(student)).toMatchObject({ msgState: 1 });
  await publish(admin, courseList({ ...sqlOf(text), bytes: 1_000_000 }));
  expect(await callCourses(student)).toMatchObject({ msgState: 2, code: 'RESULT_TOO_LARGE' });
});

describe('a password', () => {
  test('is told to nobody, and goes to no other address', async () => {
    const saved = registration(courses.url, { id: 'kept', password: 'correct horse' });
    await admin.call('manager', '/database/save.do', saved);
    const all = await admin.call('manager', '/database/list.do', {});
    expect(all.text).toContain('kept');
    expect(all.text).not.toContain('correct horse');
    const stored = await server.db
      .selectFrom('atrium.registered_database')
      .select('password_sealed')
      .where('id', '=', 'kept')
      .executeTakeFirstOrThrow();
    expect(stored.password_sealed.toString('latin1')).not.toContain('correct horse');
    const audit = await server.db.selectFrom('atrium.audit').select(['before', 'after']).execute();
    expect(JSON.stringify(audit)).not.toContain('correct horse');
    const { password, ...rest } = saved as { password?: string };
    expect(password).toBeDefined();
    const moved = { ...rest, host: 'evil.example', revision: 1 };
    expect(await admin.call('manager', '/database/save.do', moved)).toMatchObject({
      msgState: 2,
      errors: [{ path: 'password', code: 'REQUIRED' }],
    });
    expect(
      await admin.call('manager', '/database/save.do', { ...rest, name: '新名', revision: 1 }),
    ).toMatchObject({ msgState: 1 });
    // One who writes to the table past all that gets nothing of it either.
    await server.db
      .updateTable('atrium.registered_database')
      .set({ host: 'evil.example' })
      .where('id', '=', 'kept')
      .execute();
    expect(await admin.call('manager', '/database/test.do', { id: 'kept' })).toMatchObject({ msgState: 9 });
  });
});
