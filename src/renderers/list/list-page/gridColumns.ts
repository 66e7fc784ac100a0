import type { Locale } from '../../../schemas/text.ts';
import type { Column } from './columns.ts';

/** Widths in px of the columns that the grid adds itself. */
export const CHOICE_WIDTH = 44;
/** English words are longer. */
const ACTION_WIDTH = { zhCN: 44, enUS: 54 } as const;
const WIDENING = { zhCN: 1, enUS: 1.25 } as const;
const ACTION_PADDING = 24;
/** px beside the text of a cell that can be edited in place: its button covers nothing. */
const EDIT_WIDTH = 24;
/** Buttons that stand beside each other in any room: a menu would save nothing. */
const MOST_BESIDE = 2;
/** px below which a column has nothing to give: a short word is all that it holds. */
const NARROW = 100;
/** px of the button that opens the menu of the others. */
const MENU_WIDTH = 32;

/** A column with its place: `offset` is the distance from the edge that a fixed column keeps to. */
export interface PlacedColumn {
  /** With its width in the reader's language. */
  column: Column;
  fixed: 'left' | 'right' | undefined;
  offset: number;
  /** The last of the fixed ones: draws the line towards what scrolls. */
  edge: boolean;
  /** Takes the room that is left over, so that fixed columns keep their exact width. */
  flexible: boolean;
  /** Its part of the room that is left over: those that scroll share it by their widths until the person sizes one. */
  share: number;
}

/** px of the column of buttons where all of them stand in it, and where one stands beside a menu of the others. */
export interface ActionWidths {
  readonly all: number;
  readonly few: number;
}

export const NO_WIDTHS: ActionWidths = { all: 0, few: 0 };

export interface GridColumns {
  columns: readonly PlacedColumn[];
  actionWidth: number;
  /** Of a row's buttons one has room; the others stand in a menu. */
  few: boolean;
  /** Every column has a width of its own: an empty one takes the room that is left over. */
  filler: boolean;
  /** What the columns that keep to each edge take, with those that the grid adds. */
  pinned: { left: number; right: number };
  /** What they would take if none of them had to give way. */
  asked: number;
  /** Least width of the table. */
  total: number;
}

interface Placing {
  /** Whether the cells of a column can be edited in place. */
  edits?: (column: Column) => boolean;
  chooses: boolean;
  /** How many buttons a row has. */
  actions: number;
  /** px that they are known to need. */
  needed?: ActionWidths;
  /** px of what the grid stands in; absent or 0: nobody knows. */
  room?: number | undefined;
  locale: Locale;
}

/** px that the column of buttons has before anybody has measured them. */
export function usualActionWidth(actions: number, locale: Locale): ActionWidths {
  if (actions === 0) return NO_WIDTHS;
  const all = ACTION_PADDING + actions * ACTION_WIDTH[locale];
  return { all, few: actions > MOST_BESIDE ? ACTION_PADDING + ACTION_WIDTH[locale] + MENU_WIDTH : all };
}

const widthOf = (some: readonly Column[]): number => some.reduce((sum, { width }) => sum + width, 0);

/**
 * How wide the columns are drawn, and their buttons. Where all that they would like is more than the room, the buttons of
 * a row give way to a menu, and columns of a longer language are narrowed, to what those of the shorter one have at least.
 */
function fitColumns(columns: readonly Column[], placing: Placing) {
  const { chooses, actions, needed = NO_WIDTHS, edits, room = 0, locale } = placing;
  const usual = usualActionWidth(actions, locale);
  const widest = { all: Math.max(needed.all, usual.all), few: Math.max(needed.few, usual.few) };
  const full = WIDENING[locale];
  const extra = (column: Column): number => (edits?.(column) === true ? EDIT_WIDTH : 0);
  const widened = (factor: number): Column[] =>
    columns.map((column) => ({
      ...column,
      width: column.sized
        ? column.width
        : Math.floor(column.width * (column.width < NARROW ? full : factor)) + extra(column),
    }));
  const wide = widened(full);
  const beside = chooses ? CHOICE_WIDTH : 0;
  const isShort = room > 0 && beside + widthOf(wide) + widest.all > room;
  const few = isShort && actions > MOST_BESIDE;
  const actionWidth = few ? Math.min(widest.few, widest.all) : widest.all;
  if (!isShort || full === 1) return { shown: wide, actionWidth, few };
  const elastic = widthOf(columns.filter(({ sized, width }) => !sized && width >= NARROW));
  const rigid = beside + actionWidth + widthOf(widened(0));
  const factor = elastic === 0 ? 1 : (room - rigid) / elastic;
  return { shown: widened(Math.min(full, Math.max(1, factor))), actionWidth, few };
}

