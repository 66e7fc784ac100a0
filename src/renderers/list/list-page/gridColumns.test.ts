import { describe, expect, it } from 'vitest';
import { compilePlainForm, field } from '../../../../tests/support/plainDocuments.ts';
import type { Locale } from '../../../schemas/text.ts';
import type { ListColumn } from '../../../schemas/documents/mgrList.ts';
import { NO_CHOICE } from './columnChoice.ts';
import { buildColumns } from './columns.ts';
import { widthOf } from './GridCols.tsx';
import { CHOICE_WIDTH, placeColumns, withGaps } from './gridColumns.ts';

const form = compilePlainForm(['a', 'b', 'c', 'd', 'e'].map((code) => field(code)));
const place = (
  sources: readonly ListColumn[],
  options = { chooses: false, actions: 0 },
  widths: Record<string, number> = {},
  locale: Locale = 'zhCN',
) =>
  placeColumns(
    buildColumns(
      form,
      sources.map((source) => ({ width: 100, ...source })),
      () => true,
      { ...NO_CHOICE, widths },
    ),
    { ...options, locale },
  );
const view = ({ columns }: ReturnType<typeof place>) =>
  columns.map(({ column, fixed, offset, edge, flexible }) => [column.code, fixed, offset, edge, flexible]);

describe('placeColumns', () => {
  it('lets the last column take the room that is left over', () => {
    const grid = place([{ field: 'a' }, { field: 'b' }]);
    expect(view(grid)).toEqual([
      ['a', undefined, 0, false, false],
      ['b', undefined, 0, false, true],
    ]);
    expect(grid).toMatchObject({ total: 200, actionWidth: 0 });
  });

  it('shares the room that is left over among the columns that scroll, by their widths', () => {
    const sources: ListColumn[] = [
      { field: 'a', fixed: 'left' },
      { field: 'b', width: 300 },
      { field: 'c' },
      { field: 'd', fixed: 'right' },
    ];
    const shares = ({ columns }: ReturnType<typeof place>) => columns.map(({ share }) => share);
    const grid = place(sources);
    expect(shares(grid)).toEqual([0, 0.75, 0.25, 0]);
    expect(grid.columns.map((placed) => widthOf(placed, grid.total))).toEqual([
      100,
      'calc(300px + max(0px, 100cqi - 600px) * 0.75000)',
      'calc(100px + max(0px, 100cqi - 600px) * 0.25000)',
      100,
    ]);
    // What a person sized stays as it is, and so do the others.
    expect(shares(place(sources, undefined, { b: 120 }))).toEqual([0, 0, 0, 0]);
  });

  it('gives cells that are edited in place room for the button, unless the person sized them', () => {
    const columns = buildColumns(
      form,
      [
        { field: 'a', width: 100 },
        { field: 'b', width: 100 },
      ],
      () => true,
      {
        ...NO_CHOICE,
        widths: { b: 90 },
      },
    );
    const options = { chooses: false, actions: 0, locale: 'zhCN' } as const;
    expect(placeColumns(columns, { ...options, edits: () => true }).total).toBe(
      placeColumns(columns, options).total + 24,
    );
  });

  it('puts fixed columns to their edges, each beside the one before', () => {
    const grid = place([
      { field: 'a' },
      { field: 'b', fixed: 'right' },
      { field: 'c', fixed: 'left' },
      { field: 'd', fixed: 'left' },
      { field: 'e', fixed: 'right' },
    ]);
    expect(view(grid)).toEqual([
      ['c', 'left', 0, false, false],
      ['d', 'left', 100, true, false],
      ['a', undefined, 0, false, true],
      ['b', 'right', 100, true, false],
      ['e', 'right', 0, false, false],
    ]);
  });

  it('leaves room for the boxes of choice and for actions', () => {
    const sources: ListColumn[] = [
      { field: 'a', fixed: 'left' },
      { field: 'b' },
      { field: 'c', fixed: 'right' },
    ];
    const grid = place(sources, { chooses: true, actions: 2 });
    expect(grid.columns[0]?.offset).toBe(CHOICE_WIDTH);
    expect(grid.columns[2]?.offset).toBe(grid.actionWidth);
    expect(grid.total).toBe(CHOICE_WIDTH + 300 + grid.actionWidth);
    expect(place(sources, { chooses: true, actions: 3 }).actionWidth).toBeGreaterThan(grid.actionWidth);
  });

  it('lets a fixed column be the flexible one where all are fixed', () => {
    const grid = place([
      { field: 'a', fixed: 'left' },
      { field: 'b', fixed: 'right' },
    ]);
    expect(grid.columns.map(({ flexible }) => flexible)).toEqual([true, false]);
  });

  it.each([
    // room, language, whether buttons give way to a menu, px of the columns that scroll
    [0, 'enUS', false, [125, 125, 125]],
    [900, 'enUS', false, [125, 125, 125]],
    [500, 'enUS', true, [108, 108, 108]],
    [300, 'enUS', true, [100, 100, 100]],
    [300, 'zhCN', true, [100, 100, 100]],
  ] as const)('in %s px (%s) a menu of buttons: %s, columns of %j', (room, locale, few, widths) => {
    const columns = buildColumns(
      form,
      ['a', 'b', 'c'].map((field): ListColumn => ({ field, width: 100 })),
      () => true,
      NO_CHOICE,
    );
    const needed = { all: 190, few: 130 };
    const grid = placeColumns(columns, { chooses: true, actions: 3, needed, room, locale });
    expect(grid.few).toBe(few);
    expect(grid.columns.map(({ column }) => column.width)).toEqual(widths);
  });

  it('lets go of pins that would take half of the room', () => {
    const sources: ListColumn[] = ['a', 'b', 'c'].map((field) => ({ field, fixed: 'left', width: 100 }));
    const columns = buildColumns(form, sources, () => true, NO_CHOICE);
    const grid = placeColumns(columns, { chooses: true, actions: 0, room: 500, locale: 'zhCN' });
    expect(view(grid).map(([code, fixed]) => [code, fixed])).toEqual([
      ['a', 'left'],
      ['b', 'left'],
      ['c', undefined],
    ]);
  });

  it('comes to nothing without columns', () => {
    expect(place([])).toMatchObject({ columns: [], total: 0 });
  });

  it('gives an empty column the room that is left over where the last one has its own width', () => {
    const sources: ListColumn[] = [{ field: 'a' }, { field: 'b' }, { field: 'c', fixed: 'right' }];
    expect(place(sources, undefined, { a: 60 })).toMatchObject({ filler: false, total: 260 });
    const grid = place(sources, undefined, { b: 60 });
    expect(grid).toMatchObject({ filler: true, total: 260 });
    expect(grid.columns.map(({ flexible }) => flexible)).toEqual([false, false, false]);
    const row = withGaps(
      grid.columns.map((placed) => ({ placed })),
      { before: 0, after: 0 },
      grid.filler,
    );
    expect(row.map((cell) => ('gap' in cell ? cell.key : cell.placed.column.code))).toEqual([
      'a',
      'b',
      'filler',
      'c',
    ]);
  });

  it('widens for English what nobody sized', () => {
    const grid = place([{ field: 'a' }, { field: 'b' }], undefined, { a: 60 }, 'enUS');
    expect(grid.columns.map(({ column }) => column.width)).toEqual([60, 125]);
  });

  it('knows what the edges take', () => {
    const sources: ListColumn[] = [
      { field: 'a', fixed: 'left' },
      { field: 'b' },
      { field: 'c', fixed: 'right' },
    ];
    const grid = place(sources, { chooses: true, actions: 1 });
    expect(grid.pinned).toEqual({ left: CHOICE_WIDTH + 100, right: 100 + grid.actionWidth });
  });
});
