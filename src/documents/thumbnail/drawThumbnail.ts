import type { MetaIndex } from '../metaIndex.ts';
import { drawNodes, drawTable, isObject, listOf, type Drawing } from './drawNodes.ts';
import { HEIGHT, Sheet, WIDTH } from './Sheet.ts';

/** Between the edge and what is drawn. */
const EDGE = 14;
const WITHIN = WIDTH - 2 * EDGE;
/** Entries of a menu, rules of a condition that are drawn at most. */
const MOST_LINES = 14;
/** How wide the form beside a list is. */
const DRAWER = 84;

type Document = Readonly<Record<string, unknown>>;

/**
 * Draws a document as people would see it from afar, by the families of its widgets: fields as boxes, lists as tables,
 * charts as bars. The same document gives the same drawing; it holds no text, and whatever stands in the document, it is
 * drawn or left out.
 * @param document of any kind, also one that no check accepts
 * @returns SVG of at most some kilobytes, which `safeImageUrl` lets through as an address (`thumbnailAddress`)
 */
export function drawThumbnail(document: unknown, metas: Pick<MetaIndex, 'get'>): string {
  const sheet = new Sheet();
  if (isObject(document)) drawDocument(sheet, document, metas);
  return sheet.svg;
}

/** A drawing as the address of an image. */
export const thumbnailAddress = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

function drawDocument(sheet: Sheet, document: Document, metas: Pick<MetaIndex, 'get'>): void {
  switch (document.kind) {
    case 'system':
      drawSystem(sheet, document);
      return;
    case 'mgrList':
      drawList(sheet, document);
      return;
    case 'mgr':
      drawList(sheet, document, WITHIN - DRAWER);
      sheet.box('ground', WIDTH - DRAWER, 0, DRAWER, HEIGHT);
      sheet.box('ink', WIDTH - DRAWER + 10, EDGE, 34, 5);
      for (const row of [0, 1, 2, 3]) {
        sheet.box('line', WIDTH - DRAWER + 10, 36 + row * 28, 24, 3);
        sheet.box('ground', WIDTH - DRAWER + 10, 43 + row * 28, DRAWER - 20, 11);
      }
      return;
    case 'form':
    case 'mgrForm':
      drawForm(sheet, document, metas);
      return;
    case 'condition':
    case 'condition_mew':
      drawRules(sheet, document);
      return;
    case 'flow':
      drawFlow(sheet, document);
      return;
    default:
      drawPage(sheet, document, metas);
  }
}

/** Beside a page for computers, one for phones is narrow. */
function drawPage(sheet: Sheet, document: Document, metas: Pick<MetaIndex, 'get'>): void {
  const isNarrow = document.kind === 'appMobile';
  const width = isNarrow ? 84 : WITHIN;
  const x = (WIDTH - width) / 2;
  if (isNarrow) sheet.box('ground', x - 8, 0, width + 16, HEIGHT);
  const drawing: Drawing = { sheet, metas, fields: new Map() };
  drawNodes(drawing, listOf(document.body), { x, y: EDGE, width });
}

function drawForm(sheet: Sheet, document: Document, metas: Pick<MetaIndex, 'get'>): void {
  const nodes = listOf(document.fields);
  const named = nodes.flatMap((node) =>
    isObject(node) && typeof node.name === 'string' ? [[node.name, node] as const] : [],
  );
  const columns = typeof document.columns === 'number' && document.columns >= 1 ? document.columns : 2;
  const drawing: Drawing = {
    sheet,
    metas,
    fields: new Map(named),
    fieldSpan: Math.round(24 / Math.min(4, columns)),
  };
  sheet.box('ink', EDGE, EDGE, 54, 5);
  const layout = listOf(document.layout);
  // The fields of another form are not known here: a form of some fields is drawn for all.
  if (layout.length === 0 && nodes.length === 0)
    for (const row of [0, 1, 2]) for (const column of [0, 1]) drawBlankField(sheet, column, row);
  else drawNodes(drawing, layout.length > 0 ? layout : nodes, { x: EDGE, y: EDGE + 14, width: WITHIN });
  sheet.box('accent', WIDTH - EDGE - 34, HEIGHT - 17, 34, 11);
}

