/** More of them are one and the same mess. */
const MOST = 20;

/** A name with those behind it that are still to be followed. */
interface Step {
  readonly name: string;
  readonly next: readonly string[];
  at: number;
}

/**
 * Cycles of a graph, each as its way from the first name back to it: those that close when the graph is walked depth
 * first, at most 20. Linear in names and edges, and without recursion: a document may name thousands in a row.
 * @param next the names that a name refers to
 */
export function findCycles(
  names: Iterable<string>,
  next: (name: string) => readonly string[],
): readonly (readonly string[])[] {
  const cycles: (readonly string[])[] = [];
  const done = new Set<string>();
  for (const start of names) {
    const trail: Step[] = [];
    const places = new Map<string, number>();
    const enter = (name: string): void => {
      const place = places.get(name);
      if (place !== undefined) {
        if (cycles.length < MOST) cycles.push([...trail.slice(place).map((step) => step.name), name]);
      } else if (!done.has(name)) {
        places.set(name, trail.length);
        trail.push({ name, next: next(name), at: 0 });
      }
    };
    enter(start);
    for (let step = trail.at(-1); step !== undefined; step = trail.at(-1)) {
      const following = step.next[step.at];
      step.at += 1;
      if (following !== undefined) enter(following);
      else {
        trail.pop();
        places.delete(step.name);
        done.add(step.name);
      }
    }
  }
  return cycles;
}
