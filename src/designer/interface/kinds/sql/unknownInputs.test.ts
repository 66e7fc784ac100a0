import { expect, test } from 'vitest';
import { readPlace } from './faultMark.ts';
import { unknownInputs } from './unknownInputs.ts';

test.each([
  ['select :a, :b, :a', ['a'], ['b']],
  ['select \':a\', ":b", $$ :c $$ -- :d\n, /* :e */ 1::text', [], []],
  ['where id>:id and x = :x_1', [], ['id', 'x_1']],
])('%s', (text, known, expected) => {
  expect(unknownInputs(text, known)).toEqual(expected);
});

test('a place is a line and a column, and nothing else', () => {
  expect(readPlace('2:15')).toEqual({ line: 2, column: 15 });
  expect(readPlace('2')).toBeUndefined();
  expect(readPlace(undefined)).toBeUndefined();
});
