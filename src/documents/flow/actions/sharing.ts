import { type Run, samePerson } from '../Run.ts';
import type { Person, Share, Slot, Step, Task } from '../state.ts';
import { addTask, newSlot } from '../steps.ts';
import { copyClocks } from '../timers.ts';
import type { Acting, TaskAction } from './act.ts';

/** The votes that a task stands for. */
export const sharesOf = (task: Task, slot: Slot): readonly Share[] =>
  task.shares ?? [{ by: [], weight: slot.weight }];

/** Votes as a task keeps them: where none came by an absence, they are its holder's, and nothing is said of them. */
export function keptShares(shares: readonly Share[], holder: Person): Pick<Task, 'shares'> {
  const others = shares.map((share) => ({
    ...share,
    by: share.by.filter((each) => !samePerson(each, holder)),
  }));
  return others.some(({ by }) => by.length > 0) ? { shares: others } : {};
}

/** What becomes of votes whose holder hands them on by being away. @param by the holder, and who else is away behind them */
export const handedOnBy = (shares: readonly Share[], by: readonly Person[]): readonly Share[] =>
  shares.map((share) => ({ ...share, by: [...share.by, ...by] }));

const isOf = ({ by }: Share, id: string): boolean => by.some(({ value }) => value === id);

/**
 * Gives some of the votes that a task stands for a place of their own, beside it: nobody decides for others than
 * themselves and those whom they stand in for.
 * @param person who has the new task
 */
export function splitOff(
  run: Run,
  { step, slot, task }: { readonly step: Step; readonly slot: Slot; readonly task: Task },
  shares: readonly Share[],
  person: Person,
  why: Task['why'],
): { readonly slot: Slot; readonly task: Task } {
  const weight = shares.reduce((sum, each) => sum + each.weight, 0);
  const { position, state, order } = slot;
  const made = newSlot(run, position, { weight, state, order });
  step.slots.push(made);
  slot.weight -= weight;
  const left = sharesOf(task, slot).filter((share) => !shares.includes(share));
  if (left.some(({ by }) => by.length > 0)) task.shares = left;
  else delete task.shares;
  const own = addTask(run, { step, slot: made, person, why, kind: task.kind });
  Object.assign(own, { state: task.state, openedAt: task.openedAt, dueAt: task.dueAt });
  copyClocks(run, task, own);
  return { slot: made, task: own };
}

/** What an absent person does in the place of a vote: the rest goes on beside the task, and is its holder's as before. */
const OF_VOTES: ReadonlySet<TaskAction> = new Set([
  ...(['agree', 'reject', 'return', 'transfer', 'delegate', 'addBefore', 'addAfter'] as const),
]);

/**
 * Where somebody acts whose task it was before they were away: on their own votes. Those of others whom its holder stands
 * in for as well, and the holder's own, get out of the way.
 */
export function onOwnVotes(acting: Acting): Acting {
  const { run, act, task, slot, step } = acting;
  const { by } = act;
  if (task.shares === undefined || task.assignee.value === by.value || !OF_VOTES.has(act.action))
    return acting;
  const own = task.shares.filter((share) => isOf(share, by.value));
  // What was taken is one vote, whoever else could have taken it.
  if (own.length === task.shares.length || step.mode.by === 'claim') return acting;
  return { ...acting, ...splitOff(run, { step, slot, task }, own, by, task.why) };
}
