import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storeFile } from '../../server/files/service.ts';
import { moduleCalls } from '../../src/schemas/documents/form.ts';
import type { ImportOutcome } from '../../src/schemas/wire/importRows.ts';
import type { ApiClient } from '../support/apiClient.ts';
import { publishForm, seedPupils } from '../support/pupils.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';

// What is exported and imported again changes nothing, and what workbooks hold becomes the value that their cells mean.

let server: TestServer;
let admin: ApiClient;

const label = (text: string) => ({ zhCN: text, enUS: text });
const field = (type: string, name: string, more = {}) => ({ type, id: name, name, title: name, ...more });
const separated = [
  { value: 'a', label: label('教务处') },
  { value: 'b', label: label('学工处') },
  { value: 'c', label: label('教务处、学工处') },
  { value: 'd', label: label('周一, 周三') },
];
/** Labels that are hard to tell apart: alike, another's value, of blanks and quotes, below others. */
const hard = [
  ...separated,
  { value: 'e', label: label('a') },
  { value: 'f', label: label(' 两边空格 ') },
  { value: 'g', label: label('"引号"，"逗号"') },
  { value: 'h', label: label('学院') },
  { value: 'i', label: label('其他'), parent: 'h' },
  { value: 'j', label: label('其他'), parent: 'c' },
  { value: 'k', label: label('其他') },
  { value: 'l', label: label('其他') },
  { value: 'm', label: label('A / B'), parent: 'h' },
];
const options = { options: hard };

const form = {
  kind: 'form',
  schemaVersion: 1,
  id: 'round-trip',
  name: 'round-trip',
  titleField: 'code',
  fields: [
    field('input', 'code'),
    field('textarea', 'memo'),
    field('number', 'amount'),
    field('percent', 'share'),
    field('money', 'price'),
    field('rating', 'stars'),
    field('switch', 'open'),
    field('date', 'day'),
    field('date-time', 'at'),
    field('time', 'begins'),
    field('month', 'mon'),
    field('year', 'yr'),
    field('quarter', 'qu'),
    field('week', 'wk'),
    field('duration', 'lasts'),
    field('date-range', 'days'),
    field('time-range', 'hours'),
    field('tag-input', 'tags'),
    field('select', 'one', { props: options }),
    field('radio', 'single', { props: options }),
    field('multi-select', 'many', { props: options }),
    field('checkbox-group', 'boxes', { props: options }),
    field('cascader', 'path', { props: { ...options, anyLevel: true } }),
    field('key-value', 'pairs'),
    field('sub-table', 'rows', { children: [field('multi-select', 'inner', { props: options })] }),
  ],
  grants: [{ roles: ['administrator'], actions: [...moduleCalls], read: '*', write: '*' }],
  storage: { code: { unique: true } },
};

beforeAll(async () => {
  server = await startTestServer({ seed: seedPupils });
  admin = await server.login('admin');
  await publishForm(server.platform, form as never);
});
afterAll(() => server.close());

const call = (name: string, param: object) =>
  admin.call('interface', `/rest/http/round-trip/${name}.htm`, param);

async function stored(content: Uint8Array, name: string): Promise<string> {
  const expiresAt = new Date(Date.now() + 60_000);
  const entry = { name, type: 'text/csv', content, owner: 'u-admin', purpose: 'attachment', expiresAt };
  return (await storeFile(server.platform, server.db, entry)).fileId;
}

const records = async (): Promise<Record<string, unknown>[]> =>
  ((await call('list', { limit: -1, sort: [{ field: 'code', order: 'asc' }] })).list ?? []) as Record<
    string,
    unknown
  >[];

async function empty(): Promise<void> {
  await sql`delete from data."round-trip"`.execute(server.db);
}

const two = (part: number): string => String(part).padStart(2, '0');
const day = fc
  .tuple(
    fc.integer({ min: 1950, max: 2100 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 28 }),
  )
  .map(([y, m, d]) => `${String(y)}-${two(m)}-${two(d)}`);
const clock = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([hour, minute]) => `${two(hour)}:${two(minute)}`);
const year = fc.integer({ min: 1950, max: 2100 }).map(String);
const word = fc
  .array(fc.constantFrom(...Array.from('字a1 "、，,；;\n=+-@_x0041_')), { minLength: 1, maxLength: 12 })
  .map((signs) => signs.join(''));
