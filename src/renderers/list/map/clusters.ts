/** A point where it is drawn, in px. */
interface Drawn {
  x: number;
  y: number;
}

/**
 * Puts together what would be drawn over each other: each point joins the first one that is near, and is drawn with it.
 * There are at most 1,000 of them, so that looking at each other one costs less than any index.
 * @param near px
 */
export function clustersOf<T extends Drawn>(points: readonly T[], near: number): readonly (readonly T[])[] {
  const clusters: { first: T; all: T[] }[] = [];
  for (const point of points) {
    const found = clusters.find(({ first }) => Math.hypot(first.x - point.x, first.y - point.y) < near);
    if (found) found.all.push(point);
    else clusters.push({ first: point, all: [point] });
  }
  return clusters.map(({ all }) => all);
}
