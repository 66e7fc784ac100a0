import { actionTexts } from '../people/actionTexts.ts';
import { suspend } from '../ending.ts';
import { personOf, standInFor } from '../people/absence.ts';
import { headAt } from '../people/heads.ts';
import { peopleIn } from '../people/sources.ts';
import type { Run } from '../Run.ts';
import { isOpenTask, type Person, type Task } from '../state.ts';
import { endTask } from '../steps.ts';
import { firstOf } from './clock.ts';
import { handTo, ownedBy } from './handing.ts';
import { peopleNamed } from './pass.ts';

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

const isAsked = (task: Task): boolean => isOpenTask(task) && task.kind !== 'cc' && task.kind !== 'start';

/** Open tasks that somebody has to see to themselves. */
const openOf = (run: Run, person: string): readonly Task[] =>
  run.state.tasks.filter((task) => isAsked(task) && task.assignee.value === person);

/** Open tasks of somebody on which others give an opinion. */
const ownedOf = (run: Run, person: string): readonly Task[] =>
  run.state.tasks.filter((task) => isAsked(task) && task.owner?.value === person);

export function accountGone(run: Run, { person }: AccountGone): void {
  for (const task of openOf(run, person)) {
    // One that ends may end others with it.
    if (!isOpenTask(task)) continue;
    if (task.owner !== null) takeToOwner(run, task);
    else if (task.candidates && othersMay(run, task)) endTask(run, task, 'cancelled', { reason: 'removed' });
    else replace(run, task, task.assignee, handTo);
  }
  for (const task of ownedOf(run, person))
    if (isOpenTask(task) && task.owner !== null) replace(run, task, task.owner, ownedBy);
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
function replace(run: Run, task: Task, gone: Person, give: typeof handTo): void {
  const { organisation, flow } = run.context;
  const [account] = organisation.accounts([gone.value]);
  const standIn = account && standInFor(account, organisation).account.value;
  const head = account && headAt(account.department, 1, organisation);
  const ids = [standIn, head].filter((id) => id !== undefined);
  const to =
    firstOf(run, ids, gone) ??
    firstOf(run, peopleIn(flow.settings.managers, run.context), gone) ??
    firstOf(run, organisation.administrators(), gone);
  if (to === undefined) {
    suspend(run, 'nobodyFound');
    return;
  }
  const text = actionTexts.disabled(gone.label, to.label);
  run.log('transferred', { node: task.node, task: task.id, people: [to], reason: 'accountDisabled' });
  give(run, task, to, {
    ...{ by: null, reason: 'accountDisabled' },
    why: [{ step: 'transferred', person: gone, to, text }],
  });
}

export function handOver(run: Run, { from, to, by, comment }: HandOver): void {
  const [person] = peopleNamed(run, [to]);
  if (person === undefined) return;
  const hand = (task: Task, whose: Person | null, give: typeof handTo): void => {
    if (!isOpenTask(task) || whose?.value !== from) return;
    const text = actionTexts.handedOver(whose.label, person.label);
    run.log('handedOver', { node: task.node, task: task.id, by, comment, people: [person] });
    give(run, task, person, {
      ...{ by, reason: 'handedOver' },
      why: [{ step: 'handedOver', person: whose, to: person, text }],
    });
  };
  for (const task of openOf(run, from)) hand(task, task.assignee, handTo);
  for (const task of ownedOf(run, from)) hand(task, task.owner, ownedBy);
}

export function goneAway(run: Run, { person }: GoneAway): void {
  const { organisation } = run.context;
  const [account] = organisation.accounts([person]);
  if (account === undefined) return;
  const { account: standIn, why } = standInFor(account, organisation);
  if (standIn.value === person) return;
  const to = personOf(standIn);
  for (const task of openOf(run, person)) {
    if (!isOpenTask(task) || task.candidates || task.owner !== null) continue;
    run.log('delegated', { node: task.node, task: task.id, people: [to] });
    handTo(run, task, to, { by: null, why });
  }
}
