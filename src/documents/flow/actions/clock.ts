import { headAbove } from '../people/heads.ts';
import { actionTexts } from '../people/actionTexts.ts';
import { peopleIn } from '../people/sources.ts';
import { isPeopleNode } from '../flowIndex.ts';
import type { Run } from '../Run.ts';
import type { Person, Reason, Step, Task, Timer, Why } from '../state.ts';
import { endTask } from '../steps.ts';
import { passStep, refuseStep } from '../walk.ts';
import { dropAddedBehind, settle } from './decide.ts';
import { triggered } from './outside.ts';
import { handTo } from './handing.ts';

/** A clock of an instance has run down. */
export interface TimeUp {
  readonly is: 'timeUp';
  readonly timer: string;
}

/** Does what a clock is for; one that is not there any more, or stands, does nothing. */
export function timeUp(run: Run, event: TimeUp): void {
  const timer = run.state.timers.find(({ id }) => id === event.timer);
  const { state } = run.state;
  if (timer === undefined || timer.stopped !== null || timer.due > run.now) return;
  if (state !== 'running' && state !== 'returned') return;
  const step = run.step(timer.step);
  const task = timer.task === null ? undefined : run.task(timer.task);
  run.state.timers = run.state.timers.filter((each) => each !== timer);
  if (timer.kind === 'delay') passStep(run, step);
  else if (timer.kind === 'deadline') missDeadline(run, step);
  else if (timer.kind === 'retry') run.effects.push({ do: 'trigger', step: step.id, node: step.node });
  else if (task) timeOut(run, task, timer);
}

/** What has not answered by then counts as refused; a call as one that failed. */
function missDeadline(run: Run, step: Step): void {
  if (step.kind === 'trigger') triggered(run, { is: 'triggered', step: step.id, outcome: 'failed' });
  else refuseStep(run, step);
}

function timeOut(run: Run, task: Task, timer: Timer): void {
  const { node } = run.node(task.node);
  const timeout = isPeopleNode(node) ? node.timeouts?.[timer.index] : undefined;
  if (timeout === undefined) return;
  switch (timeout.then) {
    case 'remind':
      run.log('reminded', { node: task.node, task: task.id, people: [task.assignee] });
      if (timer.left === 0) return;
      run.state.timers.push({
        ...timer,
        left: timer.left - 1,
        due: run.context.later(run.now, timeout.every ?? timeout.after),
      });
      return;
    case 'pass':
      decideLate(run, task, 'agree', 'timeoutPass');
      return;
    case 'reject':
      decideLate(run, task, 'reject', 'timeoutReject');
      return;
    case 'upward':
      moveTo(
        run,
        task,
        [aboveOf(run, task)].filter((id) => id !== undefined),
        actionTexts.upward,
        'upward',
      );
      return;
    case 'people':
      moveTo(
        run,
        task,
        timeout.people.map(({ value }) => value),
        actionTexts.late,
        'upward',
      );
  }
}

/** Decides as the assignee would, without what a decision has to come with. */
function decideLate(run: Run, task: Task, decision: 'agree' | 'reject', reason: Reason): void {
  const found = run.slotOf(task);
  if (found === undefined) return;
  run.log('timedOut', { node: task.node, task: task.id, people: [task.assignee], reason });
  endTask(run, task, 'timedOut', { reason, decision });
  found.slot.state = decision === 'agree' ? 'agreed' : 'rejected';
  if (decision === 'reject') dropAddedBehind(run, found.step, found.slot);
  settle(run, found.step);
}

function aboveOf(run: Run, task: Task): string | undefined {
  const { organisation } = run.context;
  const [account] = organisation.accounts([task.assignee.value]);
  return account && headAbove(account, organisation);
}

/** Moves a task to the first who is there; where nobody is, to the managers of the flow. */
function moveTo(
  run: Run,
  task: Task,
  ids: readonly string[],
  textOf: (to: string) => Why['text'],
  step: Why['step'],
): void {
  const to = firstOf(run, ids, task.assignee) ?? firstOf(run, managersOf(run), task.assignee);
  run.log('timedOut', {
    ...{ node: task.node, task: task.id, reason: 'timeoutUpward' },
    people: to ? [to] : [],
  });
  if (to === undefined) return;
  handTo(run, task, to, {
    ...{ by: null, reason: 'timeoutUpward' },
    why: [{ step, person: task.assignee, to, text: textOf(to.label) }],
  });
}

const managersOf = (run: Run): readonly string[] => peopleIn(run.context.flow.settings.managers, run.context);

/** The first of some people who is enabled and is not the one whose task it was. */
export function firstOf(run: Run, ids: readonly string[], { value: whose }: Person): Person | undefined {
  const found = run.context.organisation
    .accounts(ids)
    .find((account) => account?.enabled === true && account.value !== whose);
  return found && { value: found.value, label: found.label };
}
