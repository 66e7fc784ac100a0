import { readDocument } from '../../documents/check/shape.ts';
import type { AtriumDocument } from '../../schemas/documents/index.ts';
import { keyOf, type Named } from './bundle.ts';
import type { ImportModel } from './ImportModel.ts';

/** In the order in which their names come first. */
export function groupedBy<T>(
  list: readonly T[],
  nameOf: (each: T) => string,
): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const each of list) groups.set(nameOf(each), [...(groups.get(nameOf(each)) ?? []), each]);
  return groups;
}

/** A document of the file, by what it is called here. */
const entryOf = ({ entries, trial }: ImportModel, named: Named) =>
  entries.find(({ kind, id, key }) => keyOf({ kind, id: trial?.ids[key] ?? id }) === keyOf(named));

export const nameOf = (model: ImportModel, named: Named): string => entryOf(model, named)?.name ?? named.id;

/** What the file holds of it; undefined where it holds none, or none that can be read. */
export function documentOf(model: ImportModel, named: Named): AtriumDocument | undefined {
  const key = entryOf(model, named)?.key;
  const found = model.bundle?.documents.find((each) => keyOf(each) === key);
  return readDocument(found?.schema).document;
}
