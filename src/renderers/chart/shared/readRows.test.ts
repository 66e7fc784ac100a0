import { describe, expect, test } from 'vitest';
import { numberOf, plain, readRows } from './readRows.ts';

const label = (value: unknown) => (value === 'cs' ? '计算机学院' : String(value));

describe('readRows', () => {
  test('makes categories and series of rows', () => {
    const rows = [
      { college: 'cs', students: 12, staff: '3' },
      { college: 'law', students: null, staff: 1 },
    ];
    const fields = [
      { field: 'students', name: '学生' },
      { field: 'staff', name: '', stack: 'people' },
    ];
    expect(readRows(rows, 'college', fields, label)).toEqual({
      categories: ['计算机学院', 'law'],
      series: [
        { name: '学生', values: [12, null] },
        { name: 'staff', values: [3, 1], stack: 'people' },
      ],
    });
  });

  test('what is no list of records has no rows', () => {
    for (const data of [undefined, null, 'text', { list: [] }, [1, null, 'x']]) {
      expect(readRows(data, 'a', [{ field: 'b', name: 'b' }], label).categories).toEqual([]);
    }
  });
});

test('numbers are finite or absent', () => {
  expect(numberOf('4.5')).toBe(4.5);
  expect(numberOf(0)).toBe(0);
  for (const value of ['', ' ', 'x', Number.NaN, Infinity, true, null, undefined, [], {}]) {
    expect(numberOf(value)).toBeNull();
  }
});

test('text of a record never reads as a style of the chart', () => {
  expect(plain('{a|b}')).not.toMatch(/\{[a-zA-Z0-9_]+\|/);
  expect(plain('one\n two')).toBe('one two');
  expect(plain('<img src=x>')).toBe('<img src=x>');
});
