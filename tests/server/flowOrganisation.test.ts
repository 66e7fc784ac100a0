import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Question } from '../../src/documents/flow/people/organisation.ts';
import type { Database } from '../../server/db/database.ts';
import { migrate } from '../../server/db/migrate.ts';
import { openDatabase } from '../../server/db/pool.ts';
import type { DatabaseHandle } from '../../server/db/pool.ts';
import { answerQuestions, MOST_MEMBERS } from '../../server/flow/organisation.ts';
import { createTestDatabase } from '../support/database.ts';
import type { TestDatabase } from '../support/database.ts';

// What flows ask the organisation, as the database answers it.

let database: TestDatabase;
let handle: DatabaseHandle;
let db: Kysely<Database>;
let statements = 0;

const NOW = new Date('2026-12-01T08:00:00.000Z');

beforeAll(async () => {
  database = await createTestDatabase();
  handle = openDatabase({ connectionString: database.url, max: 2 }, (error) => {
    throw error;
  });
  await migrate(handle.db);
  db = handle.db.withPlugin({
    transformQuery: ({ node }) => {
      statements += 1;
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
  await seed(handle.db);
});
afterAll(async () => {
  await handle.close();
  await database.drop();
});

/**
 * `uni` above `law` (headed by `h1`, deputies `d1`, `a`) above `civil` (no head) · `a` and `b` counsellors in `civil`, `b`
 * disabled · `a` is away for `b2`, he for `b3` in flow `leave`, and was for `c` · `boss` administers.
 */
async function seed(trx: Kysely<Database>): Promise<void> {
  await sql`insert into atrium.role (groupid, name, is_admin) values
    ('counsellor', '{}', false), ('all', '{}', false), ('empty', '{}', false), ('boss', '{}', true)`.execute(
    trx,
  );
  await sql`insert into atrium.label (id, name, created_by, updated_by) values ('mentor', '{}', 'x', 'x')`.execute(
    trx,
  );
  await sql`insert into atrium.department (id, parent, name) values
    ('uni', null, 'U'), ('law', 'uni', 'L'), ('civil', 'law', 'C')`.execute(trx);
  await sql`insert into atrium.user_account (id, login_name, password_hash, real_name, department, status) values
    ('a', 'a', '', '赵甲', 'civil', 'active'), ('b', 'b', '', '安乙', 'civil', 'disabled'),
    ('b2', 'b2', '', '钱丙', null, 'active'), ('b3', 'b3', '', '孙丁', null, 'active'),
    ('h1', 'h1', '', '李戊', 'uni', 'active'), ('d1', 'd1', '', '周己', 'law', 'active'),
    ('boss', 'boss', '', '吴庚', null, 'active'), ('gone', 'gone', '', '郑辛', null, 'disabled')`.execute(
    trx,
  );
  await sql`insert into atrium.user_role (user_id, groupid) values
    ('a', 'counsellor'), ('b', 'counsellor'), ('boss', 'boss'), ('gone', 'boss')`.execute(trx);
  await sql`insert into atrium.user_label (user_id, label) values ('d1', 'mentor')`.execute(trx);
  await sql`update atrium.department set head = 'h1' where id = 'law'`.execute(trx);
  await sql`insert into atrium.department_deputy (department, user_id, sort) values
    ('law', 'd1', 1), ('law', 'a', 2)`.execute(trx);
  const away = (from: string, to: string, flows: string[] | null, days: readonly [number, number]) => ({
    ...{ id: `${from}-${to}`, from_user: from, to_user: to, flows, created_by: 'x', updated_by: 'x' },
    starts_at: new Date(NOW.getTime() + days[0] * 86_400_000),
    ends_at: new Date(NOW.getTime() + days[1] * 86_400_000),
  });
  await trx
    .insertInto('atrium.flow_delegation')
    .values([
      away('a', 'b2', null, [0, 1]),
      away('b2', 'b3', ['leave'], [-1, 1]),
      away('h1', 'd1', null, [-2, 0]),
      away('d1', 'h1', null, [1, 2]),
      // In a ring.
      away('boss', 'gone', ['ring'], [-1, 1]),
      away('gone', 'boss', ['ring'], [-1, 1]),
    ])
    .execute();
}

async function ask(questions: readonly Question[], flow = 'leave') {
  const { answered, cut } = await answerQuestions(db, questions, { flow, at: NOW });
  // All that was asked is answered, whatever there is.
  expect(questions.filter((question) => answered[question] === undefined)).toEqual([]);
  return { answered, cut };
}

const a = { value: 'a', label: '赵甲', enabled: true, department: 'civil' };
const b = { value: 'b', label: '安乙', enabled: false, department: 'civil' };

test('members of roles, labels and departments, enabled or not, by name', async () => {
  const { answered, cut } = await ask([
    'members role counsellor',
    'members department civil',
    'members label mentor',
    'members role empty',
    'members role nowhere',
  ]);
  expect(answered).toMatchObject({
    'members role counsellor': [b, a],
    'members department civil': [b, a],
    'members label mentor': [{ value: 'd1' }],
    'members role empty': [],
    'members role nowhere': [],
    // What is asked next.
    'account a': a,
    'standIn a': 'b2',
  });
  expect(cut).toEqual([]);
});

test('departments come with those above them, their heads and deputies', async () => {
  const { answered } = await ask(['department civil', 'department nowhere']);
  expect(answered).toMatchObject({
    'department civil': { id: 'civil', parent: 'law', head: null, deputies: [] },
    'department law': { id: 'law', parent: 'uni', head: 'h1', deputies: ['d1', 'a'] },
    'department uni': { id: 'uni', parent: null, head: null },
    'department nowhere': null,
    'account h1': { label: '李戊', department: 'uni' },
  });
});

test('accounts and administrators; who is not there is nobody', async () => {
  const { answered } = await ask(['account b', 'account nobody', 'administrators']);
  expect(answered).toMatchObject({ 'account b': b, 'account nobody': null, administrators: ['boss'] });
});

test('stand-ins of a flow at a moment, followed with their accounts; a ring ends', async () => {
  expect((await ask(['standIn a', 'standIn h1', 'standIn d1'])).answered).toMatchObject({
    'standIn a': 'b2',
    'standIn b2': 'b3',
    'standIn b3': null,
    'standIn h1': null,
    'standIn d1': null,
    'account b3': { enabled: true },
  });
  expect((await ask(['standIn b2'], 'expense')).answered).toMatchObject({ 'standIn b2': null });
  expect((await ask(['standIn boss'], 'ring')).answered).toMatchObject({
    'standIn boss': 'gone',
    'standIn gone': 'boss',
    'account gone': { enabled: false },
  });
});

test('many questions cost no more statements than few', async () => {
  const kinds: readonly Question[] = [
    'members role counsellor',
    'members label mentor',
    'department law',
    'account a',
    'standIn a',
    'administrators',
  ];
  const count = async (questions: readonly Question[]): Promise<number> => {
    const before = statements;
    await ask(questions);
    return statements - before;
  };
  const few = await count(kinds);
  const many = Array.from({ length: 200 }, (_, index) => index).flatMap((index): readonly Question[] => [
    `members role r${index}`,
    `members department d${index}`,
    `department d${index}`,
    `account p${index}`,
    `standIn p${index}`,
  ]);
  expect([few, await count([...kinds, ...many])]).toEqual([4, 4]);
});

test('of very many members the first are told, and that there are more', async () => {
  await sql`insert into atrium.user_account (id, login_name, password_hash, real_name)
    select 'm' || n, 'm' || n, '', '员' || lpad(n::text, 5, '0') from generate_series(1, ${MOST_MEMBERS + 1}) as n`.execute(
    handle.db,
  );
  await sql`insert into atrium.user_role (user_id, groupid)
    select id, 'all' from atrium.user_account where id like 'm%'`.execute(handle.db);
  const { answered, cut } = await ask(['members role all', 'members role counsellor']);
  expect(answered['members role all']).toHaveLength(MOST_MEMBERS);
  expect(answered['members role counsellor']).toHaveLength(2);
  expect(cut).toEqual(['members role all']);
});
