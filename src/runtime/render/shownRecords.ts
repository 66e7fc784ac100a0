import type { ModuleRecord } from '../../schemas/wire/record.ts';
import type { ExportOffer } from '../stores/ExportModel.ts';
import type { PageModel } from './PageModel.ts';

/** A list as the page around it knows it. */
export interface ShownList {
  readonly module: string;
  /** Finds a record among those that it shows. */
  find(id: string): ModuleRecord | undefined;
  /** What can be exported of it as it stands; absent: nothing beyond what a step says. */
  exports?(): Promise<ExportOffer>;
}

const lists = new WeakMap<PageModel, Set<ShownList>>();

/** A list of the page tells what it shows, as long as it is drawn. @returns takes it back */
export function showRecords(page: PageModel, list: ShownList): () => void {
  const all = lists.get(page) ?? new Set();
  lists.set(page, all.add(list));
  return () => {
    all.delete(list);
  };
}

const shownLists = (page: PageModel, module: string): ShownList[] =>
  [...(lists.get(page) ?? [])].filter((list) => list.module === module);

/** A record as it stands on the page: the server may know it no more. */
export const shownRecord = (page: PageModel, module: string, id: string): ModuleRecord | undefined =>
  shownLists(page, module)
    .map((list) => list.find(id))
    .find((record) => record !== undefined);

/** The list of the page whose records of a module can be exported. */
export const exportedList = (page: PageModel, module: string): ShownList | undefined =>
  shownLists(page, module).find((list) => list.exports !== undefined);
