import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMigratedDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { type DatabaseHandle, openDatabase } from '../../db/pool.ts';
import { seedCampus } from './index.ts';

let test: TestDatabase;
let database: DatabaseHandle;

beforeAll(async () => {
  test = await createMigratedDatabase();
  database = openDatabase({ connectionString: test.url }, (error) => {
    throw error;
  });
  await database.db.transaction().execute((trx) => seedCampus(trx));
});

afterAll(async () => {
  await database.close();
  await test.drop();
});

async function count(table: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(
    database.db,
  );
  return rows[0]?.n ?? 0;
}

describe('the seeded campus', () => {
  it.each([
    ['data.student', 4900, 5100],
    ['data.staff', 300, 300],
    ['data.leave', 1500, 1500],
    ['data.class', 200, 240],
    ['data.course', 200, 400],
    ['data.dormitory', 1296, 1296],
    ['data.unit', 60, 70],
  ])('holds records in %s', async (table, least, most) => {
    const rows = await count(table);
    expect(rows).toBeGreaterThanOrEqual(least);
    expect(rows).toBeLessThanOrEqual(most);
  });

  it('publishes every document', async () => {
    const unpublished = await database.db
      .selectFrom('atrium.resource')
      .select(['kind', 'id'])
      .where('published_version', 'is', null)
      .execute();
    expect(unpublished).toEqual([]);
    const systems = await database.db
      .selectFrom('atrium.resource')
      .select('id')
      .where('kind', '=', 'system')
      .orderBy('id')
      .execute();
    expect(systems.map(({ id }) => id)).toEqual(['campus-services', 'student-affairs']);
  });

  it('opens accounts without a password, each with its role', async () => {
    const accounts = await database.db
      .selectFrom('atrium.user_account as u')
      .innerJoin('atrium.user_role as r', 'r.user_id', 'u.id')
      .select(['u.login_name', 'r.groupid', 'u.is_demo', 'u.password_hash'])
      .where('u.is_demo', '=', true)
      .orderBy('u.login_name')
      .execute();
    const demo = { is_demo: true, password_hash: '' };
    expect(accounts).toEqual([
      { login_name: 'admin', groupid: 'administrator', ...demo },
      { login_name: 'dean', groupid: 'head', ...demo },
      { login_name: 'designer', groupid: 'configurer', ...demo },
      { login_name: 'finance', groupid: 'finance', ...demo },
      { login_name: 'keeper', groupid: 'keeper', ...demo },
      { login_name: 'student', groupid: 'student', ...demo },
      { login_name: 'teacher', groupid: 'counsellor', ...demo },
    ]);
  });

  it('names a head and deputies of every department, among them one of another, and the days of two years', async () => {
    const { rows } = await sql<{ headless: number; elsewhere: string[]; deputies: number }>`
      select count(*) filter (where d.head is null) as headless,
        array_agg(d.id) filter (where h.department <> d.id) as elsewhere,
        (select count(distinct department) from atrium.department_deputy) as deputies
      from atrium.department d left join atrium.user_account h on h.id = d.head`.execute(database.db);
    expect(rows).toEqual([{ headless: 0, elsewhere: ['university'], deputies: 18 }]);
    const days = await sql<{ kind: string; n: number }>`select kind, count(*) as n from atrium.calendar_day
      where date between '2026-01-01' and '2026-12-31' group by kind order by kind`.execute(database.db);
    expect(days.rows).toEqual([
      { kind: 'rest', n: 33 },
      { kind: 'work', n: 6 },
    ]);
  });

  it('stores values as their columns have them', async () => {
    const { rows } = await sql<Record<string, unknown>>`
      select s.*, jsonb_typeof(honours) as honours_type from data.student s
      where honours is not null order by id limit 1`.execute(database.db);
    expect(rows[0]).toMatchObject({
      revision: 1,
      created_by: 'system',
      honours_type: 'array',
      isInternational: false,
    });
    expect(rows[0]?.enrolledOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(rows[0]?.gpa).toBeTypeOf('number');
  });

  it('gives the teacher one college, and the student one record', async () => {
    const { rows } = await sql<{ login_name: string; students: number; colleges: number }>`
      select u.login_name, count(*) as students, count(distinct s.college) as colleges
      from atrium.user_account u join data.student s on s."counsellorId" = u.id or s."studentNo" = u.id
      where u.is_demo group by u.login_name order by u.login_name`.execute(database.db);
    expect(rows).toEqual([
      { login_name: 'student', students: 1, colleges: 1 },
      { login_name: 'teacher', students: expect.any(Number) as number, colleges: 1 },
    ]);
    expect(rows[1]?.students).toBeGreaterThan(100);
  });

  it('keeps the labels of dictionaries in both languages', async () => {
    const items = await database.db
      .selectFrom('atrium.dictionary_item')
      .select(['value', 'label_zh', 'label_en', 'color'])
      .where('dictionary', '=', 'student-status')
      .orderBy('sort')
      .execute();
    expect(items[0]).toEqual({ value: 'enrolled', label_zh: '在读', label_en: 'Enrolled', color: 'success' });
  });
});
