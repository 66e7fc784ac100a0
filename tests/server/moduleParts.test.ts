import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { syncModuleTable } from '../../server/records/table.ts';
import { insertRecords } from '../../server/seed/campus/insertRecords.ts';
import { evaluate, operatorsByType } from '../../src/conditions/index.ts';
import { metas } from '../../src/renderers/metas.ts';
import type { Condition, RuleSet } from '../../src/schemas/condition.ts';
import type { FormDocument } from '../../src/schemas/documents/index.ts';
import type { ModuleRecord } from '../../src/schemas/wire/record.ts';
import type { ApiClient } from '../support/apiClient.ts';
import { seedPeople } from '../support/people.ts';
import { publishForm } from '../support/pupils.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';

// Conditions over what stands within structured values: the list call selects what evaluating them on each record does.

const field = (type: string, name: string, more = {}) => ({ type, id: name, name, title: name, ...more });
const everything = ['list', 'detail', 'add', 'count'] as const;

const form: FormDocument = {
  kind: 'form',
  schemaVersion: 1,
  id: 'trip',
  name: '外出',
  title: '外出',
  fields: [
    field('input', 'name'),
    field('date-range', 'days'),
    field('time-range', 'hours'),
    field('region', 'region'),
    field('person', 'guide'),
    field('people', 'party'),
    field('record-pick', 'room', { props: { module: 'room' } }),
    field('location', 'place'),
    field('user-value', 'receivers'),
    field('key-value', 'notes'),
  ],
  grants: [
    { roles: ['administrator'], actions: [...everything], read: '*', write: '*' },
    {
      roles: ['counsellor'],
      actions: ['list'],
      // A right may look inside of a value too.
      rows: {
        testRule: 'every',
        conditionList: [{ bindKey: 'days[0]', type: 'time', judgeType: 'greaterEqual', value: '2024-06-01' }],
      },
      read: ['name', 'days'],
    },
  ],
};

const entry = (id: string) => ({ value: id, label: `“${id}”名` });
const ids = ['a', 'b', "c'", 'd"', '{e}'];
const days = ['1950-02-01', '2024-01-31', '2024-06-01', '2024-06-15', '2024-12-31'];
const clocks = ['00:00', '08:00', '09:40', '12:05', '23:59'];
const codes = ['110101', '330000', '330106', '330281', '320106'];

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null, freq: 4 });
const pair = (of: readonly string[]) =>
  fc.tuple(fc.constantFrom(...of), fc.constantFrom(...of)).map((both) => both.toSorted());
const entryOf = (of: readonly string[]) => fc.constantFrom(...of).map(entry);

const values = fc.record({
  name: fc.constantFrom('甲', '乙'),
  days: maybe(pair(days)),
  hours: maybe(pair(clocks)),
  region: maybe(entryOf(codes)),
  guide: maybe(entryOf(ids)),
  party: maybe(fc.uniqueArray(entryOf(ids), { minLength: 1, selector: ({ value }) => value })),
  room: maybe(entryOf(ids)),
  place: maybe(
    fc.record(
      {
        latitude: fc.constantFrom(0, 30.26, -1.5),
        longitude: fc.constantFrom(0, 120),
        address: fc.constantFrom('东门', ''),
      },
      { requiredKeys: ['latitude', 'longitude'] },
    ),
  ),
  receivers: maybe(
    fc.constantFrom(
      { userList: [], deptList: [], privilegeList: [], labelList: [] },
      { userList: [entry('a')], deptList: [], privilegeList: [], labelList: [] },
    ),
  ),
  notes: maybe(fc.constant([{ key: 'k', value: 'v' }])),
});

const COUNT = 60;
let server: TestServer;
let admin: ApiClient;
let teacher: ApiClient;
let records: ModuleRecord[];

beforeAll(async () => {
  const generated = fc.sample(values, { numRuns: COUNT, seed: 7 });
  server = await startTestServer({
    seed: async (platform) => {
      await seedPeople(platform);
      await publishForm(platform, form);
      const shape = await syncModuleTable(platform.db, form);
      const rows = generated.map((row, index) => ({ id: `t${index}`, values: row }));
      await insertRecords(platform.db, shape, rows, { actor: 'system', at: '2024-09-01T00:00:00.000Z' });
    },
  });
  [admin, teacher] = await Promise.all([server.login('admin'), server.login('teacher')]);
  records = (await list(admin)).list as ModuleRecord[];
  expect(records).toHaveLength(COUNT);
});

afterAll(() => server.close());

const list = (client: ApiClient, where?: RuleSet) =>
  client.call('interface', '/rest/http/trip/list.htm', { limit: -1, ...(where && { where }) });
const idsOf = (found: readonly unknown[] | undefined) => (found as ModuleRecord[]).map(({ id }) => id).sort();

