import type { AtriumDocument } from '../../schemas/documents/index.ts';
import type { FlowBranch, FlowNode } from '../../schemas/flow/node.ts';
import { stepTitles } from '../../schemas/flow/titles.ts';
import type { Part } from '../parts/part.ts';
import { IdSource } from '../parts/newId.ts';
import {
  type Command,
  type Edited,
  findTarget,
  gone,
  put,
  refuse,
  replaceParts,
  type TargetKey,
  treeOf,
} from './command.ts';
import { keepingFlow } from './flowShape.ts';
import { stepTitle } from './stepTitle.ts';

/** Most branches of a block (`schemas/flow/node.ts`). */
const MOST_BRANCHES = 50;

/** Types that are put into a flow, in the order in which they are offered: a start is there from the beginning. */
export const insertableSteps = [
  ...(['approve', 'handle', 'cc'] as const),
  ...(['condition', 'parallel', 'inclusive', 'route'] as const),
  ...(['delay', 'trigger', 'subFlow', 'end'] as const),
] as const;
export type InsertableStep = (typeof insertableSteps)[number];

/** What of a new step's own is left to be chosen: an id that no flow has. */
export const UNCHOSEN_FLOW = 'sub-flow';

/** A step to begin with: asks the head of who started it, forks in two, waits a day. */
function freshStep(type: InsertableStep, ids: IdSource): FlowNode {
  const own = { id: ids.next(type, '_'), title: stepTitles[type] };
  const branch = (zhCN: string, enUS: string, more: object = {}): FlowBranch => ({
    ...{ id: ids.next('branch', '_'), title: { zhCN, enUS }, ...more },
    nodes: [],
  });
  const decided = (): FlowBranch[] => [
    branch('条件 1', 'Condition 1'),
    branch('其他情况', 'Otherwise', { default: true }),
  ];
  switch (type) {
    case 'approve':
    case 'handle':
      return { ...own, type, approvers: [{ source: 'initiatorHead' }] };
    case 'cc':
      return { ...own, type, recipients: [{ source: 'initiator' }] };
    case 'condition':
    case 'inclusive':
      return { ...own, type, branches: decided() };
    case 'parallel':
      return { ...own, type, branches: [branch('分支 1', 'Branch 1'), branch('分支 2', 'Branch 2')] };
    case 'route':
      return { ...own, type, to: 'start' };
    case 'delay':
      return { ...own, type, until: { is: 'duration', duration: { amount: 1, unit: 'day' } } };
    case 'trigger':
      return { ...own, type, run: { do: 'steps', steps: [{ do: 'set', data: {} }] } };
    case 'subFlow':
      return { ...own, type, flow: UNCHOSEN_FLOW, mode: 'sync' };
    case 'end':
      return { ...own, type, result: 'rejected' };
  }
}

/** Puts a new step of a type somewhere. A jump leads to the start of the flow until somebody says otherwise. */
export function insertStep(type: InsertableStep, at: TargetKey): Command {
  return keepingFlow((document, language) => {
    const tree = treeOf(document, language);
    const target = findTarget(tree, at);
    if (document.kind !== 'flow' || target?.holding.roles.includes('step') !== true) return gone();
    const step = freshStep(type, new IdSource(tree, language.idSuffix));
    const start = document.nodes[0]?.id;
    const made = step.type === 'route' && start !== undefined ? { ...step, to: start } : step;
    return {
      document: put(document, target, [made]),
      title: stepTitle('添加', 'Add', stepTitles[type]),
      select: [`step:${step.id}`],
    };
  });
}

/** Gives a block of branches another one: the last of those before the default. */
export function addBranch(block: string): Command {
  return (document, language) => {
    const tree = treeOf(document, language);
    const part = tree.byKey.get(block);
    const holding = part?.holdings.find(({ name }) => name === 'branches');
    if (document.kind !== 'flow' || part === undefined || holding === undefined) return gone();
    if (holding.parts.length >= MOST_BRANCHES)
      return refuse(`最多 ${String(MOST_BRANCHES)} 个分支`, `At most ${String(MOST_BRANCHES)} branches`);
    const isParallel = (part.value as FlowNode).type === 'parallel';
    const last = holding.parts.findIndex(({ value }) => (value as FlowBranch).default === true);
    const count = String(isParallel ? holding.parts.length + 1 : holding.parts.length);
    const branch: FlowBranch = {
      id: new IdSource(tree, language.idSuffix).next('branch', '_'),
      title: isParallel
        ? { zhCN: `分支 ${count}`, enUS: `Branch ${count}` }
        : { zhCN: `条件 ${count}`, enUS: `Condition ${count}` },
      nodes: [],
    };
    const index = last < 0 ? holding.parts.length : last;
    return {
      document: put(document, { parent: part, holding, index }, [branch]),
      title: stepTitle('添加分支', 'Add a branch'),
      select: [`branch:${branch.id}`],
    };
  };
}

/** Makes a branch of conditions the one that is taken where no other is; its rules go, and the one before gets none. */
export function makeDefault(key: string): Command {
  return (document, language) => {
    const part = treeOf(document, language).byKey.get(key);
    const around = part?.within?.holding.parts ?? [];
    if (part?.role !== 'branch') return gone();
    const values = around.map((each) => {
      const { default: _default, when, ...rest } = each.value as FlowBranch;
      if (each === part) return { ...rest, default: true as const };
      return { ...rest, ...(when && { when }) };
    });
    return {
      document: replaceParts(document, around, values),
      title: stepTitle('设为其他情况', 'Make it the default'),
      select: [key],
    };
  };
}

/**
 * Of the branches of a block so many go that one is left: that one's steps stand where the block stood.
 * @returns undefined where that is not what is removed
 */
export function dissolveBlock(document: AtriumDocument, parts: readonly Part[]): Edited | undefined {
  const [first] = parts;
  const within = first?.within;
  if (document.kind !== 'flow' || first?.role !== 'branch' || within === undefined) return undefined;
  if (parts.some((part) => part.within?.holding !== within.holding)) return undefined;
  const left = within.holding.parts.filter((part) => !parts.includes(part));
  const [only] = left;
  if (only === undefined || left.length > 1) return undefined;
  const { nodes } = only.value as FlowBranch;
  return {
    document: replaceParts(document, [within.parent], nodes),
    title: stepTitle('删除分支', 'Remove a branch'),
    select: nodes[0] === undefined ? [] : [`step:${nodes[0].id}`],
    note: {
      zhCN: '只剩一个分支，其中的节点已移到外面',
      enUS: 'One branch was left: its steps stand where the block stood',
    },
  };
}

/** How many steps go with parts of a flow, themselves not counted: what a person is asked about before it is lost. */
export function stepsInside(parts: readonly Part[]): number {
  const count = (part: Part): number =>
    part.holdings
      .flatMap((holding) => holding.parts)
      .reduce((sum, inner) => sum + (inner.role === 'step' ? 1 : 0) + count(inner), 0);
  return parts.reduce((sum, part) => sum + count(part), 0);
}
