import { actionTexts } from '../people/actionTexts.ts';
import { suspend } from '../ending.ts';
import { personOf, standInFor } from '../people/absence.ts';
import { headAt } from '../people/heads.ts';
import { peopleIn } from '../people/sources.ts';
import type { Run } from '../Run.ts';
import { isOpenTask, type Person, type Share, type Task, type Why } from '../state.ts';
import { endTask } from '../steps.ts';
import { firstOf } from './clock.ts';
import { handTo, ownedBy } from './handing.ts';
import { handedOnBy, sharesOf, splitOff } from './sharing.ts';
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
    else leave(run, task, task.assignee, handTo);
  }
  for (const task of ownedOf(run, person))
    if (isOpenTask(task) && task.owner !== null) leave(run, task, task.owner, ownedBy);
}

/** Votes in which somebody stood in for others go back to those, or to who stands in for them now; their own finds another. */
function leave(run: Run, task: Task, gone: Person, give: typeof handTo): void {
  const place = run.slotOf(task);
  const shares = place === undefined ? [] : sharesOf(task, place.slot);
  // What one of several takes is one vote, as is one on which an opinion is asked.
  const isWhole = give === ownedBy || place?.step.mode.by === 'claim';
  for (const share of shares) {
    const heir = heirOf(run, share, gone);
    if (place === undefined || heir === undefined || !isOpenTask(task)) continue;
    const isLast = isWhole || sharesOf(task, place.slot).length === 1;
    const part = isLast ? task : splitOff(run, { ...place, task }, [share], gone, task.why).task;
    const text = actionTexts.disabled(gone.label, heir.person.label);
    run.log('transferred', {
      ...{ node: task.node, task: part.id, people: [heir.person], reason: 'accountDisabled' },
    });
    give(run, part, heir.person, {
      ...{ by: null, reason: 'accountDisabled', shares: [{ ...share, by: heir.by }] },
      why: [{ step: 'transferred', person: gone, to: heir.person, text }, ...heir.why],
    });
    if (isLast) return;
  }
  if (isOpenTask(task)) replace(run, task, gone, give);
}

/** Who has a vote once somebody is gone who stood in for others: the nearest of those who is there, or who stands in for them. */
function heirOf(
  run: Run,
  { by }: Share,
  gone: Person,
): { readonly person: Person; readonly by: Share['by']; readonly why: readonly Why[] } | undefined {
  const { organisation } = run.context;
  const accounts = organisation.accounts(by.map(({ value }) => value));
  const at = accounts.findLastIndex((account) => account?.enabled === true);
  const account = accounts[at];
  if (account === undefined) return undefined;
  const standIn = standInFor(account, organisation);
  const isThere = standIn.account.enabled && standIn.account.value !== gone.value;
  return isThere
    ? { person: personOf(standIn.account), by: [...by.slice(0, at), ...standIn.by], why: standIn.why }
    : { person: personOf(account), by: by.slice(0, at), why: [] };
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
    // Those who are away still see to what is theirs.
    give(run, task, person, {
      ...{ by, reason: 'handedOver' },
      why: [{ step: 'handedOver', person: whose, to: person, text }],
      ...(task.shares && { shares: task.shares }),
    });
  };
  for (const task of openOf(run, from)) hand(task, task.assignee, handTo);
  for (const task of ownedOf(run, from)) hand(task, task.owner, ownedBy);
}

export function goneAway(run: Run, { person }: GoneAway): void {
  const { organisation } = run.context;
  const [account] = organisation.accounts([person]);
  if (account === undefined) return;
  const { account: standIn, why, by } = standInFor(account, organisation);
  if (standIn.value === person) return;
  const to = personOf(standIn);
  for (const task of openOf(run, person)) {
    if (!isOpenTask(task) || task.candidates || task.owner !== null) continue;
    run.log('delegated', { node: task.node, task: task.id, people: [to] });
    const slot = run.slotOf(task)?.slot;
    handTo(run, task, to, {
      ...{ by: null, why },
      ...(slot && { shares: handedOnBy(sharesOf(task, slot), by) }),
    });
  }
}
