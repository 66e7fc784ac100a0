import type { Approver } from '../../../schemas/flow/approver.ts';
import { isPeopleNode, nodeAt } from '../../flow/flowIndex.ts';
import { checkFinding } from '../findings.ts';
import type { PlacedNode } from './placed.ts';
import type { WayCheck } from './structure.ts';
import type { FlowWays } from './ways.ts';

/** Checks what a step names of the steps before it: where it is returned to, whose people it has, who picks them. */
export function checkTargets({ node, path }: PlacedNode, ways: FlowWays, check: WayCheck): void {
  if (node.type === 'approve') {
    if (node.rejectTo?.to === 'node')
      checkReturn(node.id, node.rejectTo.node, ways, check, `${path}/rejectTo/node`);
    if (Array.isArray(node.returnTo))
      node.returnTo.forEach((target, at) =>
        checkReturn(node.id, target, ways, check, `${path}/returnTo/${String(at)}`),
      );
  }
  if (node.type === 'subFlow' && node.rejectTo?.to === 'node')
    checkReturn(node.id, node.rejectTo.node, ways, check, `${path}/rejectTo/node`);
  if (isPeopleNode(node)) checkSources(node.id, node.approvers ?? [], ways, check, `${path}/approvers`);
  if (node.type === 'cc') checkSources(node.id, node.recipients, ways, check, `${path}/recipients`);
}

/** A step that a return may lead to: people handle it, or it is the start, and every way comes by it first. */
function checkReturn(from: string, target: string, ways: FlowWays, check: WayCheck, path: string): void {
  const found = ways.index.get(target);
  if (found === undefined) {
    const near = check.propose(target, () => ways.index.keys());
    check.report(checkFinding('UNKNOWN_NODE.step', path, { name: target }, near));
  } else if (!isPeopleNode(found.node) && found.node.type !== 'start')
    check.report(checkFinding('NOT_BEFORE.kind', path, { id: target }));
  else checkBefore(from, target, ways, check, path);
}

function checkBefore(from: string, target: string, ways: FlowWays, check: WayCheck, path: string): void {
  if (ways.isBeside(from, target)) check.report(checkFinding('NOT_BEFORE.beside', path, { id: target }));
  else if (!ways.isBefore(target, from)) check.report(checkFinding('NOT_BEFORE', path, { id: target }));
}

function checkSources(
  id: string,
  sources: readonly Approver[],
  ways: FlowWays,
  check: WayCheck,
  path: string,
): void {
  sources.forEach((source, at) => {
    // That the node is there at all is checked with the source.
    if (source.source === 'sameAs' && ways.index.has(source.node))
      checkBefore(id, source.node, ways, check, `${path}/${String(at)}/node`);
    if (source.source === 'previousPicks') {
      const missing = pickerMissing(id, ways);
      if (missing) check.report(checkFinding(missing, `${path}/${String(at)}`));
    }
  });
}

/** Why nobody picks the people of a step: on some way no person handles a step before, or branches come together. */
function pickerMissing(id: string, ways: FlowWays): 'NO_PICKER' | 'NO_PICKER.join' | undefined {
  const seen = new Set<string>();
  const open = [id];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const depth = nodeAt(ways.index, at).lanes.length;
    const before = ways.previous(at);
    if (before.length === 0) return 'NO_PICKER';
    for (const previous of before) {
      const { node, lanes } = nodeAt(ways.index, previous);
      if (lanes.length > depth || ways.isBeside(previous, at)) {
        // Of branches that stand one behind the other here, the way into this one begins at the fork.
        if (lanes.length > depth) return 'NO_PICKER.join';
        continue;
      }
      if (isPeopleNode(node) || seen.has(previous)) continue;
      seen.add(previous);
      open.push(previous);
    }
  }
  return undefined;
}
