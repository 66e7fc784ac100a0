import type { FlowDocument } from '../../schemas/documents/flow.ts';
import type { FlowNode, FlowNodeOf } from '../../schemas/flow/node.ts';

/** A block whose branches run side by side: each has a place of its own, and they come together behind it. */
export type ForkNode = FlowNodeOf<'parallel' | 'inclusive'>;

/** A branch of a fork, as a place stands in it. */
export interface Lane {
  readonly fork: string;
  readonly branch: string;
}

/** A node of a flow with where it stands. */
export interface IndexedNode {
  readonly node: FlowNode;
  /** JSON pointer of the node in the document. */
  readonly path: string;
  /** The forks around it with the branch that it stands in, outermost first. */
  readonly lanes: readonly Lane[];
  /** The node that comes behind it; absent: its branch arrives at the innermost fork. */
  readonly follower?: string;
}

/** All nodes of a flow by their ids, each with what comes behind it. */
export type FlowIndex = ReadonlyMap<string, IndexedNode>;

const kept = new WeakMap<FlowDocument, FlowIndex>();

/** The nodes of a flow; made once per document. Of an id that stands twice, which a check refuses, the first counts. */
export function flowIndex(flow: FlowDocument): FlowIndex {
  const before = kept.get(flow);
  if (before) return before;
  const index = new Map<string, IndexedNode>();
  indexSequence(index, flow.nodes, '/nodes', [], undefined);
  kept.set(flow, index);
  return index;
}

function indexSequence(
  index: Map<string, IndexedNode>,
  nodes: readonly FlowNode[],
  path: string,
  lanes: readonly Lane[],
  after: string | undefined,
): void {
  nodes.forEach((node, at) => {
    const here = `${path}/${String(at)}`;
    const follower = nodes[at + 1]?.id ?? after;
    if (!index.has(node.id))
      index.set(node.id, { node, path: here, lanes, ...(follower !== undefined && { follower }) });
    if (!('branches' in node)) return;
    node.branches.forEach((branch, number) => {
      const inside = isFork(node) ? [...lanes, { fork: node.id, branch: branch.id }] : lanes;
      const behind = isFork(node) ? undefined : follower;
      indexSequence(index, branch.nodes, `${here}/branches/${String(number)}/nodes`, inside, behind);
    });
  });
}

/** Whether the branches of a node run side by side. */
export const isFork = (node: FlowNode): node is ForkNode =>
  node.type === 'parallel' || node.type === 'inclusive';

/** Nodes that people handle: each opens tasks. */
export type PeopleNode = FlowNodeOf<'approve' | 'handle'>;

export const isPeopleNode = (node: FlowNode): node is PeopleNode =>
  node.type === 'approve' || node.type === 'handle';

/** @throws Error where a node is asked for that the flow does not have: whoever asks has it from the same flow */
export function nodeAt(index: FlowIndex, id: string): IndexedNode {
  const found = index.get(id);
  if (found === undefined) throw new Error(`The flow has no node ${id}.`);
  return found;
}
