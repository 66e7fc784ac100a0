import type { TreeDataNode } from 'antd';
import type { Holding, Part, PartTree } from '../../documents/parts/part.ts';

/** A line of the outline: a part, or a place that holds parts. What it says is the matter of `OutlineLine`. */
export interface OutlineItem extends TreeDataNode {
  key: string;
  /** Key of the part, or of the part that has the place. */
  part: string;
  /** Name of the place; undefined for a part. */
  place: string | undefined;
  icon?: never;
  children: OutlineItem[];
}

/** The lines of an outline. Where a part holds in one place only, that place has no line of its own. */
export function outlineData({ root }: PartTree): OutlineItem[] {
  const itemOf = (part: Part): OutlineItem => ({
    ...{ key: part.key, part: part.key, place: undefined },
    children: insideOf(part),
  });
  const groupOf = (part: Part, holding: Holding): OutlineItem => ({
    ...{ key: groupKey(part, holding), part: part.key, place: holding.name },
    children: holding.parts.map(itemOf),
  });
  const insideOf = (part: Part): OutlineItem[] => {
    const [only, ...others] = part.holdings;
    if (only === undefined) return [];
    if (others.length === 0 && part.role !== 'document') return only.parts.map(itemOf);
    const shown = part.holdings.filter(
      // Tests are nothing of the page, and have a list of their own.
      ({ parts, form, roles }) => !roles.includes('test') && (parts.length > 0 || form === 'list'),
    );
    return shown.map((holding) => groupOf(part, holding));
  };
  return [itemOf(root)];
}

/** Whether two outlines have the same lines in the same places: most edits change what a line says at most. */
export const sameLines = (one: readonly OutlineItem[], other: readonly OutlineItem[]): boolean =>
  one.length === other.length &&
  one.every(({ key, part, place, children }, index) => {
    const against = other[index];
    return (
      key === against?.key &&
      part === against.part &&
      place === against.place &&
      sameLines(children, against.children)
    );
  });

/** The key of the line of a place. */
const groupKey = ({ key }: Part, { name }: Holding): string => `${key}/${name}`;

/** Keys of the lines around a part that have to be open for it to be seen. */
export function opensFor(part: Part | undefined): readonly string[] {
  const keys: string[] = [];
  for (let at = part?.within; at !== undefined; at = at.parent.within)
    keys.push(at.parent.key, groupKey(at.parent, at.holding));
  return keys;
}
