import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../server/db/database.ts';
import { openDatabase } from '../../server/db/pool.ts';
import type { DatabaseHandle } from '../../server/db/pool.ts';
import { tidy } from '../../server/housekeeping.ts';
import { verifyPassword } from '../../server/security/password.ts';
import { seenSigns } from '../../server/session/seenSigns.ts';
import { seed } from '../../server/seed/seed.ts';
import type { FirstAdministrator } from '../../server/seed/seed.ts';
import { settleSetting } from '../../server/db/settings.ts';
import { md5 } from '../support/apiClient.ts';
import { createMigratedDatabase } from '../support/database.ts';
import type { TestDatabase } from '../support/database.ts';

const pepper = Buffer.alloc(32, 7);

let database: TestDatabase;
let handle: DatabaseHandle;
let db: Kysely<Database>;

beforeEach(async () => {
  database = await createMigratedDatabase();
  handle = openDatabase({ connectionString: database.url, max: 5 }, (error) => {
    throw error;
  });
  db = handle.db;
});

afterEach(async () => {
  await handle.close();
  await database.drop();
});

describe('the seed', () => {
  test('without a campus gives one administrator whose password is told once', async () => {
    const told: FirstAdministrator[] = [];
    const onAdministrator = (account: FirstAdministrator): void => void told.push(account);
    expect(await seed(db, pepper, { onAdministrator })).toBe('administrator');
    const user = await db.selectFrom('atrium.user_account').selectAll().executeTakeFirstOrThrow();
    expect(user).toMatchObject({ login_name: told[0]!.loginName, is_demo: false });
    expect(await verifyPassword(user.password_hash, md5(told[0]!.password), pepper)).toBe(true);
    expect(await seed(db, pepper, { onAdministrator })).toBe('present');
    expect(told).toHaveLength(1);
  });

  test('keeps no administrator whose password could not be told', async () => {
    const onAdministrator = (): void => {
      throw new Error('nobody reads');
    };
    await expect(seed(db, pepper, { onAdministrator })).rejects.toThrow('nobody reads');
    expect(await db.selectFrom('atrium.user_account').select('id').execute()).toEqual([]);
  });

  const campus = async (trx: Kysely<Database>): Promise<void> => {
    await trx
      .insertInto('atrium.user_account')
      .values({ id: 'd', login_name: 'demo', password_hash: '', real_name: '演示', is_demo: true })
      .execute();
  };

  test('fills an empty database once, and gives the demo accounts their password', async () => {
    const outcomes = await Promise.all([1, 2, 3].map(() => seed(db, pepper, { campus })));
    expect(outcomes.sort()).toEqual(['campus', 'present', 'present']);
    const [user] = await db.selectFrom('atrium.user_account').selectAll().execute();
    expect(await verifyPassword(user!.password_hash, md5('atrium-demo'), pepper)).toBe(true);
  });

  test('that fails leaves the database empty', async () => {
    const broken = async (trx: Kysely<Database>): Promise<void> => {
      await campus(trx);
      throw new Error('interrupted');
    };
    await expect(seed(db, pepper, { campus: broken })).rejects.toThrow('interrupted');
    expect(await db.selectFrom('atrium.user_account').select('id').execute()).toEqual([]);
  });
});

test('a password fits with its pepper only, and an empty hash never', async () => {
  await seed(db, pepper, { onAdministrator: () => undefined });
  const { password_hash } = await db.selectFrom('atrium.user_account').selectAll().executeTakeFirstOrThrow();
  expect(await verifyPassword(password_hash, md5('x'), pepper)).toBe(false);
  expect(await verifyPassword('', md5('x'), pepper)).toBe(false);
  expect(await verifyPassword(undefined, md5('x'), pepper)).toBe(false);
});

test('a setting that is made once is everybody’s', async () => {
  let made = 0;
  const values = await Promise.all(
    Array.from({ length: 8 }, () => settleSetting(db, 'once', () => ({ made: (made += 1) }))),
  );
  expect(new Set(values.map((value) => JSON.stringify(value))).size).toBe(1);
});

test('of equal signs that come in one statement one is new, and none of them later', async () => {
  const note = seenSigns(db);
  const signs = ['a', 'b', 'a', 'a', 'b'];
  const noted = await Promise.all(signs.map((sign) => note('token', sign)));
  expect(noted).toEqual([true, true, false, false, false]);
  expect(await note('token', 'b')).toBe(false);
  expect(await note('other', 'b')).toBe(true);
});

test('housekeeping removes what is over and nothing else', async () => {
  const sign = (name: string, seconds: number) => ({
    token_hash: Buffer.from(name),
    sign: name,
    seen_at: new Date(Date.now() - seconds * 1000),
  });
  await db
    .insertInto('atrium.seen_sign')
    .values([sign('old', 601), sign('new', 590)])
    .execute();
  await tidy(db);
  expect(await db.selectFrom('atrium.seen_sign').select('sign').execute()).toEqual([{ sign: 'new' }]);
});

test('dates stay text, and whole numbers are numbers', async () => {
  const { rows } = await sql<Record<string, unknown>>`
    select date '2024-02-29' as day, count(*) as n, 12.50::numeric as money,
      9007199254740993::int8 as big, timestamptz '2024-02-29T00:00:00Z' as at`.execute(db);
  expect(rows[0]).toEqual({
    day: '2024-02-29',
    n: 1,
    money: 12.5,
    big: '9007199254740993',
    at: new Date('2024-02-29T00:00:00Z'),
  });
});
