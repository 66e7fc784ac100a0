/** Whether a document is of the shape that its kind asks for. */
export type Fits = (document: object) => boolean;

/** Objects and lists that are explained at once: each takes a millisecond or two, and others wait meanwhile. */
export const MOST_EXPLAINED = 60;

/** Lengths that lists of a large document are cut to, until something is wrong in it. */
const CUTS = [1, 2, 8, 32, 128];

/** A document that is wrong beside its lists, with as little in these as is wrong too; paths in it are those of the whole. */
export function cut(document: object, fits: Fits): object {
  if (sizeOf(document) <= MOST_EXPLAINED) return document;
  for (const most of CUTS) {
    const shorter = cutTo(document, most) as object;
    if (!fits(shorter)) return shorter;
  }
  return document;
}

function cutTo(value: unknown, most: number): unknown {
  if (Array.isArray(value)) return value.slice(0, most).map((each) => cutTo(each, most));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, cutTo(each, most)]));
}

/** How many objects and lists a value holds, itself among them; counted no further than matters. */
export function sizeOf(value: unknown): number {
  let size = 0;
  const open: unknown[] = [value];
  for (let next = open.pop(); open.length > 0 || next !== undefined; next = open.pop()) {
    if (typeof next !== 'object' || next === null) continue;
    size += 1;
    if (size > MOST_EXPLAINED) break;
    open.push(...(Object.values(next) as unknown[]));
  }
  return size;
}
