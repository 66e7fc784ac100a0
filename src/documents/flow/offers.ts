import type { Button } from '../../schemas/flow/policy.ts';
import type { LocalText, Text } from '../../schemas/text.ts';
import { actionsOf, demandedBy, type TaskAction } from './actions/act.ts';
import { returnTargets } from './actions/decide.ts';
import type { FlowContext } from './context.ts';
import { isPeopleNode } from './flowIndex.ts';
import { type Pick, picksBehind } from './picks.ts';
import { Run } from './Run.ts';
import { type FlowState, isFinished, isOpenTask, type Task, titleOf } from './state.ts';
import { type ButtonAction, usualButtons } from './usualButtons.ts';

/** What a caller may do now. */
export interface Offer {
  readonly action: ButtonAction;
  readonly text: Text;
  readonly order: number;
  readonly requires: readonly ('comment' | 'attachment' | 'signature')[];
  readonly targets?: readonly { readonly node: string; readonly title: Text }[];
  readonly picks?: readonly Pick[];
}

const FINISHED_WORK: LocalText = { zhCN: '办理完成', enUS: 'Done' };

/** What an own task lets do. What managers and the initiator do with the whole instance is offered beside. */
export function offersOf(state: FlowState, task: Task, context: FlowContext): readonly Offer[] {
  const run = new Run(state, context, true);
  const own = run.task(task.id);
  if (own === undefined || run.state.state === 'suspended' || isFinished(run.state.state)) return [];
  const actions = isOpenTask(own) ? actionsOf(run, own) : recallOf(run, own);
  const { node } = run.node(own.node);
  const buttons: Partial<Record<string, Button>> = isPeopleNode(node) ? (node.buttons ?? {}) : {};
  const found = run.slotOf(own);
  return usualButtons
    .flatMap(([action, usual], at) => {
      if (!actions.has(action as TaskAction) || action === 'reassign') return [];
      if (own.kind === 'start' && action === 'agree') return [];
      const button = buttons[action];
      const words = action === 'agree' && node.type === 'handle' ? FINISHED_WORK : usual;
      const decision = action === 'agree' || action === 'resubmit' ? 'agree' : 'reject';
      const decides =
        action === 'agree' || action === 'reject' || action === 'return' || action === 'resubmit';
      return {
        action,
        text: button?.text ?? words,
        order: button?.order ?? at,
        requires: decides && 'requires' in node ? demandedBy(node.requires, decision) : [],
        ...(action === 'return' &&
          found && { targets: returnTargets(run, found.step).map((each) => targetOf(run, each)) }),
        ...(action === 'agree' && { picks: picksBehind(run.index, own.node) }),
      };
    })
    .toSorted((one, other) => one.order - other.order);
}

const targetOf = (run: Run, target: ReturnType<typeof returnTargets>[number]) => {
  const id = target.to === 'start' ? (run.context.flow.nodes[0]?.id ?? '') : target.step.node;
  return { node: id, title: titleOf(run.node(id).node) };
};

const recallOf = (run: Run, task: Task): ReadonlySet<TaskAction> =>
  new Set(
    run.context.flow.settings.recall === true && task.kind !== 'cc' && task.by !== null ? ['recall'] : [],
  );
