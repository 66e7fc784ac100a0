import { listName, isMembers, type Members, placed, type Placed, ROOT, type Thing } from './placed.ts';
import { MergedThings, ownMembers } from './MergedThings.ts';
import { mergedOrder } from './mergedOrder.ts';
import { mergeMembers, mergeValues, type Three, type ValuePlace } from './mergeValues.ts';
import { pointer as pointerTo } from '../../schemas/pointer.ts';

/** Two changes that cannot both hold. */
export interface MergeConflict {
  /** Tells it apart from all others of the same three documents; what `decisions` name. */
  readonly key: string;
  /** `changed`: both changed a value; `removed`: one side took away what the other changed; `moved`: both moved it. */
  readonly kind: 'changed' | 'removed' | 'moved';
  /** A JSON pointer to what it is about: into the merged value, or into theirs where that has it no longer. */
  readonly pointer: string;
  readonly isGone: boolean;
  /** What is there; undefined: it was taken away. Of what was moved the pointer to it. */
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** For conflicts by their keys: whose change holds. Mine where it says nothing. */
export type Decisions = ReadonlyMap<string, 'mine' | 'theirs'>;

export interface Merged<T> {
  readonly value: T;
  readonly conflicts: readonly MergeConflict[];
}

/**
 * Merges two changes of one document: nodes, fields, menus and the like by what they are, wherever they stand, so that
 * none stands twice and two people who change different things lose nothing; what they say member by member. Taking a step
 * of the history back is such a merge: of what the step came to, what there is now, and what was before the step.
 *
 * @param base what both began with
 * @param decisions whose change holds where both cannot; `conflicts` tells them all, decided or not
 */
export function merge<T>(base: T, mine: T, theirs: T, decisions: Decisions = new Map()): Merged<T> {
  if (base === theirs || mine === theirs) return { value: mine, conflicts: [] };
  if (base === mine) return { value: theirs, conflicts: [] };
  const merging = new Merging({ base, mine, theirs }, decisions);
  return { value: merging.value as T, conflicts: merging.conflicts };
}

/** A conflict whose place is not known before all is put together. */
type Open = Omit<MergeConflict, 'pointer' | 'isGone'> & { readonly thing: string; readonly inside: string };

class Merging {
  readonly value: unknown;
  readonly conflicts: readonly MergeConflict[];
  private readonly sides: Three<Placed>;
  private readonly decisions: Decisions;
  private readonly open = new Map<string, Open>();
  private readonly lists: ReadonlyMap<string, ReadonlySet<string>>;
  private readonly pointers = new Map<string, string>();

  constructor({ base, mine, theirs }: Three, decisions: Decisions) {
    this.decisions = decisions;
    this.sides = placedAlike({ base, mine, theirs });
    const things = new MergedThings(this.sides, (kind, thing) => {
      const told = ({ value, pointer }: Thing): unknown => (kind === 'moved' ? pointer : value);
      const [was, own, other] = this.thingsOf(thing).map((each) => each && told(each));
      const key = `${thing} ${kind}`;
      return this.ask({ key, kind, thing, inside: '', base: was, mine: own, theirs: other });
    });
    this.lists = things.byList();
    this.value =
      this.sides.mine.has(ROOT) && this.sides.theirs.has(ROOT)
        ? this.built(ROOT, '')
        : this.plain({ base, mine, theirs });
    this.conflicts = [...this.open.values()].map(({ thing, inside, ...conflict }) => {
      const pointer = this.pointers.get(thing);
      const isGone = pointer === undefined;
      return {
        ...conflict,
        isGone,
        pointer: (pointer ?? this.sides.theirs.get(thing)?.pointer ?? '') + inside,
      };
    });
  }

  private thingsOf(key: string): readonly (Thing | undefined)[] {
    const { base, mine, theirs } = this.sides;
    return [base, mine, theirs].map((side) => side.get(key));
  }

  private ask(conflict: Open): 'mine' | 'theirs' {
    this.open.set(conflict.key, conflict);
    return this.decisions.get(conflict.key) ?? 'mine';
  }

  /** Decides on values of a thing. */
  private readonly deciding =
    (thing: string) =>
    (three: Three, { key, pointer }: ValuePlace): unknown =>
      three[this.ask({ key, kind: 'changed', thing, inside: pointer, ...three })];

  private plain(three: Three): unknown {
    return mergeValues(three, { key: '', pointer: '' }, this.deciding(ROOT));
  }

