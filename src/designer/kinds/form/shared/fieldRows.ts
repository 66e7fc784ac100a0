import { codeOf, placeOf } from '../../../../documents/edit/placeOf.ts';
import type { MetaIndex } from '../../../../documents/metaIndex.ts';
import { around, type Part, type PartTree } from '../../../../documents/parts/part.ts';
import type { FormDocument } from '../../../../schemas/documents/index.ts';
import type { FieldNode } from '../../../../schemas/node.ts';
import type { RendererMeta } from '../../../../schemas/rendererMeta.ts';
import { localise, type Locale } from '../../../../schemas/text.ts';
import { partLabel } from '../../../frame/partLabel.ts';

/** A field of a form, as the tables of the designer show it. */
export interface FieldRow {
  readonly key: string;
  readonly part: Part;
  readonly node: FieldNode;
  readonly meta: RendererMeta | undefined;
  /** What it is called; its code where it has no title. */
  readonly title: string;
  readonly code: string;
  /** How many fields it stands in. */
  readonly depth: number;
  /** How many fields stand beside it, itself among them. */
  readonly beside: number;
  readonly unique: boolean;
  readonly index: boolean;
  /** Titles of what it stands in, the outermost first; undefined: the layout leaves it out. */
  readonly place: readonly string[] | undefined;
}

/**
 * All fields of a form in its order, those inside of other fields behind these.
 * @param inner whether fields inside of other fields are wanted
 */
export function fieldRows(
  { layout, storage }: FormDocument,
  tree: PartTree,
  metas: MetaIndex,
  locale: Locale,
  inner = true,
): readonly FieldRow[] {
  const rows: FieldRow[] = [];
  const place = (part: Part, depth: number): readonly string[] | undefined => {
    if (depth > 0 || layout === undefined) return [];
    const at = placeOf(tree, part);
    return (
      at &&
      [...around(at)]
        .filter(({ role }) => role === 'node')
        .map(nameOf)
        .reverse()
    );
  };
  const nameOf = (part: Part): string => partLabel(part, metas, locale).title;
  const add = (part: Part, depth: number, beside: number): void => {
    const node = part.value as FieldNode;
    const code = codeOf(part);
    const { unique = false, index = false } = (depth === 0 ? storage?.[code] : undefined) ?? {};
    rows.push({
      ...{ key: part.key, part, node, code, depth, beside, unique, index },
      meta: metas.get(node.type),
      title: (node.title !== undefined && localise(node.title, locale)) || code,
      place: place(part, depth),
    });
    if (!inner) return;
    const inside = part.holdings.filter(({ roles }) => roles.includes('field'));
    for (const { parts } of inside) for (const each of parts) add(each, depth + 1, parts.length);
  };
  const own = tree.root.holdings.find(({ name }) => name === 'fields')?.parts ?? [];
  for (const part of own) add(part, 0, own.length);
  return rows;
}

/** The rows whose title, code or type hold what is looked for. */
export function foundRows(rows: readonly FieldRow[], wanted: string, locale: Locale): readonly FieldRow[] {
  const query = wanted.trim().toLowerCase();
  if (query === '') return rows;
  return rows.filter(({ title, code, meta }) =>
    [title, code, meta ? localise(meta.title, locale) : ''].join(' ').toLowerCase().includes(query),
  );
}
