/** Where entries stand in the lists that they were stored in, as far as other entries of these were left out. */
const indexes = new WeakMap<object, number>();

/** Notes where an entry of a list is stored, for when it comes to stand elsewhere. */
export function keepIndex(entry: object, index: number): void {
  indexes.set(entry, index);
}

/** Where an entry is stored; where that was never noted, as it stands. */
export const storedIndex = (entry: unknown, index: number): number =>
  (isObject(entry) ? indexes.get(entry) : undefined) ?? index;

/**
 * JSON pointer of an entry in the document as it is stored.
 * @param list JSON pointer of the list that holds it
 * @param index where it stands in what was made of the list
 */
export const storedPath = (list: string, entry: unknown, index: number): string =>
  `${list}/${String(storedIndex(entry, index))}`;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
