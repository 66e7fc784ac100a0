import { describe, expect, it } from 'vitest';
import { compilePlainForm, field } from '../../../../tests/support/plainDocuments.ts';
import type { ListColumn } from '../../../schemas/documents/mgrList.ts';
import { buildColumns, moveColumn, readChoice, type ColumnChoice } from './columns.ts';

const form = compilePlainForm([field('a'), field('b'), field('c', { type: 'number-field' }), field('d')]);
const sources: ListColumn[] = [
  { field: 'a' },
  { field: 'b', width: 300, hidden: true },
  { field: 'c' },
  { field: 'd' },
];
const build = (choice?: ColumnChoice, mayRead: (code: string) => boolean = () => true) =>
  buildColumns(form, sources, mayRead, choice);
const codes = (choice?: ColumnChoice) => build(choice).map(({ code }) => code);

describe('buildColumns', () => {
  it('stand as the document has them', () => {
    expect(build().map(({ code, shown, width }) => [code, shown, width])).toEqual([
      ['a', true, 140],
      ['b', false, 300],
      ['c', true, 90],
      ['d', true, 140],
    ]);
  });

  it('are those whose field exists and may be read', () => {
    const columns = buildColumns(form, [...sources, { field: 'gone' }], (code) => code !== 'a', undefined);
    expect(columns.map(({ code }) => code)).toEqual(['b', 'c', 'd']);
  });

  it('follow the person’s choice', () => {
    const columns = build({ order: ['d', 'c', 'b', 'a'], shown: { a: false, b: true } });
    expect(columns.map(({ code, shown }) => [code, shown])).toEqual([
      ['d', true],
      ['c', true],
      ['b', true],
      ['a', false],
    ]);
  });

  it('stand where the document puts them when the choice does not know them', () => {
    expect(codes({ order: ['c', 'a', 'd'], shown: {} })).toEqual(['c', 'a', 'b', 'd']);
  });

  it('pass over what the choice knows and the list does not have any more', () => {
    expect(codes({ order: ['gone', 'b', 'a', 'c', 'd'], shown: { gone: true } })).toEqual([
      'b',
      'a',
      'c',
      'd',
    ]);
  });
});

describe('readChoice', () => {
  it.each([
    undefined,
    null,
    5,
    'text',
    [],
    {},
    { order: 'a', shown: {} },
    { order: ['a'] },
    { order: ['a'], shown: null },
    { order: ['a'], shown: 'all' },
  ])('reads no choice from %j', (kept) => {
    expect(readChoice(kept)).toBeUndefined();
  });

  it('reads what was kept', () => {
    expect(readChoice({ order: ['a', 5, 'b'], shown: { a: false } })).toEqual({
      order: ['a', 'b'],
      shown: { a: false },
    });
  });
});

describe('moveColumn', () => {
  it.each([
    ['b', -1, 'bacd'],
    ['b', 1, 'acbd'],
    ['a', -1, 'abcd'],
    ['d', 1, 'abcd'],
    ['gone', 1, 'abcd'],
  ] as const)('%s by %d', (code, by, order) => {
    expect(moveColumn(build(), code, by).join('')).toBe(order);
  });
});
