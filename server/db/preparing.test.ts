import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../tests/support/database.ts';
import type { TestDatabase } from '../../tests/support/database.ts';
import { openDatabase } from './pool.ts';
import type { DatabaseHandle } from './pool.ts';
import { RepeatedStatements } from './preparing.ts';

const often = (statements: RepeatedStatements, text: string) =>
  Array.from({ length: 6 }, () => statements.nameOf(text)).at(-1);

describe('a statement', () => {
  test('is prepared from its fifth time on', () => {
    const statements = new RepeatedStatements();
    const names = Array.from({ length: 7 }, () => statements.nameOf('select 1'));
    expect(names).toEqual([undefined, undefined, undefined, undefined, 'atrium_0', 'atrium_0', 'atrium_0']);
    expect(often(statements, 'select 2')).toBe('atrium_1');
  });

  test.each([
    'begin',
    'select * from a',
    'select a.* from a',
    'select 1, * from a',
    'insert into a values (1) returning *',
    `select ${'1, '.repeat(4_000)} 2`,
  ])('%s is not', (text) => {
    expect(often(new RepeatedStatements(), text)).toBeUndefined();
  });

  test.each([
    'select count(*) from a',
    '\n  select a, b * 2 from c',
    'SELECT 1',
    ' with recursive b as (select 1) select 2',
  ])('%s is', (text) => {
    expect(often(new RepeatedStatements(), text)).toBe('atrium_0');
  });

  test.each([
    'insert into a values (1)',
    'update a set b = 1',
    'delete from a where b = 1',
    'with c as (insert into a values (1)) select 1',
  ])('%s is, where it comes over some seconds', (text) => {
    const statements = new RepeatedStatements();
    for (let i = 0; i < 1_000; i += 1) expect(statements.nameOf(text, i % 999)).toBeUndefined();
    const later = [1, 2, 3, 4, 5].map((second) => statements.nameOf(text, second * 1_000));
    expect(later).toEqual([undefined, undefined, undefined, 'atrium_w0', 'atrium_w0']);
  });

  test('is not, once there are enough; what nobody repeats is forgotten', () => {
    const statements = new RepeatedStatements();
    for (let i = 0; i < 100; i += 1) often(statements, `select ${String(i)}`);
    expect(often(statements, 'select 100')).toBeUndefined();
    expect(statements.nameOf('select 0')).toBe('atrium_0');
    const busy = new RepeatedStatements();
    for (let i = 0; i < 4; i += 1) busy.nameOf('select 1');
    for (let i = 0; i < 1_000; i += 1) busy.nameOf(`select 1, ${String(i)}`);
    expect(busy.nameOf('select 1')).toBeUndefined();
  });
});

describe('on a database', () => {
  let database: TestDatabase;
  let handle: DatabaseHandle;

  beforeAll(async () => {
    database = await createTestDatabase();
    handle = openDatabase({ connectionString: database.url, max: 1 }, (error) => {
      throw error;
    });
  });

  afterAll(async () => {
    await handle.close();
    await database.drop();
  });

  test('a repeated statement is prepared, answers the same, and outlives new columns', async () => {
    const { db } = handle;
    await sql`create table a (id integer)`.execute(db);
    await sql`insert into a values (1), (2)`.execute(db);
    const read = (id: number) => sql`select id from a where id = ${id}`.execute(db);
    for (let i = 0; i < 12; i += 1)
      expect((await read(i)).rows).toEqual(i === 1 || i === 2 ? [{ id: i }] : []);
    const { rows } = await sql<{ statement: string }>`
      select statement from pg_prepared_statements where statement like 'select id from a%'`.execute(db);
    expect(rows).toEqual([{ statement: 'select id from a where id = $1' }]);
    await sql`alter table a add column name text`.execute(db);
    expect((await read(2)).rows).toEqual([{ id: 2 }]);
  });
  test('a connection that the database has ended is lent to nobody, however soon', async () => {
    const cut = openDatabase({ connectionString: database.url, max: 1 }, () => undefined);
    for (let turn = 0; turn < 20; turn += 1) {
      const ended = sql`select pg_terminate_backend(pg_backend_pid())`.execute(cut.db);
      await expect(ended).rejects.toMatchObject({ severity: 'FATAL' });
      expect((await sql<{ n: number }>`select ${turn}::int as n`.execute(cut.db)).rows).toEqual([
        { n: turn },
      ]);
    }
    await cut.close();
  });
});
