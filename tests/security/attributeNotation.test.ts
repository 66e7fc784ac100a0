import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { functions, operators, types } from '../../server/interfaces/sql/postgres/allowed.ts';
import type { ApiClient } from '../support/apiClient.ts';
import { startCourseServer } from '../support/courseServer.ts';
import type { CourseServer } from '../support/courseServer.ts';
import { callCourses, courseList, publish, sqlOf } from '../support/interfaces.ts';
import type { Courses } from '../support/interfaces.ts';

// PostgreSQL runs f(x) for (x).f, and for c.f where c is a row that has no column f.

let started: CourseServer;
let courses: Courses;
let admin: ApiClient;
let student: ApiClient;

beforeAll(async () => {
  started = await startCourseServer();
  ({ courses, admin, student } = started);
  await courses.query(`create function wipe(integer) returns integer language plpgsql as
    $$ begin delete from course; return $1; end $$;
    create function wipe(course) returns integer language plpgsql as $$ begin delete from course; return 1; end $$;
    create function wipe(record) returns integer language plpgsql as $$ begin delete from course; return 1; end $$;
    create view named as select id as wipe, name from course;
    create function "coalesce"(integer) returns integer language sql as 'select wipe($1)';
    create function fits(integer) returns boolean language sql as 'select wipe($1) > 0';
    create domain "integer" as int4 check (fits(value));
    create operator === (leftarg = integer, rightarg = integer, function = int4eq);
    create schema other;
    create table other.course (wipe integer)`);
});
afterAll(() => started.close());
beforeEach(() => started.server.db.deleteFrom('atrium.interface').execute());