const choice = fc.constantFrom(...hard.map(({ value }) => value));
const choices = fc.uniqueArray(choice, { minLength: 1, maxLength: 4 });
const filled = word.filter((text) => text.trim() !== '');

const record = fc.record(
  {
    memo: filled,
    amount: fc.integer({ min: -1e12, max: 1e12 }).map((millionths) => millionths / 1e6),
    share: fc.integer({ min: -9999, max: 9999 }).map((each) => each / 10_000),
    price: fc.integer({ min: -1e9, max: 1e9 }).map((cents) => cents / 100),
    stars: fc.integer({ min: 1, max: 5 }),
    open: fc.boolean(),
    day,
    at: fc.tuple(day, clock, fc.constantFrom(0, 30)).map(([d, c, s]) => `${d}T${c}:${two(s)}.000Z`),
    begins: clock,
    mon: day.map((each) => each.slice(0, 7)),
    yr: year,
    qu: fc.tuple(year, fc.integer({ min: 1, max: 4 })).map(([y, q]) => `${y}-Q${String(q)}`),
    wk: fc.tuple(year, fc.integer({ min: 1, max: 52 })).map(([y, w]) => `${y}-W${two(w)}`),
    lasts: fc.nat(100_000),
    days: fc.tuple(day, day).map((pair) => pair.toSorted()),
    hours: fc
      .tuple(clock, clock)
      .map((pair) => pair.toSorted())
      .filter(([a, b]) => a !== b),
    tags: fc.uniqueArray(fc.stringMatching(/^[字a"=@_]{1,6}$/), { minLength: 1, maxLength: 3 }),
    one: choice,
    single: choice,
    many: choices,
    boxes: choices,
    path: choice,
    pairs: fc.array(fc.record({ key: filled, value: filled }), { minLength: 1, maxLength: 1 }),
    rows: fc.array(fc.record({ inner: choices }), { minLength: 1, maxLength: 2 }),
  },
  { requiredKeys: [] },
);

test('an export that is imported again changes nothing, whatever the records hold', async () => {
  await empty();
  const samples = fc.sample(record, { numRuns: 40, seed: 11 });
  const refused = [];
  for (const [index, data] of samples.entries()) {
    const answer = await call('add', { data: { ...data, code: `R${String(index).padStart(3, '0')}` } });
    if (answer.errors) refused.push({ data, errors: answer.errors });
  }
  expect(refused).toEqual([]);
  const before = await records();
  expect(before.length).toBeGreaterThan(30);
  for (const format of ['csv', 'xlsx']) {
    const { result } = await call('exportRows', { format, fields: form.fields.map(({ name }) => name) });
    const bytes = new Uint8Array(
      await (await fetch(server.baseUrl + (result as { url: string }).url)).arrayBuffer(),
    );
    const fileId = await stored(bytes, `a.${format}`);
    const outcome = (await call('importRows', { fileId })).result as ImportOutcome;
    expect(outcome).toMatchObject({ errors: [], added: 0, updated: 0, unchanged: before.length });
    expect(await records()).toEqual(before);
  }
});

test('labels that hold what parts them are found again in records that are new', async () => {
  await empty();
  const chosen = [['c'], ['d'], ['a', 'd'], ['a', 'b'], ['i', 'j'], ['k', 'l', 'e', 'f', 'g', 'm']];
  for (const [index, many] of chosen.entries()) {
    const path = many.at(-1);
    await call('add', { data: { code: `N${String(index)}`, many, path, one: path } });
  }
  const before = await records();
  for (const format of ['csv', 'xlsx']) {
    const { result } = await call('exportRows', { format, fields: ['code', 'many', 'path', 'one'] });
    const bytes = new Uint8Array(
      await (await fetch(server.baseUrl + (result as { url: string }).url)).arrayBuffer(),
    );
    await empty();
    const outcome = (await call('importRows', { fileId: await stored(bytes, `a.${format}`) })).result;
    expect(outcome).toMatchObject({ errors: [], added: chosen.length });
    const of = (list: Record<string, unknown>[]) => list.map(({ many, path, one }) => ({ many, path, one }));
    expect(of(await records())).toEqual(of(before));
  }
});

/** A file of people's (tests/support/sheets) as an upload. */
const upload = async (name: string): Promise<string> =>
  stored(await readFile(new URL(`../support/sheets/${name}`, import.meta.url)), name);

test('the cells of workbooks become what the fields hold, and no number that lost digits is stored', async () => {
  await empty();
  const mapping = {
    code: 'code',
    memo: 'txt',
    begins: 't',
    mon: 'mon',
    yr: 'yr',
    lasts: 'dur',
    day: 'day',
    at: 'at',
    share: 'pct',
    open: 'sw',
  };
  const { result } = await call('importRows', { fileId: await upload('60-typed-cells.xlsx'), mapping });
  expect(result).toMatchObject({
    added: 16,
    errors: [{ row: 13, field: 'memo', message: expect.stringMatching(/15 位/) as string }],
  });
  const held: Record<string, unknown> = Object.fromEntries(
    (await records()).map((one) => [String(one.code), one]),
  );
  expect(held).toMatchObject({
    time: { begins: '08:30' },
    'time-in-text': { memo: '08:30' },
    month17: { mon: '2024-09' },
    'month-zh': { mon: '2024-09' },
    year: { yr: '2024' },
    dur: { lasts: 90 },
    date: { day: '2024-09-01' },
    pct: { share: 0.85 },
    sw: { open: true },
    zeros: { memo: '00012345' },
    date1900: { day: '1900-01-01' },
    'month-in-text': { memo: '2024年9月' },
    'dur-text': { memo: '25:12:00' },
    'bool-in-text': { memo: 'TRUE' },
    'pct-in-text': { memo: '85%' },
  });
  await empty();
  await call('importRows', {
    fileId: await upload('time-month.xlsx'),
    mapping: { code: 'code', begins: 't', mon: 'mon' },
  });
  expect((await records()).map(({ begins, mon }) => [begins, mon])).toEqual(
    ['08:30', '18:30', '12:00', '00:00'].map((at) => [at, '2024-09']),
  );
  const ids = await call('importRows', {
    fileId: await upload('id-number.xlsx'),
    mapping: { code: 'code', memo: 'idno' },
  });
  expect(ids.result).toMatchObject({ added: 0, failed: 3 });
});

test('zeros that a number format puts in front are part of the key', async () => {
  await empty();
  await call('add', { data: { code: '00076467', memo: 'old' } });
  const fileId = await upload('leading-zeros.xlsx');
  const { result } = await call('importRows', { fileId, mapping: { code: 'code', memo: 'txt' } });
  expect(result).toMatchObject({ added: 0, updated: 1 });
  expect(await records()).toMatchObject([{ code: '00076467', memo: 'new' }]);
});

test.each([
  ['50-first-row-blank.xlsx', {}, { headerRow: 3, rows: 1 }],
  [
    '51-merged-title.xlsx',
    {},
    { headerRow: 2, rows: 1, hints: [expect.stringContaining('第 2 行') as string] },
  ],
  ['51-merged-title.xlsx', { headerRow: 1 }, { headerRow: 1, rows: 2 }],
  ['52-merged-data.xlsx', {}, { rows: 2, columns: [{ sample: ['法学院', '法学院'] }, {}] }],
  ['53-hidden-rows.xlsx', {}, { rows: 2, hiddenRows: 1, hints: [expect.stringContaining('隐藏') as string] }],
  ['53-hidden-rows.xlsx', { skipHidden: true }, { rows: 1, hiddenRows: 1, sampleRows: [3] }],
  [
    '04-hidden-first.xlsx',
    { sheet: '字典' },
    { sheet: '字典', sheets: [{ name: '名单' }, { name: '字典', hidden: true }] },
  ],
  ['31-formula-no-value.xlsx', {}, { headerRow: 1, rows: 1 }],
])('the answer tells how %s was read (%j)', async (name, wish, told) => {
  const { result } = await call('importRows', { fileId: await upload(name), ...wish, dryRun: true });
  expect(result).toMatchObject(told);
});

test('a row of titles with nothing in it, and a sheet that is not there, are refused at their parameters', async () => {
  const fileId = await upload('04-hidden-first.xlsx');
  expect((await call('importRows', { fileId, headerRow: 9, dryRun: true })).errors).toMatchObject([
    { path: 'headerRow' },
  ]);
  expect((await call('importRows', { fileId, sheet: '成绩', dryRun: true })).errors).toMatchObject([
    { path: 'sheet' },
  ]);
});
