import { actionTexts } from '../people/actionTexts.ts';
import { suspend } from '../ending.ts';
import { headAt } from '../people/heads.ts';
import { peopleIn } from '../people/sources.ts';
import type { Run } from '../Run.ts';
import { isOpenTask, type Person, type Task } from '../state.ts';
import { endTask } from '../steps.ts';
import { firstOf } from './clock.ts';
import { handTo, peopleNamed } from './pass.ts';

/** An account was disabled or removed: what it had to do finds somebody else. */
export interface AccountGone {
  readonly is: 'accountGone';
  readonly person: string;
}

/** All open tasks of one person go to another. */
export interface HandOver {
  readonly is: 'handOver';
  readonly from: string;
  readonly to: string;
  readonly by: Person;
  readonly comment: string;
}

/** Somebody is away, and has asked that open tasks are moved, too. */
export interface GoneAway {
  readonly is: 'goneAway';
  readonly person: string;
}

const openOf = (run: Run, person: string): readonly Task[] =>
  run.state.tasks.filter(
    (task) =>
      isOpenTask(task) && task.kind !== 'cc' && task.kind !== 'start' && task.assignee.value === person,
  );

export function accountGone(run: Run, { person }: AccountGone): void {
  for (const task of openOf(run, person)) {
    if (task.owner !== null) takeToOwner(run, task);
    else if (task.candidates && othersMay(run, task)) endTask(run, task, 'cancelled', { reason: 'removed' });
    else replace(run, task);
  }
}

/** Whether others can take a task, too. */
const othersMay = (run: Run, { id, slot }: Task): boolean =>
  run.state.tasks.some((task) => task.slot === slot && task.id !== id && isOpenTask(task));

function takeToOwner(run: Run, task: Task): void {
  if (task.owner === null) return;
  run.log('recalled', { node: task.node, task: task.id, people: [task.assignee], reason: 'accountDisabled' });
  task.assignee = task.owner;
  task.owner = null;
  task.revision += 1;
}

/** Whoever stands in for them, else the head of their department, else the managers of the flow, else the platform's. */
function replace(run: Run, task: Task): void {
  const { organisation, flow } = run.context;
  const [standIn] = organisation.standIns([task.assignee.value]);
  const [account] = organisation.accounts([task.assignee.value]);
  const head = account && headAt(account.department, 1, organisation);
  const ids = [standIn, head].filter((id) => id !== undefined);
  const to =
    firstOf(run, ids, task) ??
    firstOf(run, peopleIn(flow.settings.managers, run.context), task) ??
    firstOf(run, organisation.administrators(), task);
  if (to === undefined) {
    suspend(run, 'nobodyFound');
    return;
  }
  const text = actionTexts.disabled(task.assignee.label, to.label);
  run.log('transferred', { node: task.node, task: task.id, people: [to], reason: 'accountDisabled' });
  handTo(
    run,
    task,
    to,
    { step: 'transferred', person: task.assignee, to, text },
    {
      by: null,
      reason: 'accountDisabled',
    },
  );
}

export function handOver(run: Run, { from, to, by, comment }: HandOver): void {
  const [person] = peopleNamed(run, [to]);
  if (person === undefined) return;
  for (const task of openOf(run, from)) {
    const text = actionTexts.handedOver(task.assignee.label, person.label);
    run.log('handedOver', { node: task.node, task: task.id, by, comment, people: [person] });
    handTo(
      run,
      task,
      person,
      { step: 'handedOver', person: task.assignee, to: person, text },
      {
        by,
        reason: 'handedOver',
      },
    );
  }
}

export function goneAway(run: Run, { person }: GoneAway): void {
  const [standIn] = run.context.organisation.standIns([person]);
  if (standIn === undefined) return;
  for (const task of openOf(run, person)) {
    const to = task.candidates || task.owner !== null ? undefined : firstOf(run, [standIn], task);
    if (to === undefined) continue;
    run.log('delegated', { node: task.node, task: task.id, people: [to] });
    const text = actionTexts.handedOver(task.assignee.label, to.label);
    handTo(run, task, to, { step: 'delegated', person: task.assignee, to, text }, { by: null });
  }
}
