import type { Holding } from '../../../documents/parts/part.ts';
import type { DrawnPart } from '../drawnTree.ts';

/** A rectangle in pixels of the frame around the page. */
export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Axis = 'x' | 'y';

/** A part where it is drawn, measured once when a drag starts. */
export interface Box {
  readonly part: DrawnPart;
  readonly rect: Rect;
  readonly lanes: readonly Lane[];
}

/** A list of parts where it is drawn. */
export interface Lane {
  readonly holding: Holding;
  /** Those of its parts that are to be seen. */
  readonly boxes: readonly Box[];
  /** In which direction its parts follow each other. */
  readonly axis: Axis;
  /** Around all of its parts; undefined while it shows none. */
  readonly rect: Rect | undefined;
}

/**
 * Measures parts.
 * @param rectOf where a node is drawn; undefined where it has nothing to see
 * @returns undefined where neither it nor what stands in it is to be seen
 */
export function measure(part: DrawnPart, rectOf: (part: DrawnPart) => Rect | undefined): Box | undefined {
  const lanes = part.holdings.map(({ holding, parts }): Lane => {
    const boxes = parts.flatMap((inner) => measure(inner, rectOf) ?? []);
    return { holding, boxes, axis: axisOf(boxes), rect: union(boxes) };
  });
  const rect = rectOf(part) ?? union(lanes.flatMap(({ boxes }) => boxes));
  return rect && { part, rect, lanes };
}

/** How parts follow each other: side by side where the second begins behind the end of the first, at its height. */
function axisOf([first, second]: readonly Box[]): Axis {
  if (first === undefined || second === undefined) return 'y';
  const isBehind = second.rect.left >= first.rect.right - 1;
  const isBeside = second.rect.top < first.rect.bottom - 1 && first.rect.top < second.rect.bottom - 1;
  return isBehind && isBeside ? 'x' : 'y';
}

function union(boxes: readonly Box[]): Rect | undefined {
  if (boxes.length === 0) return undefined;
  const rects = boxes.map(({ rect }) => rect);
  return {
    left: Math.min(...rects.map(({ left }) => left)),
    top: Math.min(...rects.map(({ top }) => top)),
    right: Math.max(...rects.map(({ right }) => right)),
    bottom: Math.max(...rects.map(({ bottom }) => bottom)),
  };
}

export const contains = ({ left, top, right, bottom }: Rect, { x, y }: Point): boolean =>
  x >= left && x < right && y >= top && y < bottom;

/** Pixels from a point to a rectangle; 0 within. */
export const distance = ({ left, top, right, bottom }: Rect, { x, y }: Point): number =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
