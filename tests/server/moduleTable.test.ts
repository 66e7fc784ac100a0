import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { syncModuleTable } from '../../server/records/table.ts';
import type { FormDocument } from '../../src/schemas/documents/index.ts';
import type { FieldNode } from '../../src/schemas/node.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

const field = (type: string, name: string): FieldNode => ({ type, id: name, name });

const form = (id: string, fields: FieldNode[], storage: FormDocument['storage'] = {}): FormDocument => ({
  kind: 'form',
  schemaVersion: 1,
  id,
  name: id,
  fields,
  storage,
  grants: [],
});

async function columns(table: string): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string; type: string }>`
    select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
    where attrelid = ${`data.${table}`}::regclass and attnum > 0 and not attisdropped order by attnum`.execute(
    server.db,
  );
  return Object.fromEntries(rows.map(({ name, type }) => [name, type]));
}

const indexes = async (table: string): Promise<string[]> => {
  const { rows } = await sql<{ text: string }>`
    select indexdef as text from pg_indexes where schemaname = 'data' and tablename = ${table}`.execute(
    server.db,
  );
  return rows.map(({ text }) => text.replace(/^.* USING btree /, '')).sort();
};

const insert = (table: string, values: Record<string, unknown>) =>
  sql`insert into ${sql.id('data', table)} (id, created_by, updated_by, ${sql.join(
    Object.keys(values).map((name) => sql.id(name)),
  )}) values (gen_random_uuid()::text, 'x', 'x', ${sql.join(Object.values(values))})`.execute(server.db);

describe('the table of a form', () => {
  test('has a typed column for each field, quoted as it is spelled', async () => {
    await syncModuleTable(
      server.db,
      form('every-type', [
        field('input', 'Order'),
        field('number', 'select'),
        field('switch', 'yes'),
        field('date', 'day'),
        field('date-time', 'at'),
        field('multi-select', 'many'),
        field('person', 'who'),
      ]),
    );
    expect(await columns('every-type')).toEqual({
      id: 'text',
      revision: 'integer',
      created_by: 'text',
      created_at: 'timestamp(3) with time zone',
      updated_by: 'text',
      updated_at: 'timestamp(3) with time zone',
      Order: 'text',
      select: 'numeric',
      yes: 'boolean',
      day: 'date',
      at: 'timestamp(3) with time zone',
      many: 'jsonb',
      who: 'jsonb',
    });
  });

  test('takes numbers of 15 digits and 6 decimals, whoever writes them', async () => {
    await syncModuleTable(server.db, form('numbers', [field('number', 'n')]));
    for (const n of ['999999999999999', '-123456789.123456', '0.1', '0', '1.500000000']) {
      await insert('numbers', { n: sql`${n}::numeric` });
    }
    for (const n of ['1000000000000000', '0.1234567', '1234567890.123456', 'NaN', 'Infinity', '-Infinity']) {
      await expect(insert('numbers', { n: sql`${n}::numeric` }), n).rejects.toThrow(/check constraint/);
    }
  });

  test('grows by new fields, drops what is gone where nobody loses by it, and is left alone otherwise', async () => {
    await syncModuleTable(server.db, form('grows', [field('input', 'a')]));
    const without = form('grows', [field('input', 'b'), field('unheard-of', 'c')]);
    await insert('grows', { a: 'kept' });
    await expect(syncModuleTable(server.db, without)).rejects.toMatchObject({ code: 'PLAN_NOT_ACCEPTED' });
    await sql`update data.grows set a = null`.execute(server.db);
    await syncModuleTable(server.db, without);
    await syncModuleTable(server.db, form('grows', [field('input', 'b')]));
    expect(Object.keys(await columns('grows')).slice(6)).toEqual([expect.stringMatching(/^retired_/), 'b']);
  });

  test('leaves the column of a field alone whose widget is not there', async () => {
    await syncModuleTable(server.db, form('foreign', [field('input', 'a')]));
    await insert('foreign', { a: 'kept' });
    await syncModuleTable(server.db, form('foreign', [field('input', 'b'), field('unheard-of', 'a')]));
    await syncModuleTable(server.db, form('foreign', [field('input', 'b'), field('input', 'a')]));
    const { rows } = await sql`select a, b from data."foreign"`.execute(server.db);
    expect(rows).toEqual([{ a: 'kept', b: null }]);
  });

  test.each([
    'created_by',
    'revision',
    'id',
    'xmin',
    'ctid',
    'platform_userId',
    'actionMights',
    'constructor',
    'not',
  ])('refuses a field called %s', async (code) => {
    await expect(syncModuleTable(server.db, form('taken', [field('input', code)]))).rejects.toMatchObject({
      errors: [{ path: 'schema.fields.0', code: 'RESERVED_CODE' }],
    });
  });

  test('is made once where several make it at once', async () => {
    const document = form('at-once', [field('input', 'a')], { a: { unique: true } });
    await Promise.all(Array.from({ length: 8 }, () => syncModuleTable(server.db, document)));
    expect(await indexes('at-once')).toHaveLength(4);
  });

  test('has a name of its own, however long the id', async () => {
    const [one, other] = ['a', 'b'].map((end) =>
      form(`${'long'.repeat(15)}xyz${end}`, [field('input', 'a')]),
    );
    const shapes = [await syncModuleTable(server.db, one!), await syncModuleTable(server.db, other!)];
    expect(new Set(shapes.map(({ table }) => table)).size).toBe(2);
    for (const { table } of shapes) expect(await columns(table)).toHaveProperty('a');
  });
});

