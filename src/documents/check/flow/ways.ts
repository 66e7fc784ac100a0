import { flowIndex, type FlowIndex, type Lane } from '../../flow/flowIndex.ts';
import type { FlowDocument } from '../../../schemas/documents/flow.ts';
import type { FlowNode } from '../../../schemas/flow/node.ts';

/** What can come next of each node; branches that all have to come together stand one behind the other. */
type Ways = ReadonlyMap<string, readonly string[]>;

/** Which nodes every way of a flow comes by before others. */
export class FlowWays {
  readonly index: FlowIndex;
  readonly #start: string | undefined;
  readonly #ways: Ways;

  constructor(flow: FlowDocument) {
    this.index = flowIndex(flow);
    this.#start = flow.nodes[0]?.id;
    const ways = new Map<string, readonly string[]>();
    addSequence(ways, flow.nodes, []);
    this.#ways = ways;
  }

  /** Whether every way to a node comes by another one first. */
  isBefore(first: string, node: string): boolean {
    return first !== node && !this.#reached(first).has(node);
  }

  /** Whether two nodes stand in branches of one fork that run side by side. */
  isBeside(one: string, other: string): boolean {
    const here = this.index.get(one)?.lanes ?? [];
    const there = this.index.get(other)?.lanes ?? [];
    const at = here.findIndex((lane, depth) => !sameLane(lane, there[depth]));
    return at >= 0 && here[at]?.fork === there[at]?.fork;
  }

  /** Nodes from which the way leads directly to a node. */
  previous(node: string): readonly string[] {
    return [...this.#ways].flatMap(([id, next]) => (next.includes(node) ? [id] : []));
  }

  /** Nodes that the way can come to behind a node. */
  behind(node: string): ReadonlySet<string> {
    return follow(this.#ways, this.#ways.get(node) ?? [], undefined);
  }

  #reached(without: string): ReadonlySet<string> {
    return follow(this.#ways, this.#start === undefined ? [] : [this.#start], without);
  }
}

const sameLane = (one: Lane, other: Lane | undefined): boolean =>
  one.fork === other?.fork && one.branch === other.branch;

function follow(ways: Ways, from: readonly string[], without: string | undefined): ReadonlySet<string> {
  const seen = new Set<string>();
  const open = [...from];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (seen.has(id) || id === without) continue;
    seen.add(id);
    open.push(...(ways.get(id) ?? []));
  }
  return seen;
}

/** @returns what a way that comes to the sequence comes to first */
function addSequence(
  ways: Map<string, readonly string[]>,
  nodes: readonly FlowNode[],
  after: readonly string[],
): readonly string[] {
  return nodes.reduceRight<readonly string[]>((next, node) => {
    ways.set(node.id, nextOf(ways, node, next));
    return [node.id];
  }, after);
}

function nextOf(
  ways: Map<string, readonly string[]>,
  node: FlowNode,
  next: readonly string[],
): readonly string[] {
  if (node.type === 'end') return [];
  if (node.type === 'route') return node.when === undefined ? [node.to] : [node.to, ...next];
  if (!('branches' in node)) return next;
  if (node.type === 'parallel' && node.join !== 'any')
    return node.branches.reduceRight((behind, branch) => addSequence(ways, branch.nodes, behind), next);
  return node.branches.flatMap((branch) => addSequence(ways, branch.nodes, next));
}
