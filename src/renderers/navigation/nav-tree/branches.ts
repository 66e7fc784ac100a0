/** A row of a tree in the reader's language. */
export interface TreeRow {
  value: string;
  title: string;
  parent: string | undefined;
}

export interface Branch {
  key: string;
  title: string;
  children: Branch[];
}

/**
 * Rows as a tree. A row whose parent is missing stands at the top, and so does the first of rows that stand above each
 * other: none gets lost. A value that came before is passed over, and so is the one that no plain object can hold.
 */
export function toBranches(rows: readonly TreeRow[]): Branch[] {
  const known = new Map<string, TreeRow>();
  for (const row of rows) if (!known.has(row.value) && row.value !== '__proto__') known.set(row.value, row);
  const branches = new Map<string, Branch>();
  for (const { value, title } of known.values()) branches.set(value, { key: value, title, children: [] });
  const placed = new Map<string, string>();
  const isBelow = (value: string, above: string): boolean => {
    for (let at: string | undefined = value; at !== undefined; at = placed.get(at))
      if (at === above) return true;
    return false;
  };
  const top: Branch[] = [];
  for (const { value, parent } of known.values()) {
    const branch = branches.get(value);
    const above = parent === undefined ? undefined : branches.get(parent);
    if (!branch) continue;
    if (!above || isBelow(above.key, value)) top.push(branch);
    else {
      placed.set(value, above.key);
      above.children.push(branch);
    }
  }
  return top;
}

/** The branches whose title holds the words, with all that lead to them. */
export function findBranches(branches: readonly Branch[], words: string): Branch[] {
  const wanted = words.trim().toLowerCase();
  if (wanted === '') return [...branches];
  return branches.flatMap((branch) => {
    if (branch.title.toLowerCase().includes(wanted)) return [branch];
    const children = findBranches(branch.children, words);
    return children.length === 0 ? [] : [{ ...branch, children }];
  });
}

/** The keys of all that have something below them. */
export const openable = (branches: readonly Branch[]): string[] =>
  branches.flatMap(({ key, children }) => (children.length === 0 ? [] : [key, ...openable(children)]));
