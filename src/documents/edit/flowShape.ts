import type { FlowDocument } from '../../schemas/documents/flow.ts';
import type { FlowNode } from '../../schemas/flow/node.ts';
import type { Finding } from '../../schemas/finding.ts';
import type { LocalText } from '../../schemas/text.ts';
import { placedNodes } from '../check/flow/placed.ts';
import { checkStructure } from '../check/flow/structure.ts';
import { checkTargets } from '../check/flow/targets.ts';
import { FlowWays } from '../check/flow/ways.ts';
import { type Command, isRefused } from './command.ts';

/** The fewest branches of a block. */
const FEWEST_BRANCHES = 2;

/** What breaks the frame of a flow, in a sentence for whoever edits it; undefined where it begins, ends and forks as it should. */
function frameFault({ nodes }: FlowDocument): LocalText | undefined {
  const placed = placedNodes(nodes);
  if (nodes[0]?.type !== 'start' || placed.filter(({ node }) => node.type === 'start').length > 1)
    return { zhCN: '流程必须以唯一的“开始”节点开头', enUS: 'A flow begins with its one start' };
  if (nodes.at(-1)?.type !== 'end')
    return { zhCN: '流程的最后必须是“结束”节点', enUS: 'The last step of a flow is its end' };
  return placed.map(({ node }) => forkFault(node)).find((fault) => fault !== undefined);
}

function forkFault(node: FlowNode): LocalText | undefined {
  if (!('branches' in node)) return undefined;
  if (node.branches.length < FEWEST_BRANCHES)
    return { zhCN: '至少要有两个分支', enUS: 'There are two branches at least' };
  const defaults = node.branches.filter((branch) => branch.default === true).length;
  if (node.type === 'parallel' ? defaults === 0 : defaults === 1) return undefined;
  return node.type === 'parallel'
    ? { zhCN: '并行分支里没有“其他情况”', enUS: 'Branches in parallel have no default' }
    : { zhCN: '条件分支必须有且只有一个“其他情况”', enUS: 'There is exactly one default branch' };
}

/** What the check says of the ways of a flow, as errors: who is before whom, where jumps and returns lead, what is never reached. */
function wayFaults(flow: FlowDocument): readonly LocalText[] {
  const found: Finding[] = [];
  const check = {
    report: (finding: Finding): void => void found.push(finding),
    propose: () => undefined,
    ids: new Map<string, string>(),
  };
  const placed = placedNodes(flow.nodes);
  const ways = new FlowWays(flow);
  checkStructure(placed, flow.nodes, check);
  for (const each of placed) checkTargets(each, ways, check);
  return found.flatMap(({ severity, message }) => (severity === 'error' ? [message] : []));
}

/**
 * A command that leaves the frame of a flow whole; other documents are nothing to it.
 * @param moves whether what the check says of the ways counts as well: what is moved must not come before what it names
 */
export const keepingFlow =
  (command: Command, moves = false): Command =>
  (document, language) => {
    const result = command(document, language);
    if (isRefused(result) || document.kind !== 'flow' || result.document.kind !== 'flow') return result;
    const fault = frameFault(result.document);
    if (fault !== undefined && frameFault(document) === undefined) return { refused: fault };
    const refused = moves ? newFault(document, result.document) : undefined;
    return refused === undefined ? result : { refused };
  };

/** What the ways of a flow lack that they did not lack before. */
function newFault(before: FlowDocument, after: FlowDocument): LocalText | undefined {
  const had = new Set(wayFaults(before).map(({ zhCN }) => zhCN));
  return wayFaults(after).find(({ zhCN }) => !had.has(zhCN));
}
