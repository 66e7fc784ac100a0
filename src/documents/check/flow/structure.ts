import type { FlowNode } from '../../../schemas/flow/node.ts';
import type { Check } from '../context.ts';

import { checkFinding, wayOf } from '../findings.ts';
import { findCycles } from '../../cycles.ts';
import { passesAtOnce, type PlacedNode } from './placed.ts';

/** What a check of the ways takes of a check. */
export type WayCheck = Pick<Check, 'ids' | 'report' | 'propose'>;

/**
 * Checks the shape of the way: it begins and ends where it should, every id is there once, every node is reached, every
 * jump leads to a node that can be jumped to, and no way goes round without anybody being asked.
 */
export function checkStructure(
  placed: readonly PlacedNode[],
  root: readonly FlowNode[],
  check: WayCheck,
): void {
  const byId = checkIds(placed, check);
  checkEnds(placed, root, check);
  for (const place of placed) checkJump(place, byId, check);
  checkReached(placed, root, byId, check);
  const automatic = (id: string): boolean => {
    const node = byId.get(id)?.node;
    return node !== undefined && passesAtOnce(node);
  };
  const ids = placed.map(({ node }) => node.id).filter(automatic);
  for (const cycle of findCycles(ids, (id) => (byId.get(id)?.next ?? []).filter(automatic))) {
    check.report(checkFinding('CYCLE', byId.get(cycle[0] ?? '')?.path ?? '/nodes', { way: wayOf(cycle) }));
  }
}

function checkIds(placed: readonly PlacedNode[], { ids, report }: WayCheck): ReadonlyMap<string, PlacedNode> {
  const byId = new Map<string, PlacedNode>();
  const take = (id: string, path: string): void => {
    const first = ids.get(id);
    if (first === undefined) ids.set(id, path);
    else report(checkFinding('DUPLICATE_ID', `${path}/id`, { id, first }));
  };
  for (const place of placed) {
    const { node, path } = place;
    take(node.id, path);
    if (!byId.has(node.id)) byId.set(node.id, place);
    if (!('branches' in node)) continue;
    node.branches.forEach(({ id }, index) => take(id, `${path}/branches/${String(index)}`));
  }
  return byId;
}

/** `start` stands first and nowhere else; the last node of all is `end`. */
function checkEnds(placed: readonly PlacedNode[], root: readonly FlowNode[], { report }: WayCheck): void {
  if (root[0]?.type !== 'start') report(checkFinding('FLOW_START', '/nodes/0/type'));
  placed.forEach(({ node, path }, index) => {
    if (node.type === 'start' && index > 0) report(checkFinding('FLOW_START', `${path}/type`));
  });
  if (root.at(-1)?.type !== 'end') report(checkFinding('FLOW_END', `/nodes/${String(root.length - 1)}/type`));
}

/** A jump into branches that run side by side from outside would leave their join waiting for the others. */
function checkJump(place: PlacedNode, byId: ReadonlyMap<string, PlacedNode>, check: WayCheck): void {
  const { report, propose } = check;
  const { node, path, inside } = place;
  if (node.type !== 'route') return;
  const [to, at] = [node.to, `${path}/to`];
  const target = byId.get(to);
  if (!target)
    report(
      checkFinding(
        'UNKNOWN_NODE.step',
        at,
        { name: to },
        propose(to, () => byId.keys()),
      ),
    );
  else if (target.inside.some((block) => !inside.includes(block)))
    report(checkFinding('JUMP_INSIDE', at, { id: to }));
}

function checkReached(
  placed: readonly PlacedNode[],
  root: readonly FlowNode[],
  byId: ReadonlyMap<string, PlacedNode>,
  { report }: WayCheck,
): void {
  const reached = new Set<string>();
  const open = root[0] ? [root[0].id] : [];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    open.push(...(byId.get(id)?.next ?? []));
  }
  const missed = placed.filter(({ node }) => !reached.has(node.id));
  for (const { path } of missed) {
    // What stands in a block that is not reached needs no finding of its own.
    if (!missed.some((other) => path.startsWith(`${other.path}/`)))
      report(checkFinding('UNREACHABLE.node', path));
  }
}
