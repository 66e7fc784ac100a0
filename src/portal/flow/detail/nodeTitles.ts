import type { LocaleStore } from '../../../runtime/stores/LocaleStore.ts';
import type { PathNode } from '../../../schemas/wire/flowDetail.ts';

/** Titles of the nodes of a path, at any depth. */
export function nodeTitles(
  path: readonly PathNode[],
  locale: Pick<LocaleStore, 'localise'>,
): ReadonlyMap<string, string> {
  const titles = new Map<string, string>();
  const visit = (nodes: readonly PathNode[]): void => {
    for (const { node, title, branches = [] } of nodes) {
      titles.set(node, locale.localise(title));
      for (const branch of branches) visit(branch.nodes);
    }
  };
  visit(path);
  return titles;
}
