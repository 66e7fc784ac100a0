import { useEffect } from 'react';
import type { CompiledNode } from '../../documents/compile.ts';
import type { InspectedGroup } from '../../documents/inspect/group.ts';
import type { InspectedPlace } from '../../documents/inspect/inspect.ts';
import { useRoot } from '../stores/RootContext.tsx';

/** Shows a document's nodes to the inspector while it is on. To be called by an observer. */
export function useInspectedDocument(
  where: string,
  nodes: readonly CompiledNode[],
  place: InspectedPlace,
  groups?: () => readonly InspectedGroup[],
): void {
  const { inspect } = useRoot();
  const { on } = inspect;
  useEffect(
    () => (on ? inspect.addDocument({ where, nodes, place, ...(groups && { groups }) }) : undefined),
    [inspect, on, where, nodes, place, groups],
  );
}

/** Shows to the inspector where a node is drawn, while it is on. To be called by an observer. */
export function useInspectedPlace(node: CompiledNode, place: InspectedPlace): void {
  const { inspect } = useRoot();
  const { on } = inspect;
  useEffect(() => (on ? inspect.addPlace(node, place) : undefined), [inspect, on, node, place]);
}
