import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AggregateRequest } from '../../src/schemas/wire/record.ts';
import type { ApiClient } from '../support/apiClient.ts';
import { insertPupils, seedPupils } from '../support/pupils.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';

let server: TestServer;
let admin: ApiClient;
let teacher: ApiClient;

const rows = [
  ['computing', 4, '2020-09-01', '2024-12-31T15:59:59.999Z', 'u-teacher', true],
  ['computing', 3.5, '2020-10-01', '2024-12-31T16:00:00.000Z', 'u-teacher', false],
  ['law', 2, '2021-09-01', null, 'u-other', true],
  ['law', null, '2021-09-01', null, 'u-other', null],
  [null, 1.000001, null, null, 'u-teacher', true],
].map(([college, gpa, enrolledOn, metAt, counsellorId, graduated], index) => ({
  id: `p${index}`,
  values: { studentNo: `S${index}`, name: 'x', college, gpa, enrolledOn, metAt, counsellorId, graduated },
}));

beforeAll(async () => {
  server = await startTestServer({
    seed: async (platform) => {
      await seedPupils(platform);
      await insertPupils(platform, rows);
    },
  });
  [admin, teacher] = await Promise.all([server.login('admin'), server.login('teacher')]);
});

afterAll(() => server.close());

const aggregate = (request: AggregateRequest | object, client = admin) =>
  client.call('interface', '/rest/http/pupil/aggregate.htm', request);

const count = { as: 'n', fn: 'count' } as const;

describe('groups and measures', () => {
  test('of all records', async () => {
    const measures = [
      count,
      { as: 'marked', fn: 'count', field: 'gpa' },
      { as: 'sum', fn: 'sum', field: 'gpa' },
      { as: 'avg', fn: 'avg', field: 'gpa' },
      { as: 'least', fn: 'min', field: 'gpa' },
      { as: 'last', fn: 'max', field: 'metAt' },
      { as: 'first', fn: 'min', field: 'enrolledOn' },
    ];
    expect(await aggregate({ measures })).toMatchObject({
      msgState: 1,
      total: 1,
      list: [
        {
          n: 5,
          marked: 4,
          sum: 10.500001,
          avg: 2.625,
          least: 1.000001,
          last: '2024-12-31T16:00:00.000Z',
          first: '2020-09-01',
        },
      ],
    });
  });

  test('by a field, the empty group first', async () => {
    const request = { groupBy: [{ field: 'college' }], measures: [count] };
    expect((await aggregate(request)).list).toEqual([
      { college: null, n: 1 },
      { college: 'computing', n: 2 },
      { college: 'law', n: 2 },
    ]);
    const largest = { ...request, sort: [{ field: 'n', order: 'desc' }], limit: 2 };
    expect(await aggregate(largest)).toMatchObject({
      total: 3,
      list: [
        { college: 'computing', n: 2 },
        { college: 'law', n: 2 },
      ],
    });
  });

  test('by units of time, in the zone of the platform', async () => {
    const by = (field: string, unit?: string) =>
      aggregate({ groupBy: [unit === undefined ? { field } : { field, unit }], measures: [count] });
    expect((await by('metAt', 'year')).list).toEqual([
      { metAt: null, n: 3 },
      { metAt: '2024', n: 1 },
      { metAt: '2025', n: 1 },
    ]);
    expect((await by('metAt', 'day')).list).toContainEqual({ metAt: '2025-01-01', n: 1 });
    expect((await by('enrolledOn', 'month')).list).toContainEqual({ enrolledOn: '2020-10', n: 1 });
    expect((await by('enrolledOn')).list).toContainEqual({ enrolledOn: '2021-09-01', n: 2 });
  });

  test('by several fields, of the records that are asked for', async () => {
    const answer = await aggregate({
      where: {
        testRule: 'every',
        conditionList: [{ bindKey: 'college', type: 'text', judgeType: 'notEmpty' }],
      },
      groupBy: [{ field: 'college' }, { field: 'graduated' }],
      measures: [count],
    });
    expect(answer.list).toEqual([
      { college: 'computing', graduated: false, n: 1 },
      { college: 'computing', graduated: true, n: 1 },
      { college: 'law', graduated: null, n: 1 },
      { college: 'law', graduated: true, n: 1 },
    ]);
  });

  test('count only what the role may reach', async () => {
    expect((await aggregate({ measures: [count] }, teacher)).list).toEqual([{ n: 3 }]);
    const byCollege = { groupBy: [{ field: 'college' }], measures: [count] };
    expect((await aggregate(byCollege, teacher)).list).toEqual([
      { college: null, n: 1 },
      { college: 'computing', n: 2 },
    ]);
  });
});

describe('a request is refused', () => {
  const sum = { as: 's', fn: 'sum', field: 'gpa' };
  test.each<[string, object, string]>([
    ['without measures', {}, 'measures'],
    ['with an unknown function', { measures: [{ as: 's', fn: 'pg_sleep', field: 'gpa' }] }, 'measures.0.fn'],
    ['with a name that is SQL', { measures: [{ as: 'n"; drop', fn: 'count' }] }, 'measures.0.as'],
    ['with two measures of one name', { measures: [count, count] }, 'measures.1.as'],
    ['with the name of a group', { groupBy: [{ field: 'n' }], measures: [count] }, 'groupBy.0.field'],
    ['with a sum of texts', { measures: [{ ...sum, field: 'name' }] }, 'measures.0.fn'],
    ['with a sum of nothing', { measures: [{ as: 's', fn: 'sum' }] }, 'measures.0.field'],
    [
      'with an unknown field',
      { measures: [{ ...sum, field: 'gpa) from atrium.session --' }] },
      'measures.0.field',
    ],
    ['by a list', { groupBy: [{ field: 'honours' }], measures: [count] }, 'groupBy.0.field'],
    [
      'by one field twice',
      { groupBy: [{ field: 'name' }, { field: 'name' }], measures: [count] },
      'groupBy.1.field',
    ],
    [
      'by a unit of text',
      { groupBy: [{ field: 'name', unit: 'year' }], measures: [count] },
      'groupBy.0.unit',
    ],
    [
      'by an unknown unit',
      { groupBy: [{ field: 'metAt', unit: "day'" }], measures: [count] },
      'groupBy.0.unit',
    ],
    [
      'sorted by what it does not answer',
      { measures: [count], sort: [{ field: 'gpa', order: 'asc' }] },
      'sort.0.field',
    ],
  ])('%s', async (_name, request, path) => {
    const answer = await aggregate(request);
    expect(answer).toMatchObject({ http: 400, msgState: 2 });
    expect(answer.errors?.map((error) => error.path)).toContain(path);
  });
});
