import { pointer as pointerTo } from '../../schemas/pointer.ts';
import { same } from '../same.ts';
import { type Keyed, keyedList, keyOf } from './keyedList.ts';

/** Two changes of one place that cannot both hold. */
export interface MergeConflict {
  /** Where, as a JSON pointer into the merged value, which holds `mine` there. */
  readonly pointer: string;
  readonly base: unknown;
  /** Undefined: it was taken away. */
  readonly mine: unknown;
  readonly theirs: unknown;
}

export interface Merged<T> {
  readonly value: T;
  readonly conflicts: readonly MergeConflict[];
}

/**
 * Merges two changes of one JSON value: members of objects by name, objects in lists by their id or field, so that two
 * people who change different parts lose nothing. Taking a step of the history back is such a merge: of what the step
 * came to, what there is now, and what was before the step.
 *
 * @param base what both began with
 * @param mine stays where both changed the same place; `conflicts` says where that is
 */
export function merge<T>(base: T, mine: T, theirs: T): Merged<T> {
  const conflicts: MergeConflict[] = [];
  const value = merged({ base, mine, theirs }, '', conflicts) as T;
  return { value, conflicts };
}

interface Three {
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

function merged(three: Three, pointer: string, conflicts: MergeConflict[]): unknown {
  const { base, mine, theirs } = three;
  if (same(base, theirs) || same(mine, theirs)) return mine;
  if (same(base, mine)) return theirs;
  const [was, own, other] = [base, mine, theirs].map(keyedList);
  if (own !== undefined && other !== undefined)
    return mergeLists({ base: was ?? new Map(), mine: own, theirs: other }, pointer, conflicts);
  if (isMembers(mine) && isMembers(theirs))
    return mergeMembers(isMembers(base) ? base : {}, mine, theirs, pointer, conflicts);
  conflicts.push({ pointer, base, mine, theirs });
  return mine;
}

function mergeMembers(
  base: Members,
  mine: Members,
  theirs: Members,
  pointer: string,
  conflicts: MergeConflict[],
): unknown {
  const names = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
  const found: [string, unknown][] = [];
  for (const name of names) {
    const three = { base: memberOf(base, name), mine: memberOf(mine, name), theirs: memberOf(theirs, name) };
    const value = merged(three, pointerTo(pointer, name), conflicts);
    if (value !== undefined) found.push([name, value]);
  }
  return Object.fromEntries(found);
}

/** Whoever changed the order decides on it; if both did, mine stays. What is new stands behind what it stood behind. */
function mergeLists(
  { base, mine, theirs }: { base: Keyed; mine: Keyed; theirs: Keyed },
  pointer: string,
  conflicts: MergeConflict[],
): unknown {
  const isMineMoved = !sameOrder(base, mine);
  const [first, second] = isMineMoved ? [mine, theirs] : [theirs, mine];
  const order = woven([...first.keys()], [...second.keys()], new Set([...first.keys(), ...second.keys()]));
  const list: unknown[] = [];
  for (const key of order) {
    const three = { base: base.get(key), mine: mine.get(key), theirs: theirs.get(key) };
    const value = merged(three, `${pointer}/${String(list.length)}`, conflicts);
    if (value !== undefined) list.push(value);
  }
  return list;
}

/** Whether what is in both stands in the same order. */
function sameOrder(a: Keyed, b: Keyed): boolean {
  const left = [...a.keys()].filter((key) => b.has(key));
  const right = [...b.keys()].filter((key) => a.has(key));
  return left.every((key, index) => key === right[index]);
}

/** The order of one list, with what only the other has put behind what it stands behind there. */
function woven(
  order: readonly string[],
  other: readonly string[],
  all: ReadonlySet<string>,
): readonly string[] {
  const result = [...order];
  const placed = new Set(order);
  for (const [index, key] of other.entries()) {
    if (placed.has(key) || !all.has(key)) continue;
    const before = other[index - 1];
    result.splice(before === undefined ? 0 : result.indexOf(before) + 1, 0, key);
    placed.add(key);
  }
  return result;
}

type Members = Readonly<Record<string, unknown>>;

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const memberOf = (of: Members, name: string): unknown => (Object.hasOwn(of, name) ? of[name] : undefined);

/** Ids that stand twice in a merged document: one of the sides moved what the other one moved elsewhere. */
export function doubledIds(value: unknown): readonly string[] {
  const seen = new Set<string>();
  const twice = new Set<string>();
  const visit = (part: unknown): void => {
    if (Array.isArray(part)) part.forEach(visit);
    if (!isMembers(part)) return;
    const key = 'type' in part ? keyOf(part) : undefined;
    if (key !== undefined) (seen.has(key) ? twice : seen).add(key);
    Object.values(part).forEach(visit);
  };
  visit(value);
  return [...twice].map((key) => key.slice('id '.length));
}
