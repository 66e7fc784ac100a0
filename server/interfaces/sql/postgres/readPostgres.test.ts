import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keyOf } from '../../../sources/tableColumns.ts';
import type { SqlProblem, SqlStatement } from '../../definition/statement.ts';
import { readPostgres } from './readPostgres.ts';

/** What a database of courses knows. */
const KNOWN = new Map(
  Object.entries({
    course: ['id', 'name', 'teacher', 'credits', 'starts', 'data', 'tags', 'parent'],
    pupil: ['id', 'name', 'course', 'score', 'born'],
    teacher: ['id', 'name', 'dept'],
  }).flatMap(([name, columns]) =>
    [undefined, 'public'].map((schema) => [keyOf({ schema, name }), new Set(columns)] as const),
  ),
);

/** Reads a statement as far as a database that knows these tables lets it be run. */
function read(text: string): SqlStatement | SqlProblem {
  const statement = readPostgres(text);
  if ('code' in statement) return statement;
  const unknown = statement.needed?.findUnknown(KNOWN);
  return unknown === undefined ? statement : { code: 'SQL_UNKNOWN_COLUMN', n: unknown.name };
}

describe('what people write passes', () => {
  test.each([
    'select * from course',
    'select course.* from public.course',
    'select public.course.id from public.course',
    'select c.id, c.name as "课程" from course as c where c.teacher = :me order by c.name desc nulls last limit 10 offset 5',
    'select distinct on (c.teacher) c.teacher, c.name from course c order by c.teacher, c.starts',
    'select c.name, p.name from course c join pupil p on p.course = c.id',
    'select c.name, t.dept from course c left join teacher t on c.teacher = t.name and t.dept in (:depts)',
    'select id, a.name, b.name from course a join course b using (id)',
    'select j.id from course a full join pupil b using (id, name) as j',
    'select j.score from (course c join pupil p on p.course = c.id) as j',
    'select c.name from course c natural join pupil p where p.score > 60',
    'select c.name, x.n from course c cross join lateral (select count(*) as n from pupil p where p.course = c.id) x',
    'select c.name, x.count from course c, lateral (select count(*) from pupil p where p.course = c.id) x',
    'select name from course c where exists (select 1 from pupil p where p.course = c.id and p.score < 60)',
    'select name from course where id in (select p.course from pupil p where p.name like :who)',
    'select name from course c where (c.id, c.name) in (select p.course, p.name from pupil p)',
    'select name from course where credits > all (select score from pupil) or credits = any (:list)',
    'select c.name, (select max(p.score) from pupil p where p.course = c.id) as best from course c',
    'select array(select p.name from pupil p order by p.score) as names',
    'with best as (select p.course, max(p.score) as score from pupil p group by p.course) select c.name, best.score from course c join best on best.course = c.id',
    'with a as (select * from course), b as materialized (select a.* from a) select b.name, b.id from b',
    'with course as (select * from course where credits > 1) select course.name from course',
    'with q(a, b) as (select id, name from course) select q.a, q.b from q',
    'with recursive tree as (select c.id, c.parent, 1 as depth from course c union all select c.id, c.parent, tree.depth + 1 from course c join tree on c.parent = tree.id) select tree.id, tree.depth from tree',
    'select s.name from (select name from course union all select name from pupil) s order by s.name',
    'select s.n from (select c.name as n from course c except select p.name from pupil p intersect select t.name from teacher t) s',
    "select v.id, v.label from (values (1, 'a'), (2, 'b')) as v(id, label)",
    'select v.column1 from (values (1), (2)) v',
    'select c.teacher, count(*), sum(c.credits) filter (where c.credits > 2) from course c group by c.teacher having count(*) > 1',
    'select c.teacher, grouping(c.teacher), count(*) from course c group by grouping sets ((c.teacher), rollup (c.starts))',
    'select p.name, rank() over (partition by p.course order by p.score desc) as place from pupil p',
    'select p.name, avg(p.score) over w as mean from pupil p window w as (partition by p.course order by p.id rows between 2 preceding and current row)',
    "select string_agg(distinct p.name, ', ' order by p.name) from pupil p",
    'select percentile_cont(0.5) within group (order by p.score) from pupil p',
    "select c.data -> 'a' ->> 'b' as x, c.data #>> '{a,b}' as y, c.data @> :part::jsonb as z from course c",
    "select c.data['a'] as a, c.tags[1] as first, c.tags[1:2] as two from course c",
    'select e.key, e.value from course c, jsonb_each(c.data) e',
    'select c.id, e.value, e.ordinality from course c, jsonb_array_elements(c.data) with ordinality e',
    'select u.tag, u.at from course c, unnest(c.tags) with ordinality as u(tag, at)',
    "select d.day::date from generate_series(:from::date, :to::date, '1 day') as d(day)",
    'select n.n from generate_series(1, 10) n',
    "select json_build_object('id', c.id, 'pupils', (select json_agg(row_to_json(p)) from pupil p where p.course = c.id)) from course c",
    "select case c.credits when 1 then 'one' else coalesce(c.name, '-') end, nullif(c.name, ''), greatest(c.id, 1) from course c",
    "select c.starts at time zone 'Asia/Shanghai', extract(year from c.starts), c.starts + interval '1 day', date '2026-02-23' from course c",
    "select name from course where name like 'a%' escape '!' or name ilike :x or name similar to 'a|b' or name ~* 'x' or name not in (:names)",
    'select name from course where credits between 1 and :most and starts is not null and teacher is distinct from :who',
    'select name collate "C" from course order by name collate "zh-x-icu"',
    'select cast(c.credits as numeric(10, 2)), c.id::text, :list::int4[] from course c',
    "select substring(c.name from 1 for 2), trim(both ' ' from c.name), position('a' in c.name), c.name || '!' from course c",
    'select current_date, now(), localtimestamp(0)',
    'select c.name from course c order by c.credits fetch first 3 rows with ties',
    'values (1, 2), (3, 4)',
  ])('%s', (text) => {
    expect(read(text)).toMatchObject({ writes: false, returns: true });
  });

  test.each([
    'insert into course (id, name) values (:id, :name), (:id + 1, default) returning id, name',
    'insert into course as c (id, name) select p.id, p.name from pupil p where p.score > 60 returning c.id',
    'insert into course (id, name) values (:id, :name) on conflict (id) do update set name = excluded.name where course.name <> excluded.name',
    'insert into course (id) values (1) on conflict on constraint course_pkey do nothing',
    'with p as (select name from pupil where id = :id) insert into course (name) select p.name from p',
    'update course set name = :name, (credits, starts) = (select p.score, p.born from pupil p where p.id = 1) where course.id = :id returning course.*',
    'update course c set name = t.name from teacher t where t.name = c.teacher returning c.id, t.dept, old.name, new.name',
    "update course set tags[1] = 'x', credits = default where id = :id",
    'delete from course c using pupil p where p.course = c.id and p.score is null returning c.id',
    'delete from course where id in (:ids)',
  ])('%s', (text) => {
    expect(read(text)).toMatchObject({ writes: true });
  });
});