async function expectAlike(where: RuleSet): Promise<void> {
  const answer = await list(admin, where);
  expect(answer.msgState, JSON.stringify([answer.errors, where])).toBe(1);
  expect(idsOf(answer.list), JSON.stringify(where)).toEqual(
    idsOf(records.filter((record) => evaluate(where, record))),
  );
}

/** Paths to texts, which take every operator. */
const textPaths = [
  'days[0]',
  'days.1',
  'hours[1]',
  'region.value',
  'region.label',
  'guide.value',
  'party[0].value',
].concat('party[3].label', 'room.label', 'place.address');
const numberPaths = ['place.latitude', 'place.longitude'];

const operand = fc.oneof(
  fc.constantFrom<unknown>(...days, ...clocks, ...codes, ...ids, 0, 30.26, null, '', '东'),
  fc.subarray<unknown>([...days, ...clocks, ...codes, ...ids], { maxLength: 4 }),
);
const condition = fc.constantFrom(...(['text', 'number', 'time', 'bool', 'array'] as const)).chain((type) =>
  fc.record({
    bindKey: fc.constantFrom(...textPaths, ...(type === 'text' ? [] : numberPaths)),
    type: fc.constant(type),
    judgeType: fc.constantFrom(...operatorsByType[type]),
    value: operand,
  }),
);

test('the list call judges parts of values as the browser does', async () => {
  const ruleSet = fc.record({
    testRule: fc.constantFrom('every' as const, 'some' as const),
    conditionList: fc.array<Condition>(condition, { minLength: 1, maxLength: 3 }),
  });
  await fc.assert(fc.asyncProperty(ruleSet, expectAlike), { numRuns: 150 });
}, 60_000);

/** What a person may choose in the filter of each field. */
const chosen: Record<string, fc.Arbitrary<unknown>> = {
  days: fc.tuple(maybe(fc.constantFrom(...days)), maybe(fc.constantFrom(...days))),
  hours: fc.tuple(maybe(fc.constantFrom(...clocks)), maybe(fc.constantFrom(...clocks))),
  region: fc.subarray(['330000', '330200', '330106', '110000'].map(entry)),
  guide: fc.subarray(ids.map(entry)),
  party: fc.subarray(ids.map(entry)),
  room: fc.subarray(ids.map(entry)),
  place: fc.constantFrom('东', 'x'),
  receivers: fc.boolean(),
  notes: fc.boolean(),
};

test.each(Object.keys(chosen))('the filter of %s finds what it says', async (code) => {
  const { type } = form.fields.find(({ name }) => name === code) ?? { type: '' };
  const toFilter = metas.find((meta) => meta.type === type)?.field?.toFilter;
  await fc.assert(
    fc.asyncProperty(chosen[code] ?? fc.constant(null), async (value) => {
      const found = toFilter?.(value, code) ?? [];
      await expectAlike({
        testRule: 'custom',
        conditionList: [],
        conditionTree: { union: 'AND', list: [...found] },
      });
    }),
    { numRuns: 12 },
  );
});

test.each([
  'days[2]',
  'days[-1]',
  'days.length',
  'party[200].value',
  'party[0].secret',
  'party.value',
  'region.constructor',
  "region.value'",
  "region.value'}') = '' or true --",
  'name.value',
  'name[0]',
  'notes[0].key[0]',
  'nothing.value',
])('there is nothing at %s', async (bindKey) => {
  const answer = await list(admin, {
    testRule: 'every',
    conditionList: [{ bindKey, type: 'text', judgeType: 'notEmpty' }],
  });
  expect(answer.code).toBe('INPUT_INVALID');
  expect(answer.errors).toMatchObject([{ path: 'where.conditionList.0.bindKey', code: 'UNKNOWN_FIELD' }]);
});

test('a part is read by whoever may read its field, and rights look inside of values', async () => {
  const ask = (bindKey: string) =>
    list(teacher, { testRule: 'every', conditionList: [{ bindKey, type: 'text', judgeType: 'notEmpty' }] });
  const own = records.filter(({ days: held }) => Array.isArray(held) && String(held[0]) >= '2024-06-01');
  const answer = await ask('days[0]');
  expect(own.length).toBeGreaterThan(0);
  expect(idsOf(answer.list)).toEqual(idsOf(own));
  expect((await ask('guide.value')).code).toBe('FIELD_FORBIDDEN');
});

test('a range of days that ends before it begins is not taken', async () => {
  const add = (...range: string[]) =>
    admin.call('interface', '/rest/http/trip/add.htm', { data: { name: '丙', days: range } });
  expect((await add('2025-09-01', '2025-08-01')).errors).toMatchObject([
    { path: 'data.days', code: 'RULE_BROKEN' },
  ]);
});