function drawBlankField(sheet: Sheet, column: number, row: number): void {
  const x = EDGE + column * (WITHIN / 2);
  sheet.box('line', x, EDGE + 14 + row * 26, 28, 3);
  sheet.box('ground', x, EDGE + 21 + row * 26, WITHIN / 2 - 6, 11);
}

/** What is searched by and done above, and the columns at their widths. */
function drawList(sheet: Sheet, document: Document, width = WITHIN): void {
  const columns = listOf(document.columns)
    .filter((column) => isObject(column) && column.hidden !== true)
    .slice(0, 7)
    .map((column) =>
      isObject(column) && typeof column.width === 'number' ? Math.min(400, Math.max(60, column.width)) : 130,
    );
  for (const index of listOf(document.filters).slice(0, 3).keys())
    sheet.box('ground', EDGE + 62 + index * 40, EDGE, 34, 11);
  sheet.box('ground', EDGE, EDGE, 54, 11);
  if (listOf(document.toolbar).length > 0 || document.kind === 'mgr')
    sheet.box('accent', EDGE + width - 30, EDGE, 30, 11);
  drawTable(sheet, { x: EDGE, y: EDGE + 20, width }, 11, columns.length > 0 ? columns : undefined);
}

/** The menus at the side, the page beside them. */
function drawSystem(sheet: Sheet, document: Document): void {
  sheet.box('ground', 0, 0, WIDTH, 16);
  sheet.box('accent', 8, 4, 8, 8);
  sheet.box('ink', 20, 6, 36, 4);
  sheet.box('ground', 0, 16, 62, HEIGHT - 16);
  let line = 0;
  const draw = (menus: readonly unknown[], depth: number): void => {
    for (const menu of menus) {
      if (line >= MOST_LINES || depth > 3) return;
      sheet.box(
        line === 0 ? 'accent' : depth === 0 ? 'ink' : 'line',
        8 + depth * 8,
        24 + line * 10,
        34 - depth * 6,
        4,
      );
      line += 1;
      if (isObject(menu)) draw(listOf(menu.children), depth + 1);
    }
  };
  draw(listOf(document.menus), 0);
  for (const card of [0, 1, 2]) sheet.box('ground', 74 + card * 53, 28, 46, 26);
  drawTable(sheet, { x: 74, y: 64, width: WIDTH - 74 - EDGE }, 7);
}

/** What is compared, how, and with what. */
function drawRules(sheet: Sheet, document: Document): void {
  const rules = isObject(document.rules) ? document.rules : document;
  const list = listOf(rules.conditionList).slice(0, 6);
  sheet.box('accent', EDGE, EDGE, 26, 9);
  for (const index of list.keys()) {
    const y = EDGE + 18 + index * 18;
    sheet.box('line', EDGE + 6, y - 6, 1, 12);
    sheet.box('ground', EDGE + 14, y, 66, 11);
    sheet.box('line', EDGE + 88, y + 3, 26, 4);
    sheet.box('ground', EDGE + 122, y, 80, 11);
  }
}

/** Steps one after the other. */
function drawFlow(sheet: Sheet, document: Document): void {
  const steps = Math.min(4, Math.max(2, listOf(document.nodes).length));
  const width = (WITHIN - (steps - 1) * 14) / steps;
  for (let step = 0; step < steps; step += 1) {
    const x = EDGE + step * (width + 14);
    sheet.box(step === 0 ? 'accent' : 'ground', x, 58, width, 32);
    sheet.box(step === 0 ? 'ground' : 'ink', x + 6, 72, width * 0.5, 4);
    if (step > 0) sheet.box('line', x - 12, 73, 10, 2);
  }
}
