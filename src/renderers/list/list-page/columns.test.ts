import { describe, expect, it } from 'vitest';
import { compilePlainForm, field } from '../../../../tests/support/plainDocuments.ts';
import type { ListColumn } from '../../../schemas/documents/mgrList.ts';
import { NO_CHOICE, type ColumnChoice } from './columnChoice.ts';
import { buildColumns, placeColumn } from './columns.ts';

const form = compilePlainForm([field('a'), field('b'), field('c', { type: 'number-field' }), field('d')]);
const sources: ListColumn[] = [
  { field: 'a' },
  { field: 'b', width: 300, hidden: true },
  { field: 'c' },
  { field: 'd' },
];
const build = (choice?: Partial<ColumnChoice>, mayRead: (code: string) => boolean = () => true) =>
  buildColumns(form, sources, mayRead, choice && { ...NO_CHOICE, ...choice });
const codes = (choice?: Partial<ColumnChoice>) => build(choice).map(({ code }) => code);

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

  it('are as wide as the person made them, and say so', () => {
    const [a, b] = build({ widths: { b: 88 } });
    expect([a?.width, a?.sized, b?.width, b?.sized]).toEqual([140, false, 88, true]);
  });

  it('stand at the edge that the person, else the document, pins them to', () => {
    const pinned = buildColumns(
      form,
      [{ field: 'a' }, { field: 'b' }, { field: 'c', fixed: 'left' }, { field: 'd', fixed: 'left' }],
      () => true,
      { ...NO_CHOICE, pinned: { a: 'right', c: 'none' } },
    );
    expect(pinned.map(({ code, pin }) => [code, pin])).toEqual([
      ['d', 'left'],
      ['b', 'none'],
      ['c', 'none'],
      ['a', 'right'],
    ]);
  });
});

describe('placeColumn', () => {
  it.each([
    ['b', 'a', 'bacd'],
    ['b', 'd', 'acdb'],
    ['d', 'a', 'dabc'],
    ['a', 'a', 'abcd'],
    ['gone', 'b', 'abcd'],
    ['a', 'gone', 'abcd'],
  ])('%s in the place of %s', (code, over, order) => {
    expect(placeColumn(build(), code, over).join('')).toBe(order);
  });
});
