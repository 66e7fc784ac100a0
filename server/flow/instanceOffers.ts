import type { FlowContext } from '../../src/documents/flow/context.ts';
import { jumpTargets } from '../../src/documents/flow/actions/manage.ts';
import { type FlowState, isFinished, isOpenTask, titleOf } from '../../src/documents/flow/state.ts';
import { toLocalText } from '../../src/documents/rule.ts';
import type { FlowNode } from '../../src/schemas/flow/node.ts';
import type { LocalText } from '../../src/schemas/text.ts';
import type { FlowInstanceAction, FlowOffer } from '../../src/schemas/wire/flowDetail.ts';

/** Who looks at an instance, as far as it decides what they may do with it. */
interface Onlooker {
  readonly userId: string;
  readonly manages: boolean;
  readonly takesPart: boolean;
}

const text = (zhCN: string, enUS: string): LocalText => ({ zhCN, enUS });

/** Behind what is offered for a task. */
const FIRST = 100;
const WORDS: Readonly<Record<FlowInstanceAction, LocalText>> = {
  withdraw: text('撤销申请', 'Withdraw'),
  urge: text('催办', 'Urge'),
  comment: text('评论', 'Comment'),
  suspend: text('挂起', 'Suspend'),
  resume: text('恢复', 'Resume'),
  jump: text('跳转', 'Jump'),
  terminate: text('终止', 'Terminate'),
};
const ACTIONS = Object.keys(WORDS) as readonly FlowInstanceAction[];
const NEEDS_REASON: ReadonlySet<FlowInstanceAction> = new Set([
  'suspend',
  'resume',
  'jump',
  'terminate',
  'comment',
]);

/** What somebody may do with an instance as a whole. */
export function instanceOffers(
  state: FlowState,
  context: FlowContext,
  onlooker: Onlooker,
): readonly FlowOffer[] {
  const allowed = allowedTo(state, context, onlooker);
  return ACTIONS.flatMap((action, at) =>
    allowed.has(action)
      ? {
          action,
          text: WORDS[action],
          order: FIRST + at,
          requires: NEEDS_REASON.has(action) ? (['comment'] as const) : [],
          ...(action === 'jump' && { targets: targetsOf(state, context) }),
        }
      : [],
  );
}

function allowedTo(
  { state, tasks }: FlowState,
  { flow, initiator }: FlowContext,
  { userId, manages, takesPart }: Onlooker,
): ReadonlySet<FlowInstanceAction> {
  const allowed = new Set<FlowInstanceAction>();
  if (takesPart || manages) allowed.add('comment');
  if (isFinished(state)) return allowed;
  const isLive = state === 'running' || state === 'returned';
  const { withdraw = 'unhandled' } = flow.settings;
  const isHandled = tasks.some(
    ({ kind, by, state: now }) =>
      kind !== 'start' && by !== null && !isOpenTask({ state: now }) && now !== 'transferred',
  );
  if (
    userId === initiator.userId &&
    isLive &&
    (withdraw === 'always' || (withdraw === 'unhandled' && !isHandled))
  )
    allowed.add('withdraw');
  if (state === 'running' && (manages || userId === initiator.userId)) allowed.add('urge');
  if (!manages) return allowed;
  if (isLive) for (const action of ['suspend', 'jump'] as const) allowed.add(action);
  if (state === 'suspended') allowed.add('resume');
  allowed.add('terminate');
  return allowed;
}

/** Steps of one title are told apart by the branches that they stand in. */
function targetsOf(state: FlowState, context: FlowContext): NonNullable<FlowOffer['targets']> {
  const targets = jumpTargets(state, context).map((node) => ({
    node: node.id,
    title: toLocalText(titleOf(node)),
  }));
  const branches = branchTitles(context.flow.nodes);
  return targets.map((target) => {
    const branch = branches.get(target.node);
    const isAlone = targets.filter(({ title }) => title.zhCN === target.title.zhCN).length === 1;
    if (branch === undefined || isAlone) return target;
    const { zhCN, enUS } = target.title;
    return { ...target, title: text(`${zhCN}（${branch.zhCN}）`, `${enUS} (${branch.enUS})`) };
  });
}

/** Titles of the branches in which nodes stand, the innermost, by node. */
function branchTitles(nodes: readonly FlowNode[], within?: LocalText): ReadonlyMap<string, LocalText> {
  return new Map(
    nodes.flatMap((node): [string, LocalText][] => [
      ...(within ? [[node.id, within] as [string, LocalText]] : []),
      ...('branches' in node
        ? node.branches.flatMap(({ id, title = id, nodes: inner }) => [
            ...branchTitles(inner, toLocalText(title)),
          ])
        : []),
    ]),
  );
}
