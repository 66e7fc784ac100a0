/** An item of a menu with its texts in the reader's language. */
export interface MenuEntry {
  key: string;
  title: string;
  icon: string | undefined;
  path: string | undefined;
  children: MenuEntry[];
}

interface Written<T> {
  key?: string | null;
  title: T;
  icon?: string | null;
  path?: string | null;
  children?: readonly unknown[] | null;
}

/** Items as documents and records write them; what is known by no key is known by its path, else by its place. */
export function menuEntries<T>(
  items: readonly Written<T>[],
  localise: (text: T) => string,
  above = '',
): MenuEntry[] {
  return items.map((item, index) => {
    const key = item.key ?? item.path ?? `${above}/${index}`;
    return {
      key,
      title: localise(item.title),
      icon: item.icon ?? undefined,
      path: item.path ?? undefined,
      children: menuEntries((item.children ?? []).filter(isItem<T>), localise, key),
    };
  });
}

const isItem = <T>(item: unknown): item is Written<T> =>
  typeof item === 'object' && item !== null && 'title' in item;

/** The keys from the top to an item that fits; empty where none does. */
export function wayTo(entries: readonly MenuEntry[], fits: (entry: MenuEntry) => boolean): string[] {
  for (const entry of entries) {
    if (fits(entry)) return [entry.key];
    const below = wayTo(entry.children, fits);
    if (below.length > 0) return [entry.key, ...below];
  }
  return [];
}
