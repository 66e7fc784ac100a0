import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ModuleRecord } from '../../src/schemas/wire/record.ts';
import type { ApiAnswer, ApiClient } from '../support/apiClient.ts';
import { insertPupils, seedPupils } from '../support/pupils.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';

let server: TestServer;
let admin: ApiClient;

/** Ties and empty values in every column. */
const pupils = [
  { name: '林同学', college: 'computing', gpa: 4.5 },
  { name: '安宁', college: 'computing', gpa: 3.25 },
  { name: '周全', college: 'law', gpa: null },
  { name: '王芳', college: 'law', gpa: 2 },
  { name: '安宁', college: 'law', gpa: 2 },
  { name: '陈晨', college: null, gpa: 10 },
  { name: '阿里', college: null, gpa: null },
].map((values, index) => ({
  id: `p${index + 1}`,
  values: {
    ...values,
    studentNo: `S${index + 1}`,
    graduated: index % 3 === 0 ? null : index % 3 === 1,
    enrolledOn: index === 3 ? null : `202${index % 4}-09-01`,
    metAt: index === 5 ? null : `2024-0${(index % 3) + 1}-01T20:00:00.000Z`,
  },
}));

beforeAll(async () => {
  server = await startTestServer({
    seed: async (platform) => {
      await seedPupils(platform);
      await insertPupils(platform, pupils);
    },
  });
  admin = await server.login('admin');
});

afterAll(() => server.close());

const call = (client: ApiClient, param: object = {}) =>
  client.call('interface', '/rest/http/pupil/list.htm', param);
const ids = ({ list }: ApiAnswer) => (list as ModuleRecord[]).map(({ id }) => id);

describe('a list goes on', () => {
  test.each<[string, { field: string; order: 'asc' | 'desc' }[]]>([
    ['the newest first', []],
    ['a number, the empty first', [{ field: 'gpa', order: 'asc' }]],
    ['a number, the empty last', [{ field: 'gpa', order: 'desc' }]],
    ['names by sound', [{ field: 'name', order: 'asc' }]],
    ['what the server owns', [{ field: 'updatedAt', order: 'asc' }]],
    ['days and moments', [{ field: 'enrolledOn', order: 'desc' }]],
    ['a flag', [{ field: 'graduated', order: 'desc' }]],
    ['an id', [{ field: 'id', order: 'desc' }]],
    [
      'three fields, ways apart',
      [
        { field: 'college', order: 'desc' },
        { field: 'gpa', order: 'asc' },
        { field: 'metAt', order: 'desc' },
      ],
    ],
  ])('behind the record seen last: %s', async (_name, sort) => {
    const whole = (await call(admin, { sort })).list as ModuleRecord[];
    const keys = [...(sort.length === 0 ? ['createdAt'] : sort.map(({ field }) => field)), 'id'];
    for (const [index, record] of whole.entries()) {
      const after = Object.fromEntries(keys.map((key) => [key, record[key]]));
      const answer = await call(admin, { sort, after, limit: 2 });
      expect(ids(answer), record.id).toEqual(whole.slice(index + 1, index + 3).map(({ id }) => id));
      expect(answer).not.toHaveProperty('total');
    }
  });

  test('behind a place that no record holds any more, among those that are asked for', async () => {
    const rules = {
      testRule: 'every',
      conditionList: [{ bindKey: 'college', type: 'text', judgeType: 'equal', value: 'law' }],
    };
    const after = { gpa: 2, id: 'p4x' };
    const answer = await call(admin, { where: rules, sort: [{ field: 'gpa', order: 'asc' }], after });
    expect(ids(answer)).toEqual(['p5']);
  });
});

describe('a place is refused whole', () => {
  const gpa = [{ field: 'gpa', order: 'asc' }];
  test.each<[string, object, object]>([
    ['a place without a value', { sort: gpa, after: { id: 'p1' } }, { path: 'after.gpa', code: 'REQUIRED' }],
    [
      'a place without an id',
      { after: { createdAt: null } },
      { path: 'after.createdAt', code: 'VALUE_INVALID' },
    ],
    ['a value of another type', { sort: gpa, after: { gpa: '2', id: 'p1' } }, { path: 'after.gpa' }],
    [
      'a day that is none',
      { sort: [{ field: 'enrolledOn', order: 'asc' }], after: { enrolledOn: '2024-02-30', id: 'p1' } },
      { path: 'after.enrolledOn' },
    ],
    [
      'a field that is not sorted by',
      { sort: gpa, after: { gpa: 2, id: 'p1', fee: 1 } },
      { path: 'after.fee', code: 'UNKNOWN_FIELD' },
    ],
    ['a place and an offset', { sort: gpa, after: { gpa: 2, id: 'p1' }, offset: 1 }, { path: 'offset' }],
    [
      'a prototype',
      { after: { createdAt: '2024-09-01T00:00:00.000Z', id: 'p1', constructor: 1 } },
      { path: 'after.constructor' },
    ],
    [
      'text that no record can hold',
      { sort: [{ field: 'name', order: 'asc' }], after: { name: 'a\u0000', id: 'p1' } },
      { path: 'after.name' },
    ],
  ])('%s', async (_name, param, error) => {
    const answer = await call(admin, param);
    expect(answer).toMatchObject({ http: 400, msgState: 2 });
    expect(answer.errors).toContainEqual(expect.objectContaining(error));
  });
});
