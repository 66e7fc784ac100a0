import type { RendererMeta } from '../../schemas/rendererMeta.ts';
import type { MetaIndex } from '../metaIndex.ts';
import { HEIGHT, type Area, type Sheet } from './Sheet.ts';

/** Between neighbours. */
const GAP = 6;
/** Deeper than this nothing is told apart at this size. */
const DEEPEST = 8;

/** A node as far as its drawing goes; of a working document anything may stand in it. */
interface Drawn {
  readonly meta: RendererMeta | undefined;
  readonly span: number;
  readonly inside: readonly unknown[];
  readonly hasTitle: boolean;
}

/** What nodes are drawn by. */
export interface Drawing {
  readonly sheet: Sheet;
  readonly metas: Pick<MetaIndex, 'get'>;
  /** The fields that references in a layout stand for, by code. */
  readonly fields: ReadonlyMap<string, unknown>;
  /** Of 24 columns, what a field takes that says nothing; absent: what its widget says. */
  readonly fieldSpan?: number;
}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function spanOf(
  node: Readonly<Record<string, unknown>>,
  meta: RendererMeta | undefined,
  asked?: number,
): number {
  const own = isObject(node.layout) ? node.layout.span : undefined;
  if (typeof own === 'number' && own >= 1 && own <= 24) return own;
  if (meta?.field)
    return asked === undefined ? (meta.field.span ?? 24) : Math.max(asked, meta.field.span === 24 ? 24 : 0);
  if (meta?.halfOnPhone === true) return 6;
  if (meta?.family === 'action') return 5;
  return meta?.family === 'chart' ? 12 : 24;
}

function drawnOf(given: unknown, drawing: Drawing): Drawn | undefined {
  if (!isObject(given)) return undefined;
  const field = typeof given.field === 'string' ? drawing.fields.get(given.field) : undefined;
  const node = isObject(field)
    ? { ...field, ...(given.layout !== undefined && { layout: given.layout }) }
    : given;
  const meta = typeof node.type === 'string' ? drawing.metas.get(node.type) : undefined;
  if (meta?.field?.frameless === true) return undefined;
  const slots = isObject(node.slots) ? Object.values(node.slots).flatMap(listOf) : [];
  const inside = [...listOf(node.children), ...slots];
  // What works out of sight is not there, but for what stands in it.
  if (meta?.family === 'logic' && inside.length === 0) return undefined;
  const hasTitle = node.title !== undefined || (isObject(node.props) && node.props.title !== undefined);
  return { meta, span: spanOf(node, meta, drawing.fieldSpan), inside, hasTitle };
}

/** Draws nodes side by side as far as their columns go, row below row. @returns where the next row begins */
export function drawNodes(drawing: Drawing, nodes: readonly unknown[], area: Area, depth = 0): number {
  let { y } = area;
  let bottom = y;
  let taken = 0;
  for (const each of nodes) {
    const node = drawnOf(each, drawing);
    if (node === undefined) continue;
    if (drawing.sheet.isFull || bottom > HEIGHT) return bottom;
    if (taken > 0 && taken + node.span > 24) {
      y = bottom + GAP;
      taken = 0;
    }
    const x = area.x + (area.width * taken) / 24;
    const width = (area.width * node.span) / 24 - (taken + node.span < 24 ? GAP : 0);
    bottom = Math.max(bottom, drawNode(drawing, node, { x, y, width }, depth));
    taken += node.span;
  }
  return bottom;
}

function drawNode(drawing: Drawing, node: Drawn, area: Area, depth: number): number {
  const { meta, inside } = node;
  if (depth > DEEPEST) return area.y;
  if (meta?.field?.members === 'many') return drawTable(drawing.sheet, area, 3);
  if (meta?.field && inside.length === 0) return drawField(drawing.sheet, area, meta);
  if (inside.length > 0) return drawAround(drawing, node, area, depth);
  return drawLeaf(drawing.sheet, area, meta);
}

