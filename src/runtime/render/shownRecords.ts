import type { ModuleRecord } from '../../schemas/wire/record.ts';
import type { PageModel } from './PageModel.ts';

/** Finds a record among those that a list shows. */
type Find = (id: string) => ModuleRecord | undefined;

const lists = new WeakMap<PageModel, Set<{ module: string; find: Find }>>();

/** A list of the page tells what it shows, as long as it is drawn. @returns takes it back */
export function showRecords(page: PageModel, module: string, find: Find): () => void {
  const all = lists.get(page) ?? new Set();
  const entry = { module, find };
  lists.set(page, all.add(entry));
  return () => {
    all.delete(entry);
  };
}

/** A record as it stands on the page: the server may know it no more. */
export const shownRecord = (page: PageModel, module: string, id: string): ModuleRecord | undefined =>
  [...(lists.get(page) ?? [])]
    .filter((list) => list.module === module)
    .map(({ find }) => find(id))
    .find((record) => record !== undefined);
