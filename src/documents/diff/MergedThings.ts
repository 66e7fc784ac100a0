import { same } from '../same.ts';
import type { Three } from './mergeValues.ts';
import { isMembers, listName, type Members, type Place, type Placed, ROOT, type Thing } from './placed.ts';

type Side = 'mine' | 'theirs';

/** Asks which side holds where both cannot; each thing has at most one such question of a kind. */
export type Ask = (kind: 'removed' | 'moved', thing: string) => Side;

/**
 * Which things are in a document that two sides changed, and where. A thing is the same wherever it stands, so that it is
 * in the merged document once; one that neither side took away is in it.
 */
export class MergedThings {
  private readonly sides: Three<Placed>;
  private readonly ask: Ask;
  private readonly there = new Set<string>([ROOT]);
  private readonly places = new Map<string, Place>();

  constructor(sides: Three<Placed>, ask: Ask) {
    this.sides = sides;
    this.ask = ask;
    this.decideRemovals();
    for (const key of this.there) if (key !== ROOT) this.places.set(key, this.placeOf(key));
    this.breakCircles();
  }

  /** What stands in each list, by `listName`. */
  byList(): ReadonlyMap<string, ReadonlySet<string>> {
    const lists = new Map<string, Set<string>>();
    for (const [key, place] of this.places) {
      const name = listName(place);
      const inside = lists.get(name) ?? new Set();
      lists.set(name, inside.add(key));
    }
    return lists;
  }

  private decideRemovals(): void {
    const { base, mine, theirs } = this.sides;
    for (const key of mine.keys()) if (theirs.has(key)) this.there.add(key);
    const keptMine = this.survivors(mine, theirs, 'mine');
    const keptTheirs = this.survivors(theirs, mine, 'theirs');
    for (const key of [...keptMine, ...keptTheirs]) this.there.add(key);
    // What is new goes where it was put, outermost first: with what is not there it goes too.
    for (const own of [mine, theirs])
      for (const [key, { at }] of own)
        if (!base.has(key) && at !== undefined && this.there.has(at.parent)) this.there.add(key);
  }

  /** Of what the other side took away with all that stood in it, what stays: it was changed here, and that holds. */
  private survivors(own: Placed, other: Placed, side: Side): readonly string[] {
    const { base } = this.sides;
    const isGone = (key: string): boolean => base.has(key) && own.has(key) && !other.has(key);
    const groups = new Map<string, string[]>();
    for (const key of own.keys()) {
      if (!isGone(key)) continue;
      let outer = key;
      for (
        let up = base.get(outer)?.at?.parent;
        up !== undefined && isGone(up);
        up = base.get(up)?.at?.parent
      )
        outer = up;
      const group = groups.get(outer) ?? [];
      groups.set(outer, group);
      group.push(key);
    }
    return [...groups].flatMap(([outer, group]) => {
      const isChanged = group.some((key) => isChangedThing(key, base, own));
      return isChanged && this.ask('removed', outer) === side ? group : [];
    });
  }

  private placeOf(key: string): Place {
    const { base, mine, theirs } = this.sides;
    const [was, own, other] = [base, mine, theirs].map((side) => side.get(key)?.at);
    const isThere = (place: Place | undefined): boolean =>
      place !== undefined && this.there.has(place.parent);
    if (isThere(own) !== isThere(other)) return this.standing(key, isThere(own) ? 'mine' : 'theirs');
    if (own === undefined || other === undefined)
      return this.standing(key, own === undefined ? 'theirs' : 'mine');
    if (samePlace(own, other) || samePlace(was, other)) return this.standing(key, 'mine');
    if (samePlace(was, own)) return this.standing(key, 'theirs');
    return this.standing(key, this.ask('moved', key));
  }

  /** Where a thing stands on one side; where that is gone, where that stood. */
  private standing(key: string, side: Side): Place {
    const things = this.sides[side].has(key) ? this.sides[side] : this.sides[other(side)];
    let place = things.get(key)?.at;
    while (place !== undefined && !this.there.has(place.parent)) place = things.get(place.parent)?.at;
    if (place === undefined) throw new Error(`Nothing holds ${key}.`);
    return place;
  }

  /** Each side may have moved one thing into the other one: all that stand so in a circle stand as on one side. */
  private breakCircles(): void {
    const settled = new Set<string>([ROOT]);
    const asked = new Set<string>();
    for (const key of this.places.keys()) {
      let circle = this.circleFrom(key, settled);
      while (circle !== undefined) {
        const [first = key] = [...circle].sort();
        // Mine alone has no circles: it holds where decisions for several of them make another one.
        const side = asked.has(first) ? 'mine' : this.ask('moved', first);
        asked.add(first);
        for (const each of circle) this.places.set(each, this.standing(each, side));
        circle = this.circleFrom(key, settled);
      }
      let up: string | undefined = key;
      while (up !== undefined && !settled.has(up)) {
        settled.add(up);
        up = this.places.get(up)?.parent;
      }
    }
  }

  private circleFrom(key: string, settled: ReadonlySet<string>): readonly string[] | undefined {
    const way: string[] = [];
    for (let up: string | undefined = key; up !== undefined && !settled.has(up);) {
      if (way.includes(up)) return way.slice(way.indexOf(up));
      way.push(up);
      up = this.places.get(up)?.parent;
    }
    return undefined;
  }
}

const other = (side: Side): Side => (side === 'mine' ? 'theirs' : 'mine');

const samePlace = (a: Place | undefined, b: Place | undefined): boolean =>
  a !== undefined && b !== undefined && a.parent === b.parent && a.list === b.list;

/** What a thing says itself, without the things that stand in it. */
export function ownMembers({ value, lists }: Thing): Members {
  const own = Object.entries(value).filter(([name]) => !lists.has(name));
  return Object.fromEntries(
    own.flatMap(([name, member]): [string, unknown][] => {
      if (name !== 'slots' || !isMembers(member)) return [[name, member]];
      const rest = Object.entries(member).filter(([slot]) => !lists.has(`slots/${slot}`));
      return rest.length === 0 ? [] : [[name, Object.fromEntries(rest)]];
    }),
  );
}

/** Whether one side changed a thing: what it says, where it stands, or what was put into it. */
function isChangedThing(key: string, base: Placed, own: Placed): boolean {
  const [before, after] = [base.get(key), own.get(key)];
  if (before === undefined || after === undefined) return true;
  if (!samePlace(before.at, after.at)) return true;
  if (before.value === after.value) return false;
  const inside = [...after.lists.values()].flat();
  return (
    inside.some((each) => base.get(each)?.at?.parent !== key) || !same(ownMembers(before), ownMembers(after))
  );
}
