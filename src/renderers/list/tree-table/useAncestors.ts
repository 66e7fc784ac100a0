import { useEffect, useRef, useState } from 'react';
import type { Records } from '../shared/Records.ts';
import type { Row } from '../shared/rowsOf.ts';
import { missingParents } from './treeRows.ts';

/** Deeper trees than that are rings, or nothing that anybody reads. */
const MOST_LEVELS = 20;

/** The records of a tree, and those above them that the question left out. */
interface Rooted {
  rows: readonly Row[];
  above: readonly Row[];
}

type Find = NonNullable<Records['find']>;

/** Asks level by level, all records of a level at once, for what stands above. */
async function findAbove(
  rows: readonly Row[],
  keyBy: string,
  parent: string,
  find: Find,
): Promise<readonly Row[]> {
  const above: Row[] = [];
  const asked = new Set<string>();
  for (let level = 0; level < MOST_LEVELS; level += 1) {
    // Asked once: one that does not exist, or that the reader may not see, is not asked for again.
    const names = missingParents([...rows, ...above], keyBy, parent).filter((name) => !asked.has(name));
    if (names.length === 0) break;
    for (const name of names) asked.add(name);
    above.push(...(await find(keyBy, names)));
  }
  return above;
}

/**
 * The records with those above them, so that what a filter finds does not stand alone at the top. Until they are here
 * the tree stays what it was, since records would else jump from the top to their place.
 * @param records of the list; where it cannot be asked for others there are none above
 */
export function useAncestors(records: Records, keyBy: string, parent: string | undefined): Rooted {
  const { rows, find } = records;
  // Before its window has come, a list may hold a page, which is none of the tree's business.
  const settled = records.windowed && records.status === 'ready';
  const [found, setFound] = useState<Rooted>();
  const drawn = useRef<Rooted>();
  const complete = !find || parent === undefined || missingParents(rows, keyBy, parent).length === 0;
  useEffect(() => {
    if (complete || !settled) return undefined;
    let over = false;
    findAbove(rows, keyBy, parent, find).then(
      (above) => {
        if (!over) setFound({ rows, above });
      },
      // Those at the top say less than those in their places, and more than nothing.
      () => {
        if (!over) setFound({ rows, above: NONE });
      },
    );
    return () => {
      over = true;
    };
  }, [complete, settled, rows, keyBy, parent, find]);
  if (complete) drawn.current = { rows, above: NONE };
  else if (found?.rows === rows) drawn.current = found;
  return drawn.current ?? { rows, above: NONE };
}

const NONE: readonly Row[] = [];
