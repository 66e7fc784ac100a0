import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainEnvironment } from '../../../../tests/support/plainDocuments.ts';
import { isRefused } from '../../../documents/edit/command.ts';
import { moveParts } from '../../../documents/edit/move.ts';
import { partsOf } from '../../../documents/parts/partsOf.ts';
import type { AppDocument } from '../../../schemas/documents/index.ts';
import type { Node } from '../../../schemas/node.ts';
import { drawnTree, walkDrawn, type DrawnPart, type DrawnTree } from '../drawnTree.ts';
import { measure, type Box, type Rect } from './boxes.ts';
import { loadRefusal, type Load } from './dragged.ts';
import { hitTest, steadyHit, tabsAt, type Dragged } from './hitTest.ts';

const { metas } = plainEnvironment();

const label = (id: string): Node => ({ type: 'label', id });
const box = (id: string, ...children: Node[]): Node => ({ type: 'box', id, children });
const page = (...body: Node[]): AppDocument => ({ kind: 'app', schemaVersion: 2, id: 'a', name: 'a', body });

/** Lays parts one below another, 40 pixels each and 10 around what stands in a box. */
function layOut(tree: DrawnTree): ReadonlyMap<string, Rect> {
  const rects = new Map<string, Rect>();
  const place = (part: DrawnPart, left: number, top: number, right: number): number => {
    const inner = part.holdings[0]?.parts ?? [];
    let bottom = top + 10;
    for (const each of inner) bottom = place(each, left + 10, bottom, right - 10);
    const end = inner.length === 0 ? top + 40 : bottom + 10;
    rects.set(part.key, { left, top, right, bottom: end });
    return end;
  };
  place(tree.root, 0, 0, 400);
  return rects;
}

function staged(document: AppDocument, load: Load): { root: Box; dragged: Dragged; tree: DrawnTree } {
  const tree = drawnTree(partsOf(document, metas));
  const rects = layOut(tree);
  const root = measure(tree.root, ({ key }) => rects.get(key))!;
  const dragged: Dragged = {
    keys: new Set(load.kind === 'parts' ? load.keys : []),
    refusal: (parent, { holding }) => loadRefusal(load, tree, metas, parent, holding),
  };
  return { root, dragged, tree };
}

const widget: Load = { kind: 'widget', type: 'label' };

// document 0–140: a 10–50, outer 50–130 (inner 60–100, empty)
const nested = page(label('a'), box('outer', box('inner')));

test.each([
  ['the upper half of a part that holds nothing', 200, 25, 0, 'document', 0],
  ['its lower half', 200, 38, 0, 'document', 1],
  ['the middle of an empty container', 200, 80, 0, 'inner', 0],
  ['its upper edge', 200, 66, 0, 'outer', 0],
  ['its lower edge', 200, 94, 0, 'outer', 1],
  ['the edge of what is around it', 200, 52, 0, 'document', 1],
  ['one level further out than the middle', 200, 75, 1, 'outer', 0],
  ['two levels further out', 200, 75, 2, 'document', 1],
] as const)('%s', (_what, x, y, level, parent, index) => {
  const { root, dragged } = staged(nested, widget);
  const place = hitTest(root, { x, y }, dragged, level);
  expect(place?.at).toMatchObject({ parent, index });
  expect(place?.refused).toBeUndefined();
});

test('a named place that is empty is offered at the corner of its container', () => {
  const { root, dragged } = staged(nested, widget);
  const [tab] = tabsAt(root, { x: 200, y: 80 }, dragged);
  expect(tab?.box.part.key).toBe('inner');
  const { right, top } = tab!.rect;
  expect(hitTest(root, { x: right - 5, y: top + 5 }, dragged)?.at).toEqual({
    parent: 'inner',
    holding: 'slots/head',
    index: 0,
  });
});

test('a part goes neither into itself nor beside itself from within', () => {
  const { root, dragged } = staged(nested, { kind: 'parts', keys: ['outer'] });
  expect(hitTest(root, { x: 200, y: 80 }, dragged)).toBeUndefined();
  expect(hitTest(root, { x: 200, y: 999 }, dragged)).toBeUndefined();
});

test('parts side by side are told apart by the horizontal', () => {
  const { tree } = staged(page(box('row', label('a'), label('b'))), widget);
  const rects: Record<string, Rect> = {
    document: { left: 0, top: 0, right: 400, bottom: 100 },
    row: { left: 0, top: 0, right: 400, bottom: 100 },
    a: { left: 10, top: 10, right: 190, bottom: 90 },
    b: { left: 210, top: 10, right: 390, bottom: 90 },
  };
  const root = measure(tree.root, ({ key }) => rects[key])!;
  const dragged: Dragged = { keys: new Set(), refusal: () => undefined };
  expect(hitTest(root, { x: 200, y: 50 }, dragged)?.at).toMatchObject({ parent: 'row', index: 1 });
  expect(hitTest(root, { x: 380, y: 50 }, dragged)?.at).toMatchObject({ parent: 'row', index: 2 });
});

test('a place that is shown stays while the pointer is hardly beyond it, and goes when it is', () => {
  const { root, dragged } = staged(nested, widget);
  const shown = hitTest(root, { x: 200, y: 29 }, dragged);
  expect(shown?.at.index).toBe(0);
  expect(steadyHit(root, { x: 200, y: 31 }, dragged, 0, shown)).toBe(shown);
  expect(steadyHit(root, { x: 200, y: 36 }, dragged, 0, shown)?.at.index).toBe(1);
});

const nodes: fc.Arbitrary<Node[]> = fc
  .letrec<{ node: Node; nodes: Node[] }>((tie) => ({
    node: fc.oneof(
      { maxDepth: 3 },
      fc.constant(label('')),
      tie('nodes').map((children): Node => ({ type: 'box', id: '', children })),
    ),
    nodes: fc.array(tie('node'), { maxLength: 4 }),
  }))
  .nodes.map((list) => {
    let count = 0;
    const named = (node: Node): Node => ({
      ...node,
      id: `n${String((count += 1))}`,
      ...(node.children && { children: (node.children as Node[]).map(named) }),
    });
    return list.map(named);
  });

test('what is shown is what happens: a part that is dropped stands where the indicator was', () => {
  fc.assert(
    fc.property(nodes, fc.nat(), fc.nat(400), fc.nat(800), (body, pick, x, y) => {
      const document = page(...body);
      const all = [...walkDrawn(drawnTree(partsOf(document, metas)).root)];
      fc.pre(all.length > 0);
      const key = all[pick % all.length]!.key;
      const { root, dragged, tree } = staged(document, { kind: 'parts', keys: [key] });
      const place = hitTest(root, { x, y }, dragged);
      fc.pre(place !== undefined && place.refused === undefined);
      const result = moveParts([key], place.at)(document, { metas });
      if (isRefused(result)) throw new Error(result.refused.enUS);
      const moved = drawnTree(partsOf(result.document, metas)).byKey.get(key);
      const before = tree.byKey.get(key)!.within!;
      const isBehind = before.parent.key === place.at.parent && before.index < place.at.index;
      expect(moved?.within?.parent.key).toBe(place.at.parent);
      expect(moved?.within?.index).toBe(place.at.index - (isBehind ? 1 : 0));
    }),
    { numRuns: 200 },
  );
});
