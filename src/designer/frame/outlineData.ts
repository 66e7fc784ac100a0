import type { TreeDataNode } from 'antd';
import type { MetaIndex } from '../../documents/metaIndex.ts';
import type { Holding, Part, PartTree } from '../../documents/parts/part.ts';
import { localise, type Locale } from '../../schemas/text.ts';
import { partLabel, type PartLabel } from './partLabel.ts';

/** A line of the outline: a part, or a place that holds parts. */
export interface OutlineItem extends TreeDataNode {
  key: string;
  label: PartLabel;
  /** Undefined for a place. */
  part: Part | undefined;
  icon?: never;
  children: OutlineItem[];
}

/** The lines of an outline. Where a part holds in one place only, that place has no line of its own. */
export function outlineData(
  { root }: PartTree,
  metas: MetaIndex,
  locale: Locale,
  fieldTitle?: (code: string) => string | undefined,
): OutlineItem[] {
  const itemOf = (part: Part): OutlineItem => ({
    key: part.key,
    label: partLabel(part, metas, locale, fieldTitle),
    part,
    children: insideOf(part),
  });
  const groupOf = (part: Part, holding: Holding): OutlineItem => ({
    key: groupKey(part, holding),
    label: { title: localise(holding.title, locale), kind: '' },
    part: undefined,
    children: holding.parts.map(itemOf),
  });
  const insideOf = (part: Part): OutlineItem[] => {
    const [only, ...others] = part.holdings;
    if (only === undefined) return [];
    if (others.length === 0 && part.role !== 'document') return only.parts.map(itemOf);
    const shown = part.holdings.filter(({ parts, form }) => parts.length > 0 || form === 'list');
    return shown.map((holding) => groupOf(part, holding));
  };
  return [itemOf(root)];
}

/** The key of the line of a place. */
export const groupKey = ({ key }: Part, { name }: Holding): string => `${key}/${name}`;

/** Keys of the lines around a part that have to be open for it to be seen. */
export function opensFor(part: Part | undefined): readonly string[] {
  const keys: string[] = [];
  for (let at = part?.within; at !== undefined; at = at.parent.within)
    keys.push(at.parent.key, groupKey(at.parent, at.holding));
  return keys;
}
