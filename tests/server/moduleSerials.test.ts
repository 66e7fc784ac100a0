import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FormDocument } from '../../src/schemas/documents/index.ts';
import type { ModuleRecord } from '../../src/schemas/wire/record.ts';
import type { ApiClient } from '../support/apiClient.ts';
import { startFormServer } from '../support/formServer.ts';
import type { TestServer } from '../support/server.ts';

const form: FormDocument = {
  kind: 'form',
  schemaVersion: 1,
  id: 'repair',
  name: '报修单',
  fields: [
    {
      type: 'serial-number',
      id: 'number',
      name: 'number',
      title: '编号',
      props: { pattern: 'BX{YYYY}-{000}' },
    },
    { type: 'input', id: 'subject', name: 'subject', title: '内容', required: true },
  ],
  storage: { number: { unique: true } },
  grants: [{ roles: ['administrator'], actions: ['list', 'detail', 'add', 'update'], read: '*', write: '*' }],
};

let server: TestServer;
let admin: ApiClient;

beforeAll(async () => {
  server = await startFormServer(form);
  admin = await server.login('admin');
});

afterAll(() => server.close());

const call = (action: string, param: object) =>
  admin.call('interface', `/rest/http/repair/${action}.htm`, param);
const add = async (subject: string): Promise<ModuleRecord> =>
  (await call('add', { data: { subject } })).result as ModuleRecord;
/** The count in a number such as `BX2026-007`. */
const countOf = (record: ModuleRecord): number => Number(String(record.number).split('-')[1]);

describe('serial numbers', () => {
  test('are given one after another, by the pattern', async () => {
    const [first, second] = [await add('a'), await add('b')];
    expect(first.number).toMatch(/^BX\d{4}-\d{3}$/);
    expect(countOf(second)).toBe(countOf(first) + 1);
  });

  test('are each given once to people who add at the same time', async () => {
    const added = await Promise.all(Array.from({ length: 8 }, (_, index) => add(`at once ${index}`)));
    const counts = added.map(countOf).sort((a, b) => a - b);
    expect(new Set(counts).size).toBe(8);
    expect((counts[7] ?? 0) - (counts[0] ?? 0)).toBe(7);
  });

  test('are not used up by a record that is refused', async () => {
    const before = countOf(await add('before'));
    expect(await call('add', { data: {} })).toMatchObject({ code: 'INPUT_INVALID' });
    expect(countOf(await add('after'))).toBe(before + 1);
  });

  test('are nobody’s to choose or to change', async () => {
    const refused = { code: 'INPUT_INVALID', errors: [{ path: 'data.number', code: 'READ_ONLY_FIELD' }] };
    expect(await call('add', { data: { subject: 'own', number: 'BX1-001' } })).toMatchObject(refused);
    const { id, revision, number } = await add('kept');
    const change = (data: object) => call('update', { id, revision, data });
    expect(await change({ number: 'BX1-001' })).toMatchObject(refused);
    expect(await change({ number: null })).toMatchObject(refused);
    expect(await change({ number, subject: 'changed' })).toMatchObject({
      result: { number, subject: 'changed' },
    });
  });
});
