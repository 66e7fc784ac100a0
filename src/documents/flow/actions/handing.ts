import { whyTexts } from '../people/whyTexts.ts';
import { type Run, samePerson } from '../Run.ts';
import { isOpenTask, type Person, type Share, type Slot, type Step, type Task, type Why } from '../state.ts';
import { addTask, endTask, takeTurns } from '../steps.ts';
import { handClocks } from '../timers.ts';
import { isDecided } from '../voting.ts';
import { dropAddedBehind, settle } from './decide.ts';
import { keptShares, sharesOf } from './sharing.ts';

/** How a task comes to another: who saw to it (null: the system), and why the old one ends. */
interface Handing {
  readonly by: Person | null;
  readonly reason?: Task['reason'];
  readonly why: readonly Why[];
  /** Votes that stay of those who are away; absent: all are whose the task becomes. */
  readonly shares?: readonly Share[];
}

/** Whose vote a task is: whoever gives an opinion on it has none. */
const voterOf = ({ owner, assignee }: Task): Person => owner ?? assignee;

/**
 * Ends a task as transferred, and opens it for somebody else in the same place. An opinion that is asked stays one: the
 * vote is its owner's. Whoever has a place in the step already has one vote there, and the places become one.
 */
export function handTo(run: Run, task: Task, person: Person, handing: Handing): void {
  const { step, slot } = placeOf(run, task);
  if (task.owner === null && mergesAway(run, task, person, handing)) return;
  const { by, reason = null, why } = handing;
  const { state, owner, candidates, kind } = task;
  const made = addTask(run, {
    ...{ step, slot, person, why: [...task.why, ...why], candidates, kind },
    ...keptShares(handing.shares ?? [], person),
    ...(task.openTo && { openTo: candidates ? openedTo(run, task, person) : task.openTo }),
  });
  made.owner = samePerson(owner, person) ? null : owner;
  made.reason = reason;
  handClocks(run, task, made);
  endTask(run, task, 'transferred', { by, reason });
  if (state === 'running') takeTurns(run, step);
}

/** Whom what can be taken is open to once one of them has given their place to another: the same for all of them. */
function openedTo(run: Run, task: Task, person: Person): Task['openTo'] {
  const [from, to] = [task.assignee.value, person.value];
  const rest = (task.openTo ?? []).filter((each) => each !== `person ${from}` && each !== `not ${to}`);
  const openTo = [...rest, `person ${to}`, `not ${from}`];
  for (const each of run.state.tasks)
    if (each.slot === task.slot && isOpenTask(each) && each.candidates) each.openTo = openTo;
  return openTo;
}

/** Gives the vote of a task on which somebody gives an opinion to another; the opinion is asked on. */
export function ownedBy(run: Run, task: Task, person: Person, handing: Handing): void {
  if (mergesAway(run, task, person, handing)) return;
  task.owner = samePerson(task.assignee, person) ? null : person;
  delete task.shares;
  Object.assign(task, keptShares(handing.shares ?? [], person));
  task.why = [...task.why, ...handing.why];
  task.revision += 1;
}

function placeOf(run: Run, task: Task): { readonly step: Step; readonly slot: Slot } {
  const found = run.slotOf(task);
  if (found === undefined) throw new Error(`The task ${task.id} belongs to no step.`);
  return found;
}

/** Those whose place a slot is: several who may take it, or whoever had it last. */
function votersIn(run: Run, slot: Slot): readonly Person[] {
  const tasks = run.state.tasks.filter((task) => task.slot === slot.id);
  const open = tasks.filter(isOpenTask);
  return (open.length > 0 ? open : tasks.slice(-1)).map(voterOf);
}

/** Whether a place can take another in: one that counts by itself takes none, for nobody has acted there. */
const isPlace = ({ state }: Slot): boolean => state !== 'removed' && state !== 'skipped';

/** Ends a task whose vote goes to somebody who has one in the step. @returns whether that was so */
function mergesAway(
  run: Run,
  task: Task,
  person: Person,
  { by, reason = null, why, shares: handed }: Handing,
): boolean {
  const { step, slot } = placeOf(run, task);
  const shares = handed ?? [{ by: [], weight: slot.weight }];
  const duplicate: Why = { step: 'duplicate', person, text: whyTexts.duplicate(person.label) };
  const keptBy = (each: Task): boolean =>
    each.id !== task.id && isOpenTask(each) && samePerson(voterOf(each), person);
  const inSlot = run.openTasks(step).find((each) => each.slot === slot.id && keptBy(each));
  const into = step.slots.find(
    (each) =>
      each.id !== slot.id && isPlace(each) && votersIn(run, each).some((voter) => samePerson(voter, person)),
  );
  if (inSlot === undefined && into === undefined) return false;
  if (inSlot === undefined && into && isAddedUnder(step, into, slot) && !isDecided(into)) {
    // Somebody whom the voter added takes the voter's place itself: what they were added for has no use any more.
    takeIn(step, into, slot);
    for (const each of run.openTasks(step))
      if (each.slot === into.id) endTask(run, each, 'cancelled', { reason: 'removed' });
    return false;
  }
  for (const kept of run.openTasks(step))
    if (keptBy(kept) && (kept.slot === slot.id || kept.slot === into?.id)) {
      kept.why = [...kept.why, ...why, duplicate];
      Object.assign(kept, keptShares([...sharesOf(kept, placeOf(run, kept).slot), ...shares], person));
    }
  endTask(run, task, 'transferred', { by, reason });
  if (inSlot === undefined && into) {
    takeIn(step, slot, into);
    if (into.state === 'rejected') dropAddedBehind(run, step, into);
  }
  settle(run, step);
  return true;
}

/** Whether a place was added by another, or by one that it added. */
function isAddedUnder(step: Step, slot: Slot, adder: Slot): boolean {
  const own = step.slots.find(({ id }) => id === slot.added?.slot);
  return own !== undefined && (own.id === adder.id || isAddedUnder(step, own, adder));
}

/** One place becomes part of another, with its weight and those that it added. */
function takeIn(step: Step, slot: Slot, into: Slot): void {
  for (const each of step.slots)
    if (each.added?.slot === slot.id && each.id !== into.id && !isAddedUnder(step, into, each))
      each.added = { ...each.added, slot: into.id };
  into.weight += slot.weight;
  slot.state = 'removed';
}
