import { expect, test } from 'vitest';
import { compileExpression, ExpressionError } from '../index.ts';

const scope = { a: 1, zero: 0, yes: true, obj: {}, list: [3, 1, 2] };
const run = (text: string, values: object = scope): unknown => compileExpression(text).evaluate(values);
const codeOf = (text: string, values: object = scope): string => {
  try {
    run(text, values);
  } catch (error) {
    if (error instanceof ExpressionError) return error.code;
  }
  return 'none';
};

test.each<[string, string, string]>([
  ['brackets', '('.repeat(201) + '1' + ')'.repeat(201), 'EXPRESSION_TOO_DEEP'],
  ['lists', '['.repeat(201) + ']'.repeat(201), 'EXPRESSION_TOO_DEEP'],
  ['calls', 'abs('.repeat(201) + '1' + ')'.repeat(201), 'EXPRESSION_TOO_DEEP'],
  ['indices', 'list['.repeat(201) + '0' + ']'.repeat(201), 'EXPRESSION_TOO_DEEP'],
  ['signs', '-'.repeat(201) + '1', 'EXPRESSION_TOO_DEEP'],
  ['not', 'not '.repeat(201) + '1', 'EXPRESSION_TOO_DEEP'],
  ['powers', '1' + '^1'.repeat(201), 'EXPRESSION_TOO_DEEP'],
  ['choices', 'a ? 1 : '.repeat(201) + '1', 'EXPRESSION_TOO_DEEP'],
  ['choices in brackets', '(a ? 1 : '.repeat(101) + '1' + ')'.repeat(101), 'EXPRESSION_TOO_DEEP'],
  ['brackets never closed', '('.repeat(9999), 'EXPRESSION_TOO_DEEP'],
  ['length', `"${'x'.repeat(9999)}"`, 'EXPRESSION_TOO_LONG'],
])('too many %s', (_, text, code) => {
  expect(codeOf(text)).toBe(code);
});

test.each<[string, string, unknown]>([
  ['200 brackets', '('.repeat(200) + '1' + ')'.repeat(200), 1],
  ['200 signs', '-'.repeat(200) + '1', 1],
  ['200 choices', 'zero ? 1 : '.repeat(200) + '2', 2],
  ['brackets side by side', '(1)+'.repeat(2000) + '(1)', 2001],
  ['powers side by side', '1^1+'.repeat(2000) + '1', 2001],
  ['a sum of 5,000', '1' + '+1'.repeat(4999), 5000],
  ['a long and', '1 and '.repeat(1600) + 'yes', true],
  ['a long comparison', '1' + '<1'.repeat(4999), false],
  ['a long path', 'obj' + '.x'.repeat(4900), undefined],
  ['choices side by side', `[${'a?1:2,'.repeat(1000)}1]`, [...Array.from({ length: 1000 }, () => 1), 1]],
  ['10,000 characters', `"${'x'.repeat(9998)}"`, 'x'.repeat(9998)],
])('%s are fine', (_, text, value) => {
  expect(run(text)).toEqual(value);
});

test('a million steps are the most', () => {
  const long = Array.from({ length: 400_000 }, () => 1);
  expect(run('sum(long) + sum(long)', { long })).toBe(800_000);
  expect(codeOf('sum(long) + sum(long) + sum(long)', { long })).toBe('EXPRESSION_TOO_MANY_STEPS');
  expect(codeOf('map(abs, map(abs, map(abs, long)))', { long })).toBe('EXPRESSION_TOO_MANY_STEPS');
  expect(codeOf('1 in long or 2 in long or 3 in long or 4 in long', { long: long.map(() => 5) })).toBe(
    'EXPRESSION_TOO_MANY_STEPS',
  );
  expect(run('sum(long)', { long })).toBe(400_000);
});

test('no text grows without bound', () => {
  const bomb = 'replace('.repeat(20) + '"aaaaaaaaaa"' + ', "a", "aaaaaaaaaa")'.repeat(20);
  expect(codeOf(bomb)).toBe('EXPRESSION_TOO_MANY_STEPS');
  expect(codeOf('padStart("a", 100000000, "b")')).toBe('EXPRESSION_TOO_LARGE');
  expect(codeOf(`big${' + big'.repeat(200)}+"x"`, { big: 'x'.repeat(100_000) })).toBe('EXPRESSION_TOO_LARGE');
});

test('text functions pay for the text they walk over and build', () => {
  const chain = `length(padStart("", 900000, "a")) + length(padStart("", 900000, "a"))`;
  expect(codeOf(chain)).toBe('EXPRESSION_TOO_MANY_STEPS');
  expect(codeOf('[upper(big), upper(big), upper(big)]', { big: 'x'.repeat(400_000) })).toBe(
    'EXPRESSION_TOO_MANY_STEPS',
  );
});
