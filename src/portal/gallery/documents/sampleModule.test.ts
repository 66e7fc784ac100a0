import { expect, test } from 'vitest';
import type { Answer } from '../../../schemas/wire/answer.ts';
import { sampleModule } from './sampleModule.ts';

const sample = [
  { id: 'a', name: '甲', score: 9, on: '2026-01-05' },
  { id: 'b', name: '乙', score: 10, on: '2026-02-01' },
  { id: 'c', name: '丙', score: null, on: '2026-02-09' },
];
const open = () => {
  const calls = sampleModule(
    sample,
    (values) => ({ ...values, doubled: Number(values.score) * 2 }),
    () => ({ msgState: 4 }),
  );
  return (call: keyof typeof calls, param: object): Partial<Answer> => {
    const answer = calls[call];
    return typeof answer === 'function' ? (answer({ ...param }) as Partial<Answer>) : answer;
  };
};
const ids = ({ list = [] }: Partial<Answer>) => list.map((record) => (record as { id: string }).id);
const where = {
  testRule: 'every',
  conditionList: [{ bindKey: 'score', type: 'number', judgeType: 'greater', value: 1 }],
};

test('finds, sorts with the empty last, and pages', () => {
  const call = open();
  expect(ids(call('list', { where }))).toEqual(['a', 'b']);
  expect(ids(call('list', { sort: [{ field: 'score', order: 'desc' }] }))).toEqual(['b', 'a', 'c']);
  expect(ids(call('list', { sort: [{ field: 'score', order: 'asc' }] }))).toEqual(['a', 'b', 'c']);
  const second = call('list', { offset: 1, limit: 1 });
  expect([ids(second), second.total]).toEqual([['b'], 3]);
  expect(call('count', { where }).result).toBe(2);
  expect(ids(call('list', { limit: -1 }))).toHaveLength(3);
});

test('measures all, or by groups', () => {
  const call = open();
  const measures = [
    { as: 'all', fn: 'count' },
    { as: 'sum', fn: 'sum', field: 'score' },
    { as: 'avg', fn: 'avg', field: 'score' },
    { as: 'most', fn: 'max', field: 'score' },
    { as: 'first', fn: 'min', field: 'on' },
  ];
  expect(call('aggregate', { measures }).list).toEqual([
    { all: 3, sum: 19, avg: 9.5, most: 10, first: '2026-01-05' },
  ]);
  const byMonth = { groupBy: [{ field: 'on', unit: 'month' }], measures: measures.slice(0, 1) };
  expect(call('aggregate', byMonth).list).toEqual([
    { on: '2026-01', all: 1 },
    { on: '2026-02', all: 2 },
  ]);
  const none = { where: { ...where, conditionList: [{ ...where.conditionList[0], value: 99 }] } };
  expect(call('aggregate', { ...none, measures: measures.slice(0, 2) }).list).toEqual([
    { all: 0, sum: null },
  ]);
});

test('keeps what is written, computed, with its revision', () => {
  const call = open();
  expect(call('update', { id: 'a', data: { score: 4 } }).result).toMatchObject({ revision: 2, doubled: 8 });
  expect(call('detail', { id: 'a' }).result).toMatchObject({ name: '甲', score: 4, doubled: 8 });
  const { id } = call('add', { data: { score: 1 } }).result as { id: string };
  expect(call('detail', { id }).result).toMatchObject({ revision: 1, doubled: 2 });
  expect(call('remove', { ids: [id, 'b'] }).list).toHaveLength(2);
  expect(ids(call('list', {}))).toEqual(['a', 'c']);
  expect(call('detail', { id: 'b' }).msgState).toBe(4);
  // Another stage begins with the sample.
  expect(ids(open()('list', {}))).toEqual(['a', 'b', 'c']);
});
