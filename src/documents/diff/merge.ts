import { pointer as pointerTo } from '../../schemas/pointer.ts';
import { same } from '../same.ts';
import { type Keyed, keyedList, keyOf } from './keyedList.ts';

/** Two changes of one place that cannot both hold. */
export interface MergeConflict {
  /**
   * Where, as a JSON pointer into the merged value, which holds there what was chosen. Where that is nothing, in a list,
   * the next part stands there.
   */
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
 * @param taken places in `conflicts`, which are the same whatever is taken, where `theirs` is
 */
export function merge<T>(base: T, mine: T, theirs: T, taken: ReadonlySet<number> = NONE): Merged<T> {
  const conflicts: MergeConflict[] = [];
  const value = merged({ base, mine, theirs }, '', { conflicts, taken }) as T;
  return { value, conflicts };
}

const NONE: ReadonlySet<number> = new Set();

/** What was come upon so far, and what is to be done about it. */
interface Found {
  readonly conflicts: MergeConflict[];
  readonly taken: ReadonlySet<number>;
}

interface Three {
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

function merged(three: Three, pointer: string, found: Found): unknown {
  const { base, mine, theirs } = three;
  if (same(base, theirs) || same(mine, theirs)) return mine;
  if (same(base, mine)) return theirs;
  const [was, own, other] = [base, mine, theirs].map(listOrNone);
  if (own !== undefined && other !== undefined && (Array.isArray(mine) || Array.isArray(theirs))) {
    const list = mergeLists({ base: was ?? NO_PARTS, mine: own, theirs: other }, pointer, found);
    const isGone = list.length === 0 && (mine === undefined || theirs === undefined);
    return isGone ? undefined : list;
  }
  if (isMembers(mine) && isMembers(theirs))
    return mergeMembers(isMembers(base) ? base : {}, mine, theirs, pointer, found);
  const isTaken = found.taken.has(found.conflicts.length);
  found.conflicts.push({ pointer, base, mine, theirs });
  return isTaken ? theirs : mine;
}

const NO_PARTS: Keyed = new Map();

/** A list that becomes empty is left out of a document: who took the last part away took no other. */
const listOrNone = (value: unknown): Keyed | undefined => (value === undefined ? NO_PARTS : keyedList(value));

function mergeMembers(base: Members, mine: Members, theirs: Members, pointer: string, found: Found): unknown {
  const names = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
  const members: [string, unknown][] = [];
  for (const name of names) {
    const three = { base: memberOf(base, name), mine: memberOf(mine, name), theirs: memberOf(theirs, name) };
    const value = merged(three, pointerTo(pointer, name), found);
    if (value !== undefined) members.push([name, value]);
  }
  return Object.fromEntries(members);
}

/** Whoever changed the order decides on it; if both did, mine stays. What is new stands behind what it stood behind. */
function mergeLists(
  { base, mine, theirs }: { base: Keyed; mine: Keyed; theirs: Keyed },
  pointer: string,
  found: Found,
): readonly unknown[] {
  const isMineMoved = !sameOrder(base, mine);
  const [first, second] = isMineMoved ? [mine, theirs] : [theirs, mine];
  const order = woven([...first.keys()], [...second.keys()], new Set([...first.keys(), ...second.keys()]));
  const list: unknown[] = [];
  for (const key of order) {
    const three = { base: base.get(key), mine: mine.get(key), theirs: theirs.get(key) };
    const value = merged(three, `${pointer}/${String(list.length)}`, found);
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
