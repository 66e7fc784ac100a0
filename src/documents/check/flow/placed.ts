import type { FlowNode } from '../../../schemas/flow/node.ts';

/** A node of a flow with where it stands and what can come after it. */
export interface PlacedNode {
  readonly node: FlowNode;
  readonly path: string;
  /** Ids of the blocks around it whose branches run side by side, outermost first. */
  readonly inside: readonly string[];
  /** Ids of the nodes that can come next. */
  readonly next: readonly string[];
}

/** Every node of a flow in document order. */
export function placedNodes(nodes: readonly FlowNode[]): readonly PlacedNode[] {
  return [...sequence(nodes, '/nodes', [], undefined)];
}

function* sequence(
  nodes: readonly FlowNode[],
  path: string,
  inside: readonly string[],
  after: string | undefined,
): Generator<PlacedNode> {
  for (const [index, node] of nodes.entries()) {
    const at = `${path}/${String(index)}`;
    const follower = nodes[index + 1]?.id ?? after;
    const onward = follower === undefined ? [] : [follower];
    yield { node, path: at, inside, next: nextOf(node, onward) };
    if (!('branches' in node)) continue;
    const within = node.type === 'condition' ? inside : [...inside, node.id];
    for (const [branch, { nodes: steps }] of node.branches.entries()) {
      yield* sequence(steps, `${at}/branches/${String(branch)}/nodes`, within, follower);
    }
  }
}

function nextOf(node: FlowNode, onward: readonly string[]): readonly string[] {
  switch (node.type) {
    case 'end':
      return [];
    case 'route':
      return node.when === undefined ? [node.to] : [node.to, ...onward];
    case 'condition':
    case 'parallel':
    case 'inclusive':
      return node.branches.flatMap(({ nodes: [first] }) => (first ? [first.id] : onward));
    default:
      return onward;
  }
}

/** Whether a flow passes a node by itself, without waiting and without changing anything. */
export const passesAtOnce = ({ type }: FlowNode): boolean =>
  ['condition', 'parallel', 'inclusive', 'route', 'cc'].includes(type);
