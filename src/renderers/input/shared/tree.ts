import type { Choice } from './choices.ts';
import type { Option } from '../../../schemas/option.ts';

export interface Branch extends Choice {
  children?: Branch[];
}

/**
 * The tree that options make by naming their parents. An option whose parent is not among them is a root; options
 * that form a ring hang under no root and become roots without children.
 */
export function toTree(options: readonly Option[], localise: (label: Option['label']) => string): Branch[] {
  const known = new Set(options.map((option) => String(option.value)));
  const under = new Map<string | undefined, Option[]>();
  for (const option of options) {
    const parent = option.parent !== undefined && known.has(option.parent) ? option.parent : undefined;
    under.set(parent, [...(under.get(parent) ?? []), option]);
  }
  const placed = new Set<Option>();
  const single = (option: Option): Branch => ({
    value: String(option.value),
    label: localise(option.label),
    ...(option.disabled === true ? { disabled: true } : {}),
  });
  const branch = (option: Option): Branch => {
    placed.add(option);
    const children = (under.get(String(option.value)) ?? []).filter((child) => !placed.has(child));
    return { ...single(option), ...(children.length > 0 ? { children: children.map(branch) } : {}) };
  };
  const roots = (under.get(undefined) ?? []).map(branch);
  return [...roots, ...options.filter((option) => !placed.has(option)).map(single)];
}

/** The values from the root down to a value; a value that is no option stands alone. */
export function pathTo(value: string, find: (value: unknown) => Option | undefined): string[] {
  const path: string[] = [];
  let next: string | undefined = value;
  while (next !== undefined && !path.includes(next)) {
    path.unshift(next);
    next = find(next)?.parent;
  }
  return path;
}