test('a name that is cut may be another one in the database', () => {
  expect(read(`select q.${'课'.repeat(20)} from (select 1 as ${'课'.repeat(20)}) q`)).not.toHaveProperty(
    'code',
  );
  expect(read(`select q.${'课'.repeat(21)} from (select 1 as ${'课'.repeat(21)}) q`)).toHaveProperty('code');
});

test.each([
  ['queries within queries', `${'select * from ('.repeat(400)}select 1${') q'.repeat(400)}`],
  ['a chain of operators', `select 1${' + 1'.repeat(4_000)}`],
  ['a chain of unions', `select 1${' union select 1'.repeat(1_200)}`],
])('%s has an end', (_what, text) => {
  expect(read(text)).toEqual({ code: 'SQL_TOO_COMPLEX' });
});

// A statement is put together of pieces that are allowed, each within others, with one place left for a further value.
const column = fc.constantFrom('c.id', 'c.credits', 'id', ':n', '1', "length('x')", 'count(*)');
const around = fc.constantFrom<(value: string) => string>(
  (value) => `abs(${value})`,
  (value) => `(${value} + 1)`,
  (value) => `coalesce(${value}, 0)`,
  (value) => `case when ${value} > 1 then 1 else 2 end`,
  (value) => `(select max(${value}) from pupil p)`,
  (value) => `(array[${value}])[1]`,
  (value) => `cast(${value} as numeric)`,
  (value) => `sum(${value}) over (partition by c.id order by c.name)`,
  (value) => `(select q.x from (select ${value} as x) q)`,
  (value) => `(with w as (select ${value} as x) select w.x from w)`,
  (value) => `(select 1 where (${value}, 1) = (select 1, 2))`,
  (value) => `(select x.v from generate_series(1, ${value}) x(v))`,
);
const statement = fc.constantFrom<(value: string) => string>(
  (value) => `select ${value} as x from course c`,
  (value) => `select c.id from course c where ${value} = 1`,
  (value) => `select c.id from course c group by c.id having ${value} > 1 order by ${value} limit 1`,
  (value) => `select c.id from course c join pupil b on ${value} = b.id`,
  (value) => `update course c set credits = ${value} where c.id = 1 returning ${value}`,
);
const wrapped = fc.tuple(statement, fc.array(around, { maxLength: 6 })).map(
  ([whole, layers]) =>
    (value: string) =>
      whole(layers.reduce((inner, layer) => layer(inner), value)),
);
const forbidden = fc.constantFrom(
  '(2).pg_sleep',
  '(c).wipe',
  'c.pg_sleep',
  'course.wipe',
  'public.course.wipe',
  'zz.id',
  'a.b.c.d',
  'pg_sleep(1)',
  'public.lower(c.name)',
  "'x'::regclass",
  '1 operator(public.+) 1',
  '1 operator(public.=) any (select 1)',
  'current_user',
  '(select oid from pg_class)',
  '(select 1 from pupil for update)',
  '(select 1 order by 1 using <)',
);

test('what is allowed is so in any composition, and nothing else is in any of them', () => {
  fc.assert(
    fc.property(wrapped, column, forbidden, (whole, allowed, hostile) => {
      expect(read(whole(allowed))).not.toHaveProperty('code');
      expect(read(whole(hostile))).toHaveProperty('code');
    }),
    { numRuns: 300 },
  );
});