const HOSTILE: readonly (readonly [what: string, text: string])[] = [
  // A name behind a value.
  ['reading a file', "select 1 as id, ('/etc/passwd'::text).pg_read_file as name"],
  ['waiting', 'select (2).pg_sleep as id'],
  ['holding a lock', 'select (4242).pg_advisory_lock as id'],
  ['a value of the caller', 'select (:id).wipe as id'],
  ['a row made in place', 'select (row(1, 2)).wipe as id'],
  ['a result', 'select (abs(-1)).wipe as id'],
  ['a query', 'select (select c from course c limit 1).wipe as id'],
  ['a column', 'select (id).wipe from course'],
  ['an element', "select ('{1}'::int4[])[1].wipe as id"],
  ['a row, bracketed', 'select (c).wipe from course c'],
  ['a name within WITHIN GROUP', 'select percentile_cont(0.5) within group (order by (id).wipe) from course'],
  ['a name of a window', 'select sum(id) over (partition by (id).wipe) from course'],
  // A name behind a row.
  ['the row of a table', 'select course.wipe as id from course'],
  ['with its schema', 'select public.course.wipe as id from course'],
  ['under an alias', 'select c.wipe as id from course c'],
  ['in WHERE', 'select c.id from course c where c.wipe = 1'],
  ['in GROUP BY', 'select count(*) as id from course c group by c.wipe'],
  ['in ON', 'select a.id from course a join course b on a.wipe = b.id'],
  ['in ORDER BY', 'select c.id from course c order by c.wipe'],
  ['in LIMIT', 'select c.id, (select 1 limit c.wipe) from course c'],
  ['in a filter', 'select count(*) filter (where c.wipe = 1) as id from course c'],
  ['from a query within', 'select (select c.wipe) as id from course c'],
  ['laterally', 'select x.id from course c, lateral (select c.wipe) x(id)'],
  ['as an argument of a function in FROM', 'select x.id from course c, generate_series(1, c.wipe) x(id)'],
  ['the row of a query', 'select q.wipe as id from (select 1 as id) q'],
  ['the row of a query over a table', 'select q.wipe as id from (select * from course) q'],
  ['the row of WITH', 'with q as (select 1 as id) select q.wipe as id from q'],
  ['the row of VALUES', 'select v.wipe as id from (values (1)) v(id)'],
  ['the row of a function', 'select g.wipe as id from generate_series(1, 2) g'],
  ['the row of a join', 'select j.wipe as id from (course a cross join course b) j'],
  ['of USING', 'select j.wipe as id from course a join course b using (id) as j'],
  [
    'of a name that a join hides',
    'select (select a.wipe from (course b join named a on true) j) as id from course a',
  ],
  [
    'of a name that ON does not see',
    'select (select 1 from course x join course y on a.wipe = 1, named a) from course a',
  ],
  // A name that is a column elsewhere.
  ['a column that was renamed', 'select v.wipe as id from named as v(id, name)'],
  ['a column of WITH that was renamed', 'with q(id) as (select 1 as wipe) select q.wipe as id from q'],
  ['the table of another schema', 'select other.course.wipe from course, other.course as o'],
  [
    'one name, two tables',
    'select course.wipe from course, lateral (select course.wipe from other.course) x',
  ],
  [
    'a table named like WITH',
    'with course as (select course.wipe as wipe from course) select course.wipe as id from course',
  ],
  [
    'WITH that comes later',
    'with q as (select course.wipe as id from course), course as (select 1 as wipe) select q.id from q',
  ],
  [
    'WITH of another query',
    'select (with course as (select 1 as wipe) select 1) as id, course.wipe from course',
  ],
  [
    'RECURSIVE that goes ahead',
    'with recursive q as (select named.wipe from named), named as (select 1 as id) select q.wipe from q',
  ],
  // Operators, and other ways to name what runs.
  ['an operator of a query', 'select id from course where id operator(public.===) any (select 1)'],
  ['an operator over a list', "select id from course where id operator(public.===) any ('{1}')"],
  ['an operator of an order', 'select id from course order by id using operator(public.===)'],
  ['a type as a function', "select regclass('course') as id"],
  ['a type that is a word of the language', 'select 1::"integer" as id'],
  ['a function that is one', 'select "coalesce"(id) as id from course'],
  ['a type by TREAT', "select treat('course' as regclass) as id"],
  ['a type of a column definition', "select x.id from json_each('{}') as x(id regclass, name text)"],
  ['a sample', 'select id from course tablesample system (1)'],
  ['XMLTABLE', "select id from xmltable('/a' passing '<a/>' columns id int path '.')"],
  ['JSON_TABLE', "select id from json_table('{}', '$' columns (id int path '$'))"],
  [
    'SEARCH',
    'with recursive q as (select 1 as id union all select id from q) search depth first by id set o select id from q',
  ],
];

const CHANGES: readonly (readonly [what: string, text: string])[] = [
  ['INSERT', 'insert into course (id, name) values ((1).wipe, $$x$$)'],
  ['INSERT of a query', 'insert into course (id, name) select c.wipe, c.name from course c'],
  [
    'ON CONFLICT',
    'insert into course (id, name) values (1, $$x$$) on conflict (id) do update set name = excluded.wipe::text',
  ],
  ['UPDATE', 'update course set credits = course.wipe where id = 1'],
  ['UPDATE by FROM', 'update course set credits = v.wipe from (values (1)) v(id) where v.id = course.id'],
  ['DELETE', 'delete from course c where c.wipe = 1'],
  ['RETURNING', 'update course set name = name where id = 1 returning course.wipe as id'],
  ['RETURNING of a value', 'update course set name = name where id = 1 returning (id).wipe as id'],
  ['RETURNING of what was', 'update course set name = name where id = 1 returning old.wipe as id'],
];

