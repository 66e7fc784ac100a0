import { expect, test } from 'vitest';
import { metas } from '../../metas.ts';
import { tooLong, unfitLine } from './length.meta.ts';

test.each([
  ['林知夏', 3, false],
  ['林知夏', 2, true],
  ['😀😀', 2, false],
  ['长', undefined, false],
  ['长长', '1', false],
  [null, 1, false],
  [123, 1, false],
])('%j of at most %j', (value, maxLength, isTooLong) => {
  expect(tooLong(value, { maxLength }) !== undefined).toBe(isTooLong);
});

test('every input of one text that has a prop for its length holds values to it', () => {
  const texts = metas.filter(({ field, props }) => field?.column === 'text' && 'maxLength' in props);
  expect(texts.length).toBeGreaterThan(3);
  for (const { type, field } of texts) {
    expect(field?.check?.('很长的文字', { maxLength: 2 }), type).toBeTruthy();
  }
});

test.each([
  ['一行', undefined],
  ['', undefined],
  [null, undefined],
  ['两\n行', '不能包含换行'],
  ['两\u2028行', '不能包含换行'],
  ['两\r\n行，太长', '不能超过 5 个字'],
])('%j is one line, or told why it is none', (value, text) => {
  expect(unfitLine(value, { maxLength: 5 })?.zhCN).toBe(text);
});
