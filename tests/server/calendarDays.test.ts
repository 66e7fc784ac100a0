import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { laterBy } from '../../src/documents/flow/workCalendar.ts';
import { coversYear } from '../../server/organisation/WorkCalendar.ts';
import type { ApiAnswer, ApiClient } from '../support/apiClient.ts';
import { callOffice, startBackOffice } from '../support/backOffice.ts';
import type { Entry } from '../support/backOffice.ts';
import type { TestServer } from '../support/server.ts';
import { storeSheet } from '../support/sheets.ts';

// The working calendar: days as records of the back office, and what flows are told of them.

let server: TestServer;
let admin: ApiClient;

beforeAll(async () => {
  server = await startBackOffice();
  admin = await server.login('admin');
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.deleteFrom('atrium.calendar_day').execute();
});

const call = (action: string, param: object, client = admin): Promise<ApiAnswer> =>
  callOffice(client, 'calendar-day', action, param);
const add = (date: string, kind: string, name?: string): Promise<ApiAnswer> =>
  call('add', { data: { date, kind, ...(name !== undefined && { name }) } });
const said = async (date: string) => (await server.platform.calendar.days())(date);

test('a day is added, changed and removed, and every answer follows', async () => {
  const { result } = await add('2026-10-01', 'rest', '国庆节');
  expect(result).toMatchObject({ date: '2026-10-01', kind: 'rest', name: '国庆节', revision: 1 });
  expect(await said('2026-10-01')).toBe('rest');
  expect(await said('2026-10-02')).toBeUndefined();
  const { id } = result as Entry;
  expect(await call('update', { id, revision: 1, data: { kind: 'work' } })).toMatchObject({
    result: { kind: 'work', revision: 2 },
  });
  expect(await said('2026-10-01')).toBe('work');
  expect(await call('remove', { ids: [id] })).toMatchObject({ list: [{ msgState: 1 }] });
  expect(await said('2026-10-01')).toBeUndefined();
});

test('days are counted by it; what a transaction wrote counts for it alone', async () => {
  await add('2026-10-01', 'rest');
  await add('2026-10-03', 'work');
  const { calendar } = server.platform;
  const twoDays = { amount: 2, unit: 'workday' as const };
  const later = async (db = server.db) =>
    laterBy('2026-09-30T02:00:00.000Z', twoDays, 'Asia/Shanghai', await calendar.days(db));
  expect(await later()).toBe('2026-10-03T02:00:00.000Z');
  await server.db.transaction().execute(async (trx) => {
    await trx.deleteFrom('atrium.calendar_day').execute();
    expect(await later(trx)).toBe('2026-10-02T02:00:00.000Z');
    expect(await later()).toBe('2026-10-03T02:00:00.000Z');
  });
  expect(await later()).toBe('2026-10-02T02:00:00.000Z');
});

test.each([
  [{ date: '2026-10-01', kind: 'rest' }, 'data.date', 'NOT_UNIQUE'],
  [{ kind: 'rest' }, 'data.date', 'REQUIRED'],
  [{ date: '2026-02-30', kind: 'rest' }, 'data.date', 'FORMAT_INVALID'],
  [{ date: '2026-10-02', kind: 'half' }, 'data.kind', 'UNKNOWN_OPTION'],
])('%o is refused at its field', async (data, path, code) => {
  await add('2026-10-01', 'rest');
  expect(await call('add', { data })).toMatchObject({ msgState: 2, errors: [{ path, code }] });
});

test.each([false, true])('a year is imported, and again where it was corrected (xlsx: %s)', async (xlsx) => {
  await add('2026-10-10', 'rest');
  const rows = [
    ['2026-10-01', '休息', '国庆节'],
    ['2026/10/10', '上班', '国庆节调休'],
  ];
  const fileId = await storeSheet(server, { header: ['日期', '类型', '名称'], rows, xlsx });
  expect((await call('importRows', { fileId })).result).toMatchObject({ added: 1, updated: 1, errors: [] });
  expect(await said('2026-10-10')).toBe('work');
});

test('a year counts as covered by any row of its twelve months', async () => {
  await add('2027-10-01', 'rest');
  const covered = (from: string) => coversYear(server.db, from);
  expect(await Promise.all(['2026-10-01', '2026-10-02', '2027-10-01', '2027-10-02'].map(covered))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('nobody but administrators sees or writes it', async () => {
  const teacher = await server.login('teacher');
  for (const action of ['list', 'add', 'remove', 'importRows'])
    expect(await call(action, {}, teacher)).toMatchObject({ code: 'FORBIDDEN' });
});