/** Places the columns: those fixed at the left first, those at the right last, in the order of the person. */
export function placeColumns(columns: readonly Column[], placing: Placing): GridColumns {
  const { chooses, room = 0 } = placing;
  const { shown, actionWidth, few } = fitColumns(columns, placing);
  const right = shown.filter(({ pin }) => pin === 'right');
  // What stays leaves more than half of the room to what a list is about: the columns that scroll.
  let stays = room > 0 ? room / 2 - actionWidth - widthOf(right) - (chooses ? CHOICE_WIDTH : 0) : Infinity;
  const wanted = shown.filter(({ pin }) => pin === 'left');
  const left = wanted.filter(({ width }) => (stays -= width) >= 0);
  const middle = [
    ...wanted.filter((column) => !left.includes(column)),
    ...shown.filter(({ pin }) => pin === 'none'),
  ];
  const last = middle.at(-1) ?? left.at(-1) ?? right.at(-1);
  // The last one stays as wide as the person made it: its edge would else run from under the pointer.
  const flexible = last?.sized === true ? undefined : last;
  const shared = shown.some(({ sized }) => sized) ? 0 : widthOf(middle);
  const placed: PlacedColumn[] = [];
  let offset = chooses ? CHOICE_WIDTH : 0;
  for (const column of left) {
    placed.push({
      column,
      fixed: 'left',
      offset,
      edge: column === left.at(-1),
      flexible: column === flexible,
      share: 0,
    });
    offset += column.width;
  }
  for (const column of middle) {
    placed.push({
      column,
      fixed: undefined,
      offset: 0,
      edge: false,
      flexible: column === flexible,
      share: shared === 0 ? 0 : column.width / shared,
    });
  }
  const pinned = {
    left: (chooses ? CHOICE_WIDTH : 0) + widthOf(left),
    right: actionWidth + widthOf(right),
  };
  let fromRight = pinned.right;
  for (const column of right) {
    fromRight -= column.width;
    const edge = column === right[0];
    placed.push({
      column,
      fixed: 'right',
      offset: fromRight,
      edge,
      flexible: column === flexible,
      share: 0,
    });
  }
  return {
    columns: placed,
    actionWidth,
    few,
    filler: last?.sized === true,
    pinned,
    asked: (chooses ? CHOICE_WIDTH : 0) + widthOf(wanted) + pinned.right,
    total: pinned.left + pinned.right + widthOf(middle),
  };
}

/** Columns that are not drawn, in one cell, or the empty one that takes the room that is left over. */
export interface Gap {
  gap: number;
  key: 'before' | 'after' | 'filler';
}

/** The columns of a row with gaps for those that are out of sight; fixed ones stay. */
export function withGaps<C extends { placed: PlacedColumn }>(
  columns: readonly C[],
  { before, after }: { before: number; after: number },
  filler: boolean,
): readonly (C | Gap)[] {
  if (before === 0 && after === 0 && !filler) return columns;
  const side = (fixed: PlacedColumn['fixed']): C[] => columns.filter(({ placed }) => placed.fixed === fixed);
  const scrolling = side(undefined);
  const gap = (key: Gap['key'], count: number): Gap[] => (count > 0 ? [{ gap: count, key }] : []);
  return [
    ...side('left'),
    ...gap('before', before),
    ...scrolling.slice(before, scrolling.length - after),
    ...gap('after', after),
    ...gap('filler', filler ? 1 : 0),
    ...side('right'),
  ];
}
