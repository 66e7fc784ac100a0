import { goBackTo, type ReturnTarget, stepsBefore } from '../goBack.ts';
import { isPeopleNode } from '../flowIndex.ts';
import { FlowRefusal } from '../refusal.ts';
import type { Run } from '../Run.ts';
import type { Slot, Step } from '../state.ts';
import { endStep, endTask, takeTurns } from '../steps.ts';
import { judge } from '../voting.ts';
import { passStep, refuseStep } from '../walk.ts';
import { type Acting, entryOf, keepGiven, requireGiven } from './act.ts';

/** Agrees to a task, or finishes what is to be handled. */
export function agree(acting: Acting): void {
  const { run, act, task, step, slot } = acting;
  requireGiven(run.node(task.node).node, act, 'agree');
  Object.assign(run.state.picks, act.picks);
  if (task.owner !== null) {
    answerOwner(acting, 'agree');
    return;
  }
  keepGiven(acting);
  endTask(run, task, 'agreed', { by: act.by, decision: task.kind === 'start' ? null : 'agree' });
  slot.state = 'agreed';
  run.log(task.kind === 'start' ? 'resubmitted' : 'agreed', entryOf(acting));
  if (task.kind === 'start') run.state.state = 'running';
  settle(run, step);
}

export function reject(acting: Acting): void {
  const { run, act, task, step, slot } = acting;
  requireGiven(run.node(task.node).node, act, 'reject');
  if (task.owner !== null) {
    answerOwner(acting, 'reject');
    return;
  }
  keepGiven(acting);
  endTask(run, task, 'rejected', { by: act.by, decision: 'reject' });
  slot.state = 'rejected';
  run.log('rejected', entryOf(acting));
  dropAddedBehind(run, step, slot);
  settle(run, step);
}

/** Judges a step anew: it passes, is refused, or others have their turn. */
export function settle(run: Run, step: Step): void {
  if (step.state !== 'open') return;
  const verdict = judge(step);
  if (verdict === 'passed') passStep(run, step);
  else if (verdict === 'refused') refuseStep(run, step);
  else takeTurns(run, step);
}

/** What a delegate says is an opinion: the task goes back to whose it is, and nothing is counted. */
function answerOwner({ run, act, task }: Acting, decision: 'agree' | 'reject'): void {
  const { owner } = task;
  if (owner === null) return;
  run.log('delegateAnswered', {
    ...{ node: task.node, task: task.id, by: act.by, people: [owner], comment: act.comment },
    ...{ attachments: act.attachments, signature: act.signature },
    to: decision,
  });
  task.assignee = owner;
  task.owner = null;
  task.revision += 1;
}

/** People added behind somebody who does not agree are not asked. */
export function dropAddedBehind(run: Run, step: Step, slot: Slot): void {
  for (const each of step.slots) {
    if (each.added?.slot !== slot.id || each.added.where !== 'after' || each.state !== 'waiting') continue;
    each.state = 'removed';
    for (const task of run.openTasks(step))
      if (task.slot === each.id) endTask(run, task, 'cancelled', { reason: 'removed' });
    dropAddedBehind(run, step, each);
  }
}

/** Gives a step back to one that was handled before. @throws FlowRefusal RETURN_TARGET_INVALID */
export function returnTo(acting: Acting): void {
  const { run, act, task, step } = acting;
  requireGiven(run.node(task.node).node, act, 'reject');
  const target = targetNamed(run, step, act.node);
  const { node } = run.node(step.node);
  keepGiven(acting);
  endTask(run, task, 'returned', { by: act.by });
  const to = target.to === 'start' ? (run.context.flow.nodes[0]?.id ?? null) : target.step.node;
  run.log('returned', { ...entryOf(acting), to });
  endStep(run, step, 'returned', 'returned');
  const straight = node.type === 'approve' && node.afterReturn === 'back';
  goBackTo(run, step, target, straight);
}

/** Where a step may be returned to: the nodes, the one of the initiator first. */
export function returnTargets(run: Run, step: Step): readonly ReturnTarget[] {
  const { node } = run.node(step.node);
  const allowed = isPeopleNode(node) && 'returnTo' in node ? (node.returnTo ?? 'any') : 'any';
  const before = stepsBefore(run, step).map((each): ReturnTarget => ({ to: 'step', step: each }));
  const start: ReturnTarget = { to: 'start' };
  if (allowed === 'initiator') return [start];
  if (allowed === 'previous') return before.length > 0 ? before.slice(0, 1) : [start];
  const all = [start, ...before];
  if (allowed === 'any') return all;
  const [first] = run.context.flow.nodes;
  return all.filter((each) => allowed.includes(each.to === 'start' ? (first?.id ?? '') : each.step.node));
}

function targetNamed(run: Run, step: Step, node: string | undefined): ReturnTarget {
  const start = run.context.flow.nodes[0]?.id;
  const found = returnTargets(run, step).find(
    (each) => (each.to === 'start' ? start : each.step.node) === node,
  );
  if (found === undefined) throw new FlowRefusal('RETURN_TARGET_INVALID', 'node');
  return found;
}
