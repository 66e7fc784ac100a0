/**
 * Proposes the name that was most likely meant; what it is given is asked for only where it is looked at.
 * @param certain what was meant, where something other than its spelling says so
 */
export type Propose = (
  name: string,
  candidates: () => Iterable<string>,
  certain?: () => string | undefined,
) => string | undefined;

/** What is left of the work that proposals may take: one for each name that is looked at and each cell of a table. */
export interface ProposalWork {
  left: number;
}

/** What the proposals of one run of a check may take together: some tenths of a second. */
const WORK = 20_000_000;

export const proposalWork = (): ProposalWork => ({ left: WORK });

/**
 * A `nearest` that comes to an end: after so many proposals, or so much work, it proposes nothing any more. A document
 * may hold thousands of names and as many slips, and each slip would be held against each name.
 */
export function proposer(most: number, work: ProposalWork = proposalWork()): Propose {
  let asked = 0;
  return (name, candidates, certain) => {
    asked += 1;
    if (asked > most || work.left <= 0) return undefined;
    return certain?.() ?? nearest(name, candidates(), work);
  };
}

/**
 * The name that was most likely meant: the one that fewest changes lead to, if these are few for its length.
 * Distance: optimal string alignment (insert, delete, replace, swap of neighbours), without regard to case.
 */
export function nearest(
  name: string,
  candidates: Iterable<string>,
  work: ProposalWork = proposalWork(),
): string | undefined {
  if (name.length > LONGEST) return undefined;
  const wanted = name.toLowerCase();
  let best: string | undefined;
  let least = Math.max(1, Math.floor(wanted.length / 3)) + 1;
  for (const candidate of candidates) {
    work.left -= 1;
    if (work.left <= 0) break;
    if (candidate.length > LONGEST || Math.abs(candidate.length - wanted.length) >= least) continue;
    const found = distance(wanted, candidate.toLowerCase(), least, work);
    if (found >= least) continue;
    best = candidate;
    least = found;
  }
  return best;
}

/** Names longer than this are not compared: the table grows with the product of both. */
const LONGEST = 200;

/** Three rows are all that is ever looked back at. */
const rows = [
  new Uint16Array(LONGEST + 2),
  new Uint16Array(LONGEST + 2),
  new Uint16Array(LONGEST + 2),
] as const;
const FAR = 0xffff;

/** The distance of two texts where it is below `limit`, else anything from there on: only that band is worked out. */
function distance(a: string, b: string, limit: number, work: ProposalWork): number {
  let [before, last, row] = rows as readonly [Uint16Array, Uint16Array, Uint16Array];
  for (let column = 0; column <= b.length; column += 1) last[column] = column;
  for (let at = 1; at <= a.length; at += 1) {
    const from = Math.max(1, at - limit);
    const to = Math.min(b.length, at + limit);
    row[from - 1] = from === 1 ? at : FAR;
    let lowest = row[from - 1] ?? FAR;
    for (let column = from; column <= to; column += 1) {
      const same = a[at - 1] === b[column - 1];
      const above = column - at < limit ? (last[column] ?? FAR) : FAR;
      let least = Math.min(
        above + 1,
        (row[column - 1] ?? FAR) + 1,
        (last[column - 1] ?? FAR) + (same ? 0 : 1),
      );
      const swapped = at > 1 && column > 1 && a[at - 1] === b[column - 2] && a[at - 2] === b[column - 1];
      if (swapped) least = Math.min(least, (before[column - 2] ?? FAR) + 1);
      row[column] = Math.min(least, FAR);
      lowest = Math.min(lowest, least);
    }
    work.left -= to - from + 1;
    // No row behind has less: neither a change nor a swap takes from what was counted.
    if (lowest >= limit) return FAR;
    [before, last, row] = [last, row, before];
  }
  return last[b.length] ?? FAR;
}