describe('indexes', () => {
  test('follow the form', async () => {
    const fields = [field('input', 'a'), field('number', 'n'), field('multi-select', 'many')];
    const storage = { a: { index: true }, n: { unique: true, index: true }, many: { index: true } };
    await syncModuleTable(server.db, form('indexed', fields, storage));
    expect(await indexes('indexed')).toEqual([
      '(a COLLATE "zh-x-icu" NULLS FIRST, id)',
      '(a)',
      '(created_at, id)',
      '(id)',
      '(n NULLS FIRST, id)',
      '(n)',
    ]);
    await syncModuleTable(server.db, form('indexed', fields, { a: { unique: true } }));
    expect(await indexes('indexed')).toEqual([
      '(a COLLATE "zh-x-icu" NULLS FIRST, id)',
      '(a)',
      '(created_at, id)',
      '(id)',
    ]);
    await insert('indexed', { a: 'x' });
    await expect(insert('indexed', { a: 'x' })).rejects.toMatchObject({ code: '23505' });
  });

  test('cannot make unique what is not', async () => {
    await syncModuleTable(server.db, form('doubled', [field('input', 'a')]));
    await insert('doubled', { a: 'x' });
    await insert('doubled', { a: 'x' });
    const unique = form('doubled', [field('input', 'a')], { a: { unique: true } });
    await expect(syncModuleTable(server.db, unique)).rejects.toMatchObject({
      code: 'DOCUMENT_INVALID',
      errors: [{ path: 'schema.fields.0', code: 'NOT_UNIQUE' }],
    });
    const list = form('doubled-list', [field('multi-select', 'a')], { a: { unique: true } });
    await expect(syncModuleTable(server.db, list)).rejects.toMatchObject({
      errors: [{ code: 'UNIQUE_UNFIT' }],
    });
  });

  test('over texts that are too long are refused at their fields, all of them, and nothing is changed', async () => {
    const fields = [field('input', 'a'), field('textarea', 'b'), field('input', 'c')];
    await syncModuleTable(server.db, form('long', fields));
    await insert('long', { a: '长'.repeat(501), b: '文'.repeat(3_000), c: '短'.repeat(500) });
    const at = (index: number) => ({ path: `schema.fields.${String(index)}`, code: 'VALUES_TOO_LONG' });
    for (const storage of [{ index: true }, { unique: true }]) {
      const all = form('long', [...fields, field('input', 'd')], { a: storage, b: storage, c: storage });
      await expect(syncModuleTable(server.db, all)).rejects.toMatchObject({
        code: 'DOCUMENT_INVALID',
        errors: [at(0), at(1)],
      });
    }
    expect(await indexes('long')).toHaveLength(2);
    expect(await columns('long')).not.toHaveProperty('d');
  });

  test('columns beyond what a table takes are a finding at the first of them', async () => {
    const version = (count: number) =>
      form(
        'wide',
        Array.from({ length: 400 }, (_, at) => field('input', `f${String(count)}_${String(at)}`)),
      );
    for (const count of [1, 2, 3]) await syncModuleTable(server.db, version(count));
    await expect(syncModuleTable(server.db, version(4))).rejects.toMatchObject({
      code: 'DOCUMENT_INVALID',
      errors: [{ path: 'schema.fields.0', code: 'TOO_MANY_COLUMNS' }],
    });
  });
});
