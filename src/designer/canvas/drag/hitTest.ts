import type { TargetKey } from '../../../documents/edit/command.ts';
import type { LocalText } from '../../../schemas/text.ts';
import type { DrawnPart } from '../drawnTree.ts';
import { contains, distance, type Axis, type Box, type Lane, type Point, type Rect } from './boxes.ts';
import { slotTabs, tabAround, type SlotTab } from './slotTabs.ts';

/** Where what is dragged would come to stand. */
export interface DropPlace {
  readonly at: TargetKey;
  readonly parent: DrawnPart;
  /** Why it may not stand there. */
  readonly refused: LocalText | undefined;
  /** The line between two parts, or the whole of what it comes into. */
  readonly rect: Rect;
  readonly kind: 'line' | 'inside';
}

/** What is dragged. */
export interface Dragged {
  /** Keys of the parts that move; none of a new widget. */
  readonly keys: ReadonlySet<string>;
  /** Why it may not stand in a list; undefined where it may. */
  readonly refusal: (parent: DrawnPart, lane: Lane) => LocalText | undefined;
}

/** The widest that the edge of a part is, in pixels, and as a share of it: before or behind it, instead of into it. */
const EDGE = 24;
const EDGE_SHARE = 0.25;
/** So near to an edge that several parts have, the outermost of them is meant. */
const RIM = 5;
/** How far a pointer has to leave a place for another one to be shown, in pixels. */
const HOLD = 3;

/** A box with the lane in which it stands. */
interface Step {
  readonly box: Box;
  readonly outer: { readonly box: Box; readonly lane: Lane } | undefined;
}

/**
 * The place that a point means.
 * @param root the page, measured
 * @param level how many levels further out than the point says
 * @returns undefined where the point is outside of the page, or in what is dragged itself
 */
export function hitTest(root: Box, point: Point, dragged: Dragged, level = 0): DropPlace | undefined {
  const way = wayDown(root, point);
  if (way.some(({ box }) => dragged.keys.has(box.part.key))) return undefined;
  const tab = tabAround(tabsOn(way, dragged), point);
  if (tab !== undefined) return inTab(tab);
  const found = meant(way, point, dragged);
  if (found === undefined) return undefined;
  const { place, depth } = found;
  if (level === 0 || depth <= 1) return place;
  const step = way[Math.max(1, depth - level)];
  return step?.outer && beside(step.box, step.outer, point, dragged);
}

/** The named places that are offered where a point is. */
export const tabsAt = (root: Box, point: Point, dragged: Dragged): readonly SlotTab[] => {
  const way = wayDown(root, point);
  return way.some(({ box }) => dragged.keys.has(box.part.key)) ? [] : tabsOn(way, dragged);
};

const tabsOn = (way: readonly Step[], { refusal }: Dragged): readonly SlotTab[] =>
  slotTabs(
    way.map(({ box }) => box),
    (box, lane) => refusal(box.part, lane) === undefined,
  );

const inTab = ({ box, lane, rect }: SlotTab): DropPlace => ({
  at: { parent: box.part.key, holding: lane.holding.name, index: 0 },
  parent: box.part,
  refused: undefined,
  rect,
  kind: 'inside',
});

/** As `hitTest`, but stays with the place that is shown while the point is hardly beyond it. */
export function steadyHit(
  root: Box,
  point: Point,
  dragged: Dragged,
  level: number,
  shown: DropPlace | undefined,
): DropPlace | undefined {
  const now = hitTest(root, point, dragged, level);
  if (shown === undefined || isSame(now, shown)) return now;
  const { x, y } = point;
  const near = [
    { x: x - HOLD, y },
    { x: x + HOLD, y },
    { x, y: y - HOLD },
    { x, y: y + HOLD },
  ];
  return near.some((each) => isSame(hitTest(root, each, dragged, level), shown)) ? shown : now;
}

const isSame = (one: DropPlace | undefined, other: DropPlace): boolean =>
  one?.at.parent === other.at.parent &&
  one.at.holding === other.at.holding &&
  one.at.index === other.at.index &&
  one.kind === other.kind;

