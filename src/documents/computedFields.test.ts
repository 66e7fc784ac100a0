import { describe, expect, it } from 'vitest';
import { compilePlainForm, field } from '../../tests/support/plainDocuments.ts';
import { fitting } from './computedFields.ts';

describe('fitting', () => {
  it.each([
    ['number', 3.5, 3.5],
    ['number', 0.1 * 3, 0.3],
    ['number', 1 / 3, 0.333333],
    ['number', 1.2e15, null],
    ['number', '3', null],
    ['number', NaN, null],
    ['number', Infinity, null],
    ['number', '', null],
    ['text', 3, '3'],
    ['text', true, 'true'],
    ['text', { a: 1 }, null],
    ['text', undefined, null],
    ['list', ['a'], ['a']],
  ] as const)('a %s column takes %o as %o', (column, value, expected) => {
    const type = `${column}-field`;
    const [compiled] = compilePlainForm([field('a', { type })]).fields;
    expect(fitting(compiled!, value)).toEqual(expected);
  });
});
