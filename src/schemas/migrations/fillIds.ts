import type { RawDocument } from './rawDocument.ts';

type Item = Readonly<Record<string, unknown>>;

/**
 * A document of whose list each object has an id: a number behind the stem, by its place, so that it is the same however
 * often the document is read. What is no object stays, and so does an id that is there.
 * @param inside the member in which further ones stand
 */
export function fillIds(document: RawDocument, name: string, stem: string, inside?: string): RawDocument {
  if (!Object.hasOwn(document, name)) return document;
  return { ...document, [name]: filled(document[name], stem, inside) };
}

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
