import type { Three } from './mergeValues.ts';

/**
 * The order of a list that two sides changed. Whoever changed the order of what is in both decides on it; if both did,
 * mine holds. What is in one only stands behind what it stood behind there; of two such runs in one place, which comes first
 * is the same whoever merges.
 * @param kept what stands in the list afterwards; what is in neither list comes last
 */
export function mergedOrder(
  { base, mine, theirs }: Three<readonly string[]>,
  kept: ReadonlySet<string>,
): readonly string[] {
  const [own, other] = [new Set(mine), new Set(theirs)];
  const isCommon = (key: string): boolean => own.has(key) && other.has(key) && kept.has(key);
  const runs = [mine, theirs].map((list) => runsOf(list, isCommon, kept));
  const backbone = (isReordered(base, mine) ? mine : theirs).filter(isCommon);
  const order = ['', ...backbone].flatMap((key) => {
    const found = runs.map((run) => run.get(key) ?? []).sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
    return key === '' ? found.flat() : [key, ...found.flat()];
  });
  const placed = new Set(order);
  return [...order, ...[...kept].filter((key) => !placed.has(key))];
}

/** What only one list has, by what it stands behind; at the beginning behind the empty key. */
function runsOf(
  list: readonly string[],
  isCommon: (key: string) => boolean,
  kept: ReadonlySet<string>,
): ReadonlyMap<string, readonly string[]> {
  const runs = new Map<string, string[]>();
  let behind = '';
  for (const key of list) {
    if (isCommon(key)) behind = key;
    else if (kept.has(key)) {
      const run = runs.get(behind) ?? [];
      run.push(key);
      runs.set(behind, run);
    }
  }
  return runs;
}

/** Whether what is in both stands in another order. */
function isReordered(before: readonly string[], after: readonly string[]): boolean {
  const [was, is] = [new Set(before), new Set(after)];
  const left = before.filter((key) => is.has(key));
  const right = after.filter((key) => was.has(key));
  return left.some((key, at) => key !== right[at]);
}
