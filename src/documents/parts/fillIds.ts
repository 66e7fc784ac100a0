import type { RawDocument } from '../../schemas/migrations/steps.ts';

type Item = Readonly<Record<string, unknown>>;

/**
 * Gives an id to each object of a list that has none: a number behind the stem, by its place. What is no object stays.
 * @param inside the member in which further ones stand
 */
function filled(list: unknown, stem: string, inside?: string): unknown {
  if (!Array.isArray(list)) return list;
  const items: readonly unknown[] = list;
  const taken = new Set(items.flatMap((item) => (isItem(item) ? [item.id] : [])));
  return items.map((item, index) => {
    if (!isItem(item)) return item;
    let id = `${stem}-${String(index + 1)}`;
    while (taken.has(id)) id += 'x';
    const own = item.id === undefined ? { id, ...item } : item;
    const further = inside === undefined ? undefined : item[inside];
    return inside === undefined || further === undefined
      ? own
      : { ...own, [inside]: filled(further, id, inside) };
  });
}

const isItem = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const member = (document: RawDocument, name: string, value: unknown): RawDocument =>
  Object.hasOwn(document, name) ? { ...document, [name]: value } : document;

/** A document in which everything that designers point at has an id: menus, grants, marks of rows. */
export function fillIds(document: RawDocument): RawDocument {
  if (document.kind === 'system')
    return member(document, 'menus', filled(document.menus, 'menu', 'children'));
  if (document.kind === 'form') return member(document, 'grants', filled(document.grants, 'grant'));
  if (document.kind === 'mgrList') return member(document, 'rowTones', filled(document.rowTones, 'tone'));
  return document;
}