  /** A thing with all that stands in it; the very object of one side where it is as there. */
  private built(key: string, pointer: string): Members {
    this.pointers.set(key, pointer);
    const [was, own, other] = this.thingsOf(key);
    const standing = [own, other].filter((thing) => thing !== undefined);
    const members = new Map(Object.entries(this.membersOf(key)));
    const slots = new Map<string, unknown>();
    for (const list of new Set(standing.flatMap(({ lists }) => [...lists.keys()]))) {
      const items = this.listOf(key, list, pointer);
      const isThere = items.length > 0 || isListKept(was, own, other, list);
      if (!isThere) continue;
      const same = kept(
        items,
        standing.map(({ value }) => listIn(value, list)),
      );
      if (list.startsWith(SLOTS)) slots.set(list.slice(SLOTS.length), same);
      else members.set(list, same);
    }
    if (slots.size > 0) {
      const rest = members.get('slots');
      const all = { ...(isMembers(rest) && rest), ...Object.fromEntries(slots) };
      members.set(
        'slots',
        kept(
          all,
          standing.map(({ value }) => value.slots),
        ),
      );
    }
    const values = standing.map(({ value }) => value);
    return kept(inOrderOf(members, values), values);
  }

  private membersOf(key: string): Members {
    const [was, own, other] = this.thingsOf(key);
    if (own === undefined || other === undefined) {
      const only = own ?? other;
      return only === undefined ? {} : ownMembers(only);
    }
    if (was !== undefined && was.value === other.value) return ownMembers(own);
    const three = { base: was ? ownMembers(was) : {}, mine: ownMembers(own), theirs: ownMembers(other) };
    return mergeMembers(three, { key, pointer: '' }, this.deciding(key));
  }

  private listOf(parent: string, list: string, pointer: string): readonly Members[] {
    const inside = this.lists.get(listName({ parent, list })) ?? new Set();
    const [base = [], mine = [], theirs = []] = this.thingsOf(parent).map((thing) => thing?.lists.get(list));
    const at = list.startsWith(SLOTS)
      ? pointerTo(`${pointer}/slots`, list.slice(SLOTS.length))
      : pointerTo(pointer, list);
    return mergedOrder({ base, mine, theirs }, inside).map((key, index) =>
      this.built(key, pointerTo(at, index)),
    );
  }
}

const SLOTS = 'slots/';

/** The things of three documents; what is no list of things in one of them is none in the others. */
function placedAlike({ base, mine, theirs }: Three): Three<Placed> {
  const closed = new Set<string>();
  for (;;) {
    const before = closed.size;
    const sides = { base: placed(base, closed), mine: placed(mine, closed), theirs: placed(theirs, closed) };
    if (closed.size === before) return sides;
  }
}

/** Whether an empty list is there: as in the side that changed that, or in the only one that has the thing. */
function isListKept(
  base: Thing | undefined,
  mine: Thing | undefined,
  theirs: Thing | undefined,
  list: string,
): boolean {
  const [was, own, other] = [base, mine, theirs].map((thing) => thing?.lists.has(list));
  if (own === undefined || other === undefined) return (own ?? other) === true;
  return own === other || other === was ? own : other;
}

const listIn = (value: Members, list: string): unknown =>
  list.startsWith(SLOTS) ? isMembers(value.slots) && value.slots[list.slice(SLOTS.length)] : value[list];

/** Members in the order in which the first of the sides has them, further ones behind. */
function inOrderOf(members: ReadonlyMap<string, unknown>, sides: readonly Members[]): Members {
  const names = new Set([...sides.flatMap((side) => Object.keys(side)), ...members.keys()]);
  return Object.fromEntries(
    [...names].flatMap((name): [string, unknown][] => (members.has(name) ? [[name, members.get(name)]] : [])),
  );
}

/** The first of some values whose members are the very same; else the new one. */
function kept<T extends object>(made: T, sides: readonly unknown[]): T {
  const entries = Object.entries(made) as [string, unknown][];
  const found = sides.find(
    (side) =>
      typeof side === 'object' &&
      side !== null &&
      Array.isArray(side) === Array.isArray(made) &&
      Object.keys(side).length === entries.length &&
      entries.every(([name, value]) => Object.hasOwn(side, name) && (side as Members)[name] === value),
  );
  return (found as T | undefined) ?? made;
}
