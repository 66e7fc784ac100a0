import { expect, test } from 'vitest';
import { describeData } from './describe.ts';

const words = { language: 'zh-CN', unit: '人', rest: (count: number) => `另有 ${count} 项` };

test('one series is told by its categories, several by name as well', () => {
  const one = { categories: ['在读', '休学'], series: [{ name: '人数', values: [4830, null] }] };
  expect(describeData(one, words)).toBe('在读 4,830人，休学 —');
  const two = { categories: ['甲'], series: [...one.series, { name: '教师', values: [2] }] };
  expect(describeData(two, words)).toBe('人数 甲 4,830人，教师 甲 2人');
});

test('a long list is told in part', () => {
  const categories = Array.from({ length: 42 }, (_, index) => String(index));
  const text = describeData({ categories, series: [{ name: '', values: categories.map(Number) }] }, words);
  expect(text).toMatch(/，另有 12 项$/);
});
