import type { Button } from '../../schemas/flow/policy.ts';
import type { LocalText, Text } from '../../schemas/text.ts';
import { actionsOf, demandedBy, type TaskAction } from './actions/act.ts';
import { returnTargets } from './actions/decide.ts';
import type { FlowContext } from './context.ts';
import { isPeopleNode } from './flowIndex.ts';
import { type Pick, picksBehind } from './picks.ts';
import { Run } from './Run.ts';
import { type FlowState, isFinished, isOpenTask, type Task, titleOf } from './state.ts';

/** What a caller may do now. */
export interface Offer {
  readonly action: TaskAction | 'withdraw' | 'suspend' | 'resume' | 'terminate' | 'jump';
  readonly text: Text;
  readonly order: number;
  readonly requires: readonly ('comment' | 'attachment' | 'signature')[];
  readonly targets?: readonly { readonly node: string; readonly title: Text }[];
  readonly picks?: readonly Pick[];
}

const text = (zhCN: string, enUS: string): LocalText => ({ zhCN, enUS });

/** What buttons say where a node does not, in the order in which they stand. */
const USUAL: readonly (readonly [Offer['action'], LocalText])[] = [
  ['claim', text('认领', 'Claim')],
  ['agree', text('同意', 'Agree')],
  ['reject', text('拒绝', 'Reject')],
  ['resubmit', text('重新提交', 'Submit again')],
  ['return', text('退回', 'Return')],
  ['transfer', text('转交', 'Transfer')],
  ['delegate', text('委托', 'Ask for an opinion')],
  ['addBefore', text('前加签', 'Add before me')],
  ['addAfter', text('后加签', 'Add after me')],
  ['removeAdded', text('减签', 'Remove added')],
  ['unclaim', text('取消认领', 'Give back')],
  ['recall', text('撤回', 'Take back')],
  ['cc', text('抄送', 'Send a copy')],
  ['retry', text('重试', 'Try again')],
  ['skip', text('跳过', 'Pass')],
  ['withdraw', text('撤销申请', 'Withdraw')],
  ['reassign', text('改派', 'Reassign')],
  ['suspend', text('挂起', 'Suspend')],
  ['resume', text('恢复', 'Resume')],
  ['jump', text('跳转', 'Jump')],
  ['terminate', text('终止', 'Terminate')],
];
const FINISHED_WORK = text('办理完成', 'Done');

/** What an own task lets do. What managers and the initiator do with the whole instance is offered beside. */
export function offersOf(state: FlowState, task: Task, context: FlowContext): readonly Offer[] {
  const run = new Run(state, context, true);
  const own = run.task(task.id);
  if (own === undefined || run.state.state === 'suspended' || isFinished(run.state.state)) return [];
  const actions = isOpenTask(own) ? actionsOf(run, own) : recallOf(run, own);
  const { node } = run.node(own.node);
  const buttons: Partial<Record<string, Button>> = isPeopleNode(node) ? (node.buttons ?? {}) : {};
  const found = run.slotOf(own);
  return USUAL.flatMap(([action, usual], at) => {
    if (!actions.has(action as TaskAction) || action === 'reassign') return [];
    if (own.kind === 'start' && action === 'agree') return [];
    const button = buttons[action];
    const words = action === 'agree' && node.type === 'handle' ? FINISHED_WORK : usual;
    const decision = action === 'agree' || action === 'resubmit' ? 'agree' : 'reject';
    const decides = action === 'agree' || action === 'reject' || action === 'return' || action === 'resubmit';
    return {
      action,
      text: button?.text ?? words,
      order: button?.order ?? at,
      requires: decides && 'requires' in node ? demandedBy(node.requires, decision) : [],
      ...(action === 'return' &&
        found && { targets: returnTargets(run, found.step).map((each) => targetOf(run, each)) }),
      ...(action === 'agree' && { picks: picksBehind(run.index, own.node) }),
    };
  }).toSorted((one, other) => one.order - other.order);
}

const targetOf = (run: Run, target: ReturnType<typeof returnTargets>[number]) => {
  const id = target.to === 'start' ? (run.context.flow.nodes[0]?.id ?? '') : target.step.node;
  return { node: id, title: titleOf(run.node(id).node) };
};

const recallOf = (run: Run, task: Task): ReadonlySet<TaskAction> =>
  new Set(
    run.context.flow.settings.recall === true && task.kind !== 'cc' && task.by !== null ? ['recall'] : [],
  );
