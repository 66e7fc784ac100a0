import type { Part } from '../../../documents/parts/part.ts';
import type { Menu } from '../../../schemas/documents/system.ts';
import { type Share, shareOf } from '../../table/shareOf.ts';

/** A menu as a row of the table of rights. */
export interface GrantRow {
  readonly key: string;
  readonly menu: Menu;
  readonly depth: number;
  /** Keys of what it opens: its own, or of all menus below a group. */
  readonly leaves: readonly string[];
}

/** All menus, groups before what stands in them. */
export const grantRows = (menus: readonly Part[], depth = 0): readonly GrantRow[] =>
  menus.flatMap((part) => [
    { key: part.key, menu: part.value as Menu, depth, leaves: leavesOf(part) },
    ...grantRows(below(part), depth + 1),
  ]);

const below = (part: Part): readonly Part[] => part.holdings[0]?.parts ?? [];

const leavesOf = (part: Part): readonly string[] =>
  below(part).length === 0 ? [part.key] : below(part).flatMap(leavesOf);

/** The rows that a search finds, with the groups around them; all where nothing is looked for. */
export function foundRows(
  rows: readonly GrantRow[],
  wanted: string,
  titleOf: (row: GrantRow) => string,
): readonly GrantRow[] {
  const query = wanted.trim().toLowerCase();
  if (query === '') return rows;
  const found = rows.filter((row) => titleOf(row).toLowerCase().includes(query));
  const kept = new Set(found.flatMap(({ leaves }) => leaves));
  return rows.filter(({ leaves }) => leaves.some((leaf) => kept.has(leaf)));
}

/**
 * How much of menus roles see.
 * @param leaves the menus, by key in `byKey`
 */
export function seenOf(
  leaves: readonly string[],
  roles: readonly string[],
  byKey: ReadonlyMap<string, GrantRow>,
): Share {
  const each = leaves.flatMap((key) => {
    const granted = new Set((byKey.get(key)?.menu.grants ?? []).map(({ role }) => role));
    return roles.map((role) => granted.has(role));
  });
  return shareOf(each);
}