/** What holds others: a strip of their names where it shows one of them, a heading where it has one. */
function drawAround(drawing: Drawing, { meta, inside, hasTitle }: Drawn, area: Area, depth: number): number {
  const { sheet } = drawing;
  const { x, width } = area;
  let { y } = area;
  if (meta?.holds !== undefined) {
    for (const index of inside.slice(0, 5).keys())
      sheet.box(index === 0 ? 'accent' : 'line', x + index * 34, y, 26, 4);
    sheet.box('line', x, y + 8, width, 1);
    return drawNodes(drawing, inside.slice(0, 1), { x, y: y + 14, width }, depth + 1);
  }
  if (hasTitle && meta?.role === undefined && meta?.family === 'layout') {
    sheet.box('ink', x, y, Math.min(48, width / 2), 4);
    y += 10;
  }
  return drawNodes(drawing, inside, { x, y, width }, depth + 1);
}

/** A label above its box; a wide field is a tall one, and a yes or no a small switch. */
function drawField(sheet: Sheet, { x, y, width }: Area, { field }: RendererMeta): number {
  sheet.box('line', x, y, Math.min(30, width * 0.5), 3);
  if (field?.column === 'bool') {
    sheet.box('accent', x, y + 7, 14, 7);
    return y + 14;
  }
  const height = field?.files === true || field?.span === 24 ? 22 : 11;
  sheet.box('ground', x, y + 7, width, height);
  return y + 7 + height;
}

/** A head and rows of cells. */
export function drawTable(
  sheet: Sheet,
  { x, y, width }: Area,
  rows: number,
  columns: readonly number[] = [3, 4, 2, 3],
): number {
  const whole = columns.reduce((sum, each) => sum + each, 0);
  sheet.box('ground', x, y, width, 11);
  for (let row = 0; row <= rows; row += 1) {
    let left = x;
    const top = y + row * 12 + 4;
    for (const column of columns) {
      const cell = (width * column) / whole;
      sheet.box(
        row === 0 ? 'ink' : 'line',
        left + 4,
        top,
        Math.max(4, cell * (row === 0 ? 0.4 : 0.62) - 4),
        3,
      );
      left += cell;
    }
    if (row > 0) sheet.box('ground', x, y + row * 12 + 11, width, 1);
  }
  return y + (rows + 1) * 12;
}

/** Heights of bars, of 10. */
const BARS = [4, 7, 5, 9, 6, 8, 3];

function drawLeaf(sheet: Sheet, { x, y, width }: Area, meta: RendererMeta | undefined): number {
  switch (meta?.family) {
    case 'action':
      sheet.box('accent', x, y, Math.min(34, width), 11);
      return y + 11;
    case 'chart':
    case 'screen':
      sheet.box('ground', x, y, width, 46);
      for (const [index, high] of BARS.entries()) {
        const step = (width - 12) / BARS.length;
        sheet.box('accent', x + 6 + index * step, y + 42 - high * 3.6, step * 0.6, high * 3.6);
      }
      return y + 46;
    case 'list':
      return drawTable(sheet, { x, y, width }, 4);
    case 'navigation':
      for (const index of [0, 1, 2, 3]) sheet.box(index === 0 ? 'accent' : 'line', x + index * 30, y, 22, 4);
      return y + 4;
    case 'layout':
      return y;
    case 'display':
      if (meta.halfOnPhone === true) {
        sheet.box('ground', x, y, width, 26);
        sheet.box('line', x + 5, y + 5, width * 0.5, 3);
        sheet.box('ink', x + 5, y + 13, width * 0.35, 7);
        return y + 26;
      }
      sheet.box('ink', x, y, width * 0.42, 4);
      sheet.box('line', x, y + 8, width * 0.78, 3);
      return y + 11;
    default:
      sheet.box('ground', x, y, width, 24);
      return y + 24;
  }
}
