import { inspectNodes, type InspectedNode } from '../../documents/inspect/inspect.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';

/** One document on the page, with its nodes as they stand now. */
export interface InspectedRoot {
  /** Tells it from others of the same name; the key of a node is this and its path. */
  readonly key: string;
  readonly where: string;
  readonly nodes: readonly InspectedNode[];
}

/** What stands on the page now. To be called by an observer: it follows every value that decides a state. */
export function useInspectedRoots(): readonly InspectedRoot[] {
  const { inspect } = useRoot();
  return [...inspect.documents.values()].map(({ where, nodes, place }, index) => ({
    key: `${String(index)}:${where}:`,
    where,
    nodes: inspectNodes(nodes, place, (node) => inspect.places.get(node)),
  }));
}
