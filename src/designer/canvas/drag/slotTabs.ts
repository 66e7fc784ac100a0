import { contains, type Box, type Lane, type Point, type Rect } from './boxes.ts';

/** A place of a container, or of a list, that has a name and holds nothing yet, as it is offered while something is dragged. */
export interface SlotTab {
  readonly box: Box;
  readonly lane: Lane;
  readonly rect: Rect;
}

/** Pixels. */
const WIDTH = 96;
const HEIGHT = 22;

/**
 * The tabs at the upper right of the innermost container around a point that has such places: nothing else of these can be
 * pointed at.
 * @param way the boxes that contain the point, the page first
 */
export function slotTabs(way: readonly Box[], takes: (box: Box, lane: Lane) => boolean): readonly SlotTab[] {
  for (const box of [...way].reverse()) {
    if (box.lanes.length < 2) continue;
    const lanes = box.lanes.filter(
      (lane) => isNamed(box, lane) && lane.holding.parts.length === 0 && takes(box, lane),
    );
    if (lanes.length > 0) return lanes.map((lane, at) => ({ box, lane, rect: tabAt(box.rect, at) }));
  }
  return [];
}

const isNamed = ({ part }: Box, { holding }: Lane): boolean =>
  holding.name.startsWith('slots/') || part.within === undefined;

const tabAt = ({ right, top }: Rect, at: number): Rect => ({
  left: right - (at + 1) * (WIDTH + 4),
  right: right - at * (WIDTH + 4) - 4,
  top: top + 4,
  bottom: top + 4 + HEIGHT,
});

/** The tab at a point. */
export const tabAround = (tabs: readonly SlotTab[], point: Point): SlotTab | undefined =>
  tabs.find(({ rect }) => contains(rect, point));
