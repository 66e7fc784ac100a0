import type { CompiledNode } from '../../documents/compile.ts';
import type { InspectedPart, InspectedRows } from '../../documents/inspect/group.ts';
import { inspectNodes, type InspectedNode } from '../../documents/inspect/inspect.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { Text } from '../../schemas/text.ts';

/** One document on the page, with its nodes as they stand now. */
export interface InspectedRoot {
  /** Tells it from others of the same name; the key of a node is this and its path. */
  readonly key: string;
  readonly where: string;
  readonly nodes: readonly InspectedNode[];
  readonly groups: readonly InspectedRootGroup[];
}

/** What of a document stands together, such as the columns of a list. */
export interface InspectedRootGroup {
  readonly path: string;
  readonly title: Text;
  readonly parts: readonly InspectedPart[];
  readonly nodes: readonly InspectedNode[];
  readonly rows?: InspectedRows;
}

/** Drawn for many rows, its nodes are judged for the one that is chosen. */
const NOWHERE = (): undefined => undefined;

/** What stands on the page now. To be called by an observer: it follows every value that decides a state. */
export function useInspectedRoots(): readonly InspectedRoot[] {
  const { inspect } = useRoot();
  const placeOf = (node: CompiledNode) => inspect.places.get(node);
  return [...inspect.documents.values()].map(({ where, nodes, place, groups }, index) => ({
    key: `${String(index)}:${where}:`,
    where,
    nodes: inspectNodes(nodes, place, placeOf),
    groups: (groups?.() ?? []).map(({ absent, ...group }) => ({
      ...group,
      nodes: inspectNodes(group.nodes, group.place, group.rows ? NOWHERE : placeOf, absent),
    })),
  }));
}
