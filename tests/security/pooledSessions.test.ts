import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '../support/apiClient.ts';
import { startCourseServer } from '../support/courseServer.ts';
import type { CourseServer } from '../support/courseServer.ts';
import { callCourses, courseList, publish, sqlOf } from '../support/interfaces.ts';
import type { Courses } from '../support/interfaces.ts';

// What functions behind views and triggers leave in a session must not be there for the next call on it.

let started: CourseServer;
let courses: Courses;
let admin: ApiClient;
let student: ApiClient;

beforeAll(async () => {
  started = await startCourseServer();
  ({ courses, admin, student } = started);
  await courses.query(`create schema planted; create table planted.course (id integer, name text);
    create function leave() returns trigger language plpgsql as $$ begin
      perform set_config('search_path', 'planted', false), set_config('timezone', 'Pacific/Apia', false),
        pg_advisory_lock(4242);
      create temporary table course_of_before (id integer);
      execute 'prepare kept as select 1';
      execute 'listen kept';
      return new; end $$;
    create trigger leaves before update on course for each row execute function leave();
    create view session as select 1 as id, concat_ws(' ', current_setting('search_path'),
      (select count(*) from pg_prepared_statements), (select count(*) from pg_listening_channels()),
      to_regclass('course_of_before'), (select count(*) from pg_locks l join pg_database d on d.oid = l.database
        where l.locktype = 'advisory' and d.datname = current_database()),
      current_setting('timezone') = 'Pacific/Apia') as name`);
});
afterAll(() => started.close());

const sessions = async (): Promise<unknown> =>
  (
    await courses.query(`select pid from pg_stat_activity
      where application_name = 'atrium-interfaces' and datname = current_database() order by pid`)
  ).rows;

const inSession = courseList({ ...sqlOf('select id, name from session'), interfaceUrl: 'courses' });
const NOTHING = { msgState: 1, list: [{ id: 1, name: '"$user", public 0 0 0 f' }] };

test('nothing of a session survives into another call, and the session does', async () => {
  const text = 'update course set name = name where id = :id returning id, name';
  const inputs = [{ name: 'id', type: 'number' }];
  await publish(admin, courseList({ ...sqlOf(text), inputs, answers: 'result', writes: true }));
  expect(await callCourses(student, { id: 1 })).toMatchObject({ msgState: 1, result: { affected: 1 } });
  const before = await sessions();
  expect(before).toHaveLength(1);
  await publish(admin, inSession);
  expect(await callCourses(student)).toMatchObject(NOTHING);
  expect(await sessions()).toEqual(before);
});

test.each(['locking', 'failing'])(
  'a lock that a read takes goes with it, also where it is tried: %s',
  async (view) => {
    await courses.query(`create or replace function locked() returns integer language sql as
      'select 1 from pg_advisory_lock(4242)';
    create or replace view locking as select locked() as id, 'x'::text as name;
    create or replace view failing as select locked() / (id - id) as id, name from course`);
    const definition = courseList(sqlOf(`select id, name from ${view}`));
    await publish(admin, definition);
    await callCourses(student);
    await admin.call('manager', '/interface/test.do', { definition });
    await publish(admin, inSession);
    expect(await callCourses(student)).toMatchObject(NOTHING);
  },
);
