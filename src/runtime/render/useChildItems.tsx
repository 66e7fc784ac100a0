import { useMemo } from 'react';
import type { CompiledNode } from '../../documents/compile.ts';
import { childItem } from './childItem.ts';
import { NodeView } from './NodeView.tsx';
import type { Place } from './PageContext.tsx';
import type { ChildItem } from './rendererProps.ts';

/** Nodes as items for a container that places each of them itself. */
export const useChildItems = (nodes: readonly CompiledNode[], place: Place): readonly ChildItem[] =>
  useMemo(
    () => nodes.map((node) => childItem(node, <NodeView key={node.key} node={node} />, place)),
    [nodes, place],
  );
