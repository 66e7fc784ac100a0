import { pointer as pointerTo } from '../../schemas/pointer.ts';
import { same } from '../same.ts';
import { keyedList } from './keyedList.ts';
import { mergedOrder } from './mergedOrder.ts';
import { isMembers, type Members } from './placed.ts';

/** One value before, as one side has it, and as the other has it; undefined: it is not there. */
export interface Three<T = unknown> {
  readonly base: T;
  readonly mine: T;
  readonly theirs: T;
}

/** Where a value is: by what tells it apart, and as a pointer into what is merged. */
export interface ValuePlace {
  readonly key: string;
  readonly pointer: string;
}

/** Decides on a value that both sides changed. @returns what holds */
export type Decide = (three: Three, at: ValuePlace) => unknown;

/** Merges two changes of a value that holds no things: members of objects by name, objects in lists by id or field. */
export function mergeValues(three: Three, at: ValuePlace, decide: Decide): unknown {
  const { base, mine, theirs } = three;
  if (same(base, theirs) || same(mine, theirs)) return mine;
  if (same(base, mine)) return theirs;
  const [was, own, other] = [base, mine, theirs].map(keyedList);
  if (own !== undefined && other !== undefined) {
    const lists = { base: was ?? new Map<string, unknown>(), mine: own, theirs: other };
    return mergeLists(lists, at, decide);
  }
  if (isMembers(mine) && isMembers(theirs))
    return mergeMembers({ base: isMembers(base) ? base : {}, mine, theirs }, at, decide);
  return decide(three, at);
}

/** The same for objects, member by member. */
export function mergeMembers(
  { base, mine, theirs }: Three<Members>,
  { key, pointer }: ValuePlace,
  decide: Decide,
): Members {
  const names = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
  const found = [...names].flatMap((name): [string, unknown][] => {
    const three = { base: memberOf(base, name), mine: memberOf(mine, name), theirs: memberOf(theirs, name) };
    const inside = { key: pointerTo(key, name), pointer: pointerTo(pointer, name) };
    const value = mergeValues(three, inside, decide);
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(found);
}

const memberOf = (of: Members, name: string): unknown => (Object.hasOwn(of, name) ? of[name] : undefined);

function mergeLists(
  { base, mine, theirs }: Three<ReadonlyMap<string, unknown>>,
  { key, pointer }: ValuePlace,
  decide: Decide,
): readonly unknown[] {
  const orders = { base: [...base.keys()], mine: [...mine.keys()], theirs: [...theirs.keys()] };
  const list: unknown[] = [];
  for (const item of mergedOrder(orders, new Set([...orders.mine, ...orders.theirs]))) {
    const three = { base: base.get(item), mine: mine.get(item), theirs: theirs.get(item) };
    // Of what stands in the list no longer, the list is the place.
    const inside = mine.has(item) ? pointerTo(pointer, list.length) : pointer;
    const value = mergeValues(three, { key: pointerTo(key, item), pointer: inside }, decide);
    if (value !== undefined) list.push(value);
  }
  return list;
}