describe.each([
  ...HOSTILE.map(([what, text]) => ({ what, text, writes: false })),
  ...CHANGES.map(([what, text]) => ({ what, text, writes: true })),
])('$what', ({ text, writes }) => {
  test('is refused by every way in, and calls nothing', async () => {
    const inputs = text.includes(':id)') ? [{ name: 'id', type: 'number' }] : [];
    const definition = courseList({ ...sqlOf(text), inputs, answers: 'result', outputs: [], writes });
    const declared = writes ? definition : { ...definition, outputs: [{ name: 'id', type: 'number' }] };
    const refused = { http: 400, msgState: 2, code: 'DOCUMENT_INVALID' };
    const errors = [{ path: 'definition.sql.text' }];
    const save = await admin.call('manager', '/interface/save.do', { definition: declared });
    expect(save).toMatchObject({ ...refused, errors });
    expect(save.text).toMatch(/SQL_(?:FORBIDDEN|UNKNOWN_COLUMN)/);
    expect(await admin.call('manager', '/interface/test.do', { definition: declared })).toMatchObject(
      refused,
    );
    // Put past that door, it is met by the same one at publication and at each call.
    const put = { module_code: 'teaching', url: 'courses', definition: JSON.stringify(declared) };
    const { db } = started.server;
    const { revision } = await db
      .insertInto('atrium.interface')
      .values({ ...put, updated_by: 'u-admin' })
      .returning('revision')
      .executeTakeFirstOrThrow();
    const at = { moduleCode: 'teaching', interfaceUrl: 'courses', revision };
    expect(await admin.call('manager', '/interface/publish.do', at)).toMatchObject(refused);
    const { version } = await db
      .insertInto('atrium.interface_version')
      .values({ ...put, published_by: 'u-admin' })
      .returning('version')
      .executeTakeFirstOrThrow();
    await db.updateTable('atrium.interface').set({ published_version: version }).execute();
    expect(await callCourses(student, inputs.length > 0 ? { id: 1 } : {})).toMatchObject({
      http: 502,
      msgState: 9,
      code: 'INTERFACE_FAILED',
    });
    expect((await courses.query('select count(*)::int as n from course')).rows).toEqual([{ n: 3 }]);
  });
});

test('all that is allowed by name is of PostgreSQL’s own catalogue', async () => {
  const missing = async (names: ReadonlySet<string>, catalogue: string, column: string): Promise<unknown> => {
    const list = [...names].map((name) => `('${name}')`).join();
    const { rows } = await courses.query(`select name from (values ${list}) as listed(name) where not exists
      (select from pg_catalog.${catalogue} where ${column}name = name
        and ${column}namespace = 'pg_catalog'::regnamespace)`);
    return rows;
  };
  expect(await missing(functions, 'pg_proc', 'pro')).toEqual([]);
  expect(await missing(operators, 'pg_operator', 'opr')).toEqual([]);
  expect(await missing(types, 'pg_type', 'typ')).toEqual([]);
});

test('a column that goes takes its interface with it, whatever is called so then', async () => {
  await courses.query(
    'create table passing (id integer, wipe integer, name text); insert into passing values (1, 2)',
  );
  await courses.query(`create function wipe(passing) returns integer language plpgsql as
    $$ begin delete from course; return 1; end $$`);
  const text = 'update passing p set name = p.wipe::text where p.id = 1 returning p.id, p.name';
  await publish(admin, courseList({ ...sqlOf(text), answers: 'result', writes: true }));
  expect(await callCourses(student)).toMatchObject({
    msgState: 1,
    result: { affected: 1, row: { name: '2' } },
  });
  await courses.query('alter table passing drop column wipe');
  expect(await callCourses(student)).toMatchObject({ http: 502, code: 'INTERFACE_FAILED' });
  expect((await courses.query('select count(*)::int as n from course')).rows).toEqual([{ n: 3 }]);
});

test('quotations are read by the server as they were by the reader', async () => {
  // Where backslashes escape, the first text goes on to the second, and what was in that is none.
  const text = `select 1 as id, '\\' as name, ' || (select wipe(id) from course limit 1)::text || ' as more`;
  await courses.query(`alter role current_user in database ${new URL(courses.url).pathname.slice(1)}
    set standard_conforming_strings = off`);
  await publish(admin, courseList(sqlOf(text)));
  const answer = await callCourses(student);
  expect(answer).toMatchObject({ msgState: 1, total: 1, list: [{ id: 1, name: '\\' }] });
  expect((await courses.query('select count(*)::int as n from course')).rows).toEqual([{ n: 3 }]);
});