/** The boxes that contain a point, the page first. */
function wayDown(root: Box, point: Point): readonly Step[] {
  if (!contains(root.rect, point)) return [];
  const way: Step[] = [{ box: root, outer: undefined }];
  for (let box: Box | undefined = root; box !== undefined;) {
    const outer: Box = box;
    const inner: Step | undefined = outer.lanes
      .flatMap((lane) => lane.boxes.map((each): Step => ({ box: each, outer: { box: outer, lane } })))
      .find((each) => contains(each.box.rect, point));
    if (inner !== undefined) way.push(inner);
    box = inner?.box;
  }
  return way;
}

/** The place without an outer level asked for, and how deep the box is that it lies beside or in. */
function meant(
  way: readonly Step[],
  point: Point,
  dragged: Dragged,
): { readonly place: DropPlace; readonly depth: number } | undefined {
  const last = way.at(-1);
  if (last === undefined) return undefined;
  const rim = way.findIndex(({ box, outer }) => outer && edgeAt(box.rect, outer.lane.axis, point, RIM) !== 0);
  const edge = rim < 0 ? way.length - 1 : rim;
  const { box, outer } = way[edge] ?? last;
  const isEdge = outer && (rim >= 0 || edgeAt(box.rect, outer.lane.axis, point, EDGE) !== 0);
  if (outer && isEdge) return { place: beside(box, outer, point, dragged), depth: edge };
  const into = inside(last.box, point, dragged);
  if (into !== undefined) return { place: into, depth: way.length };
  return outer && { place: beside(last.box, outer, point, dragged), depth: way.length - 1 };
}

/** Whether a point is at the beginning (-1) or the end (1) of a rectangle. */
function edgeAt({ left, top, right, bottom }: Rect, axis: Axis, { x, y }: Point, most: number): -1 | 0 | 1 {
  const [from, to, at] = axis === 'x' ? [left, right, x] : [top, bottom, y];
  const edge = Math.min(most, (to - from) * EDGE_SHARE);
  if (at < from + edge) return -1;
  return at >= to - edge ? 1 : 0;
}

/** Before or behind a box, whichever half the point is in. */
function beside(
  box: Box,
  { box: outer, lane }: NonNullable<Step['outer']>,
  point: Point,
  dragged: Dragged,
): DropPlace {
  const isBehind = isInSecondHalf(box.rect, lane.axis, point);
  return placeIn(outer, lane, box, isBehind, dragged);
}

const isInSecondHalf = ({ left, top, right, bottom }: Rect, axis: Axis, { x, y }: Point): boolean =>
  axis === 'x' ? x >= (left + right) / 2 : y >= (top + bottom) / 2;

/** Into a box: the list that is drawn around the point, else the first that takes it, else the first at all. */
function inside(box: Box, point: Point, dragged: Dragged): DropPlace | undefined {
  const { lanes } = box;
  const lane =
    lanes.find(({ rect }) => rect !== undefined && contains(rect, point)) ??
    lanes.find((each) => dragged.refusal(box.part, each) === undefined) ??
    lanes.find(({ holding }) => holding.name === 'children');
  if (lane === undefined) return undefined;
  const [nearest] = [...lane.boxes].sort((a, b) => distance(a.rect, point) - distance(b.rect, point));
  if (nearest === undefined) {
    const at = { parent: box.part.key, holding: lane.holding.name, index: lane.holding.parts.length };
    const refused = dragged.refusal(box.part, lane);
    return { at, parent: box.part, refused, rect: box.rect, kind: 'inside' };
  }
  return placeIn(box, lane, nearest, isInSecondHalf(nearest.rect, lane.axis, point), dragged);
}

function placeIn(outer: Box, lane: Lane, box: Box, isBehind: boolean, dragged: Dragged): DropPlace {
  const index = (box.part.within?.index ?? 0) + (isBehind ? 1 : 0);
  return {
    at: { parent: outer.part.key, holding: lane.holding.name, index },
    parent: outer.part,
    refused: dragged.refusal(outer.part, lane),
    rect: lineAt(box.rect, lane.axis, isBehind),
    kind: 'line',
  };
}

/** Half of the thickness of the line, in pixels. */
const LINE = 2;

function lineAt({ left, top, right, bottom }: Rect, axis: Axis, isBehind: boolean): Rect {
  if (axis === 'x') {
    const x = isBehind ? right : left;
    return { left: x - LINE, right: x + LINE, top, bottom };
  }
  const y = isBehind ? bottom : top;
  return { left, right, top: y - LINE, bottom: y + LINE };
}
