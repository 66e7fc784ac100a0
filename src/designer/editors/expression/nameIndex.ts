import type { ScopeName } from '../../../documents/check/scopeAt.ts';
import { localise, type Locale } from '../../../schemas/text.ts';

/** A name of a scope as it is looked for. */
export interface IndexedName {
  readonly name: ScopeName;
  readonly title: string;
  /** Titles of what it stands in and its own: `表单 › 报修人`. */
  readonly trail: string;
  readonly depth: number;
  /** In small letters. */
  readonly keys: { readonly title: string; readonly name: string; readonly path: string };
}

const known = new WeakMap<readonly ScopeName[], Map<Locale, readonly IndexedName[]>>();

/** All names of a scope, those in others included, once for each scope and language. */
export function indexOf(names: readonly ScopeName[], locale: Locale): readonly IndexedName[] {
  const byLocale = known.get(names) ?? new Map<Locale, readonly IndexedName[]>();
  known.set(names, byLocale);
  const kept = byLocale.get(locale);
  if (kept) return kept;
  const index = [...indexed(names, locale, '', 0)];
  byLocale.set(locale, index);
  return index;
}

function* indexed(
  names: readonly ScopeName[],
  locale: Locale,
  around: string,
  depth: number,
): Generator<IndexedName> {
  for (const name of names) {
    const title = localise(name.title, locale) || name.name;
    const trail = around === '' ? title : `${around} › ${title}`;
    const keys = {
      title: title.toLowerCase(),
      name: name.name.toLowerCase(),
      path: name.path.toLowerCase(),
    };
    yield { name, title, trail, depth, keys };
    yield* indexed(name.members, locale, trail, depth + 1);
  }
}

/** How well a name is what somebody typed: smaller is better; undefined where it is not. */
function rank({ keys: { title, name, path }, depth }: IndexedName, typed: string): number | undefined {
  const found = [
    [title === typed || name === typed || path === typed, 0],
    [name.startsWith(typed) || title.startsWith(typed), 10],
    [path.startsWith(typed), 20],
    [title.includes(typed) || name.includes(typed), 30],
    [path.includes(typed), 40],
  ] as const;
  const best = found.find(([fits]) => fits)?.[1];
  return best === undefined ? undefined : best + depth;
}

/** Names that fit what was typed, by title, name or path, the best first. */
export function matching(index: readonly IndexedName[], typed: string, most: number): readonly IndexedName[] {
  const wanted = typed.trim().toLowerCase();
  return index
    .flatMap((each) => {
      const ranked = rank(each, wanted);
      return ranked === undefined ? [] : [{ each, ranked }];
    })
    .sort((one, other) => one.ranked - other.ranked)
    .slice(0, most)
    .map(({ each }) => each);
}

/** The name of a path as an expression writes it; an index stands for the first element. */
export function nameAt(names: readonly ScopeName[], path: string): ScopeName | undefined {
  const [first, ...rest] = path
    .replace(/\[\d+\]/g, '')
    .split('.')
    .filter((step) => !/^\d+$/.test(step));
  let found = names.find(({ name }) => name === first);
  for (const step of rest) found = found?.members.find(({ name }) => name === step);
  return found;
}
