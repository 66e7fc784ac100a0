/** Whether a document is of the shape that its kind asks for. */
type Fits = (document: object) => boolean;

type Members = Readonly<Record<string, unknown>>;

/** A document with only those entries of its lists that are wrong, and how a path in it reads in the whole one. */
export interface Narrowed {
  readonly document: object;
  readonly pathOf: (path: string) => string;
}

/**
 * Leaves out what is right in the long lists of a wrong document, and in those of its wrong entries: saying what is wrong costs a thousand times what
 * telling that something is does. What is wrong beside its lists stays whole.
 * @param most entries of a list that are worth keeping
 */
export function narrowed(document: object, fits: Fits, most: number): Narrowed {
  const members = document as Members;
  const lists = Object.entries(members).filter(([, value]) => Array.isArray(value)) as [string, unknown[]][];
  const empty = { ...members, ...Object.fromEntries(lists.map(([name]) => [name, []])) };
  if (!fits(empty)) return { document, pathOf: (path) => path };
  const kept = new Map(
    lists.map(([name, list]) => [
      name,
      wrongOnes(list, (entry) => fits({ ...empty, [name]: [entry] }), most),
    ]),
  );
  // A list that is wrong as a whole, too long for one, has nothing wrong in it.
  if ([...kept.values()].every((entries) => entries.length === 0))
    return { document, pathOf: (path) => path };
  const shown = [...kept].map(([name, entries]) => [name, entries.map(({ entry }) => entry)] as const);
  return {
    document: { ...empty, ...Object.fromEntries(shown) },
    pathOf: (path) => {
      const [, name = '', at, ...rest] = path.split('/');
      const entry = at === undefined ? undefined : kept.get(name)?.[Number(at)];
      if (entry === undefined) return path;
      const inside = rest.length === 0 ? '' : entry.pathOf(['', ...rest].join('/'));
      return `/${name}/${String(entry.at)}${inside}`;
    },
  };
}

/** A wrong entry, with only what is wrong in its own lists. */
interface Kept extends Pick<Narrowed, 'pathOf'> {
  readonly at: number;
  readonly entry: unknown;
}

function narrowedEntry(entry: unknown, fits: (entry: unknown) => boolean, most: number): Omit<Kept, 'at'> {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry))
    return { entry, pathOf: (path) => path };
  const { document, pathOf } = narrowed(entry, fits, most);
  return { entry: document, pathOf };
}

function wrongOnes(
  list: readonly unknown[],
  fits: (entry: unknown) => boolean,
  most: number,
): readonly Kept[] {
  const wrong: Kept[] = [];
  for (const [at, entry] of list.entries()) {
    if (!fits(entry)) wrong.push({ at, ...narrowedEntry(entry, fits, most) });
    if (wrong.length >= most) break;
  }
  return wrong;
}
