import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { evaluate, operatorsByType } from '../../src/conditions/index.ts';
import type { Condition, ConditionTree, RuleSet } from '../../src/schemas/condition.ts';
import type { ModuleRecord } from '../../src/schemas/wire/record.ts';
import type { ApiClient } from '../support/apiClient.ts';
import { insertPupils, seedPupils } from '../support/pupils.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';

// What the list call selects is what evaluating the same rule set on each record in TypeScript selects.

let server: TestServer;
let admin: ApiClient;
let teacher: ApiClient;
let records: ModuleRecord[];

const texts = ['安宁', 'a', 'A', '1', '01', 'true', '2024-01-01', ' ', 'a,b', '😀', "it's", '%'];
const numbers = [0, -1, 1, 3.25, 0.000001, 999999999, 1704067200000];
const days = ['1900-01-01', '2024-01-01', '2024-02-29', '9999-12-31'];
const instants = ['2023-12-31T16:00:00.000Z', '2024-01-01T00:00:00.000Z', '2024-02-29T15:59:59.999Z'];

const some = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: null, freq: 4 });

const values = fc.record({
  name: fc.constantFrom(...texts),
  college: some(['computing', 'law']),
  gpa: some(numbers),
  graduated: some([true, false]),
  enrolledOn: some(days),
  metAt: some(instants),
  honours: some([['leader'], ['leader', 'scholar'], ['a', 'A'], ['']]),
  remark: some(texts),
  counsellorId: some(['u-teacher', 'u-other']),
  tutor: some(texts.map((value) => ({ value, label: '何静' }))),
});

const BOTH = 60;

beforeAll(async () => {
  const generated = fc.sample(values, { numRuns: BOTH, seed: 20 });
  server = await startTestServer({
    seed: async (platform) => {
      await seedPupils(platform);
      await insertPupils(
        platform,
        generated.map((row, index) => ({ id: `r${index}`, values: { ...row, studentNo: `S${index}` } })),
      );
    },
  });
  [admin, teacher] = await Promise.all([server.login('admin'), server.login('teacher')]);
  const answer = await list(admin);
  records = answer.list as ModuleRecord[];
  expect(records).toHaveLength(BOTH);
});

afterAll(() => server.close());

const list = (client: ApiClient, where?: RuleSet) =>
  client.call(
    'interface',
    '/rest/http/pupil/list.htm',
    where === undefined ? { limit: -1 } : { where, limit: -1 },
  );

/** Fields by what their column can be asked; text is asked of all but structured values. */
const keys = [
  'name',
  'college',
  'gpa',
  'graduated',
  'enrolledOn',
  'metAt',
  'honours',
  'remark',
  'createdAt',
  'revision',
  // The id within a reference.
  'tutor.value',
];

const operand = fc.oneof(
  fc.constantFrom<unknown>(...texts, ...numbers, ...days, ...instants, 'law', 'leader', true, null, ''),
  fc.subarray<unknown>([...texts, ...numbers, ...days, 'leader'], { maxLength: 4 }),
);

const condition: fc.Arbitrary<Condition> = fc
  .constantFrom(...(['text', 'number', 'time', 'bool', 'array'] as const))
  .chain((type) =>
    fc.record({
      bindKey: fc.constantFrom(...keys),
      type: fc.constant(type),
      judgeType: fc.constantFrom(...operatorsByType[type]),
      value: operand,
    }),
  );

const { tree } = fc.letrec<{ tree: ConditionTree; entry: Condition | ConditionTree }>((tie) => ({
  entry: fc.oneof({ maxDepth: 3 }, condition, tie('tree')),
  tree: fc.record({
    union: fc.constantFrom('AND', 'OR'),
    list: fc.array(tie('entry'), { maxLength: 4 }),
  }),
}));

const ruleSet: fc.Arbitrary<RuleSet> = fc.oneof(
  fc.record({
    testRule: fc.constantFrom('every', 'some'),
    conditionList: fc.array(condition, { maxLength: 4 }),
  }),
  tree.map((conditionTree): RuleSet => ({ testRule: 'custom', conditionList: [], conditionTree })),
);

const ids = (list: readonly unknown[] | undefined) => (list as ModuleRecord[]).map(({ id }) => id).sort();

test('the list call selects what the conditions say', async () => {
  await fc.assert(
    fc.asyncProperty(ruleSet, async (where) => {
      const expected = records.filter((record) => evaluate(where, record));
      const all = await list(admin, where);
      expect(ids(all.list), all.text).toEqual(ids(expected));
      expect(all.total).toBe(expected.length);
      const own = await list(teacher, where);
      expect(ids(own.list)).toEqual(ids(expected.filter(({ counsellorId }) => counsellorId === 'u-teacher')));
    }),
    { numRuns: 150 },
  );
}, 60_000);
