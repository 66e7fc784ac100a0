import { pointer } from '../../schemas/pointer.ts';
import { cut, type Fits, MOST_EXPLAINED, sizeOf } from './cut.ts';

/** A document with only those entries of its lists that are wrong, and how a path in it reads in the whole one. */
export interface Narrowed {
  readonly document: object;
  readonly pathOf: (path: string) => string;
  /** Lists of right entries that hold too many, by their paths in the whole one; here they are empty. */
  readonly long: readonly LongList[];
}

/** A list that is too long. */
interface LongList {
  readonly path: string;
  /** Entries that it may hold. */
  readonly limit: number;
}

/**
 * Leaves out what is right in the long lists of a wrong document, and in those of its wrong entries: saying what is wrong costs a thousand times what
 * telling that something is does. Where something beside them is wrong in a large document, lists are cut.
 * @param most entries of all lists that are worth keeping
 */
export function narrowed(document: object, fits: Fits, most: number): Narrowed {
  const lists = listsIn(document);
  const whole = { document, pathOf: (path: string) => path, long: [] };
  const first = FIRST.map((count) => firstOf(lists, count)).find((each) => fits(withLists(document, each)));
  if (first === undefined) return { ...whole, document: cut(document, fits) };
  const kept = new Map<string, readonly Kept[]>();
  let left = most;
  let room = MOST_EXPLAINED;
  for (const [path, list] of lists) {
    if (left <= 0 || room <= 0) break;
    const wrong = wrongOnes(list, oneByOne(document, path, fits, first), { left, room });
    kept.set(path, [...(first.get(path) ?? []).map(asItIs), ...wrong]);
    left -= wrong.length;
    for (const { entry } of wrong) room -= sizeOf(entry);
  }
  const long =
    left === most ? lists.flatMap((list) => tooLong(document, list, fits, first)) : longInside(kept);
  if (left === most && long.length === 0) return whole;
  const entries = [...kept].map(([path, wrong]) => [path, wrong.map(({ entry }) => entry)] as const);
  return {
    document: withLists(document, new Map([...first, ...entries])),
    pathOf: (path) => inWhole(path, kept),
    long,
  };
}

const longInside = (kept: ReadonlyMap<string, readonly Kept[]>): readonly LongList[] =>
  [...kept].flatMap(([list, entries]) =>
    entries.flatMap(({ at, long }) =>
      long.map(({ path, limit }) => ({ path: `${list}/${String(at)}${path}`, limit })),
    ),
  );

function inWhole(path: string, kept: ReadonlyMap<string, readonly Kept[]>): string {
  for (const [list, entries] of kept) {
    if (!path.startsWith(`${list}/`)) continue;
    const [at, ...rest] = path.slice(list.length + 1).split('/');
    const entry = entries[Number(at)];
    if (entry === undefined) return path;
    return `${list}/${String(entry.at)}${rest.length === 0 ? '' : entry.pathOf(`/${rest.join('/')}`)}`;
  }
  return path;
}

/** The lists of a value that stand in no other list, by their pointers. */
function listsIn(value: object, path = ''): readonly (readonly [string, readonly unknown[]])[] {
  return Object.entries(value).flatMap(([name, member]: [string, unknown]) => {
    const at = pointer(path, name);
    if (Array.isArray(member)) return [[at, member as readonly unknown[]] as const];
    return typeof member === 'object' && member !== null ? listsIn(member, at) : [];
  });
}

/** A value with other lists; those that are not named are empty. */
function withLists(value: object, lists: ReadonlyMap<string, readonly unknown[]>, path = ''): object {
  return Object.fromEntries(
    Object.entries(value).map(([name, member]: [string, unknown]) => {
      const at = pointer(path, name);
      if (Array.isArray(member)) return [name, lists.get(at) ?? []];
      const isObject = typeof member === 'object' && member !== null;
      return [name, isObject ? withLists(member, lists, at) : member];
    }),
  );
}

/** How many entries lists are begun with, so that a document is right with them: some may not be empty. */
const FIRST = [0, 1, 2];

const firstOf = (
  lists: readonly (readonly [string, readonly unknown[]])[],
  count: number,
): ReadonlyMap<string, readonly unknown[]> =>
  new Map(lists.map(([path, list]) => [path, list.slice(0, count)]));

/** Whether one entry of a list is right, in a document in which lists only begin. */
function oneByOne(
  document: object,
  path: string,
  fits: Fits,
  first: ReadonlyMap<string, readonly unknown[]>,
): (entry: unknown) => boolean {
  const begun = first.get(path) ?? [];
  const list = [...begun];
  const alone = withLists(document, new Map([...first, [path, list]]));
  return (entry) => {
    list[begun.length] = entry;
    return fits(alone);
  };
}

/** A wrong entry, with only what is wrong in its own lists. */
interface Kept extends Pick<Narrowed, 'pathOf' | 'long'> {
  readonly at: number;
  readonly entry: unknown;
}

const asItIs = (entry: unknown, at: number): Kept => ({ at, entry, pathOf: (path) => path, long: [] });

function narrowedEntry(entry: unknown, fits: (entry: unknown) => boolean, most: number): Omit<Kept, 'at'> {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry))
    return { entry, pathOf: (path) => path, long: [] };
  const { document, ...narrow } = narrowed(entry, fits, most);
  return { entry: document, ...narrow };
}

function wrongOnes(
  list: readonly unknown[],
  fits: (entry: unknown) => boolean,
  { left, room }: { readonly left: number; readonly room: number },
): readonly Kept[] {
  const wrong: Kept[] = [];
  let size = 0;
  for (const [at, entry] of list.entries()) {
    if (fits(entry)) continue;
    const kept = narrowedEntry(entry, fits, left);
    wrong.push({ at, ...kept });
    size += sizeOf(kept.entry);
    if (wrong.length >= left || size >= room) break;
  }
  return wrong;
}

/** A list of so few may be wrong by itself for another reason, which is quick to find. */
const SHORT = 10;

/** Whether a list of right entries is wrong by itself: of a longer one schemas of documents ask nothing else than its length. */
function tooLong(
  document: object,
  [path, list]: readonly [string, readonly unknown[]],
  fits: Fits,
  first: ReadonlyMap<string, readonly unknown[]>,
): readonly LongList[] {
  const isRight = (length: number): boolean =>
    fits(withLists(document, new Map([...first, [path, list.slice(0, length)]])));
  if (list.length <= SHORT || isRight(list.length)) return [];
  let [right, wrong] = [first.get(path)?.length ?? 0, list.length];
  while (wrong - right > 1) {
    const middle = Math.floor((right + wrong) / 2);
    if (isRight(middle)) right = middle;
    else wrong = middle;
  }
  return [{ path, limit: right }];
}
