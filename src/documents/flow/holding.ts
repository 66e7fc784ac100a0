import { isOpenTask, type Person, type Share, type Task } from './state.ts';

/** Somebody, as far as it decides which tasks are theirs. */
export interface Holder {
  readonly userId: string;
  /** What they belong to now (`belongs` of the organisation); absent: it was not asked, since nothing depends on it. */
  readonly groups?: readonly string[] | undefined;
}

/** What says whose a task is. */
export interface HeldTask {
  readonly assignee: string;
  readonly owner: string | null;
  readonly by: string | null;
  /** Whether it can still be taken. */
  readonly isOffered: boolean;
  readonly openTo: readonly string[] | null;
  /** Ids of those who handed it on by being away. */
  readonly absent: readonly string[];
}

export const heldTask = (task: Task): HeldTask => ({
  assignee: task.assignee.value,
  owner: task.owner?.value ?? null,
  by: task.by?.value ?? null,
  isOffered: task.candidates && isOpenTask(task),
  openTo: task.openTo ?? null,
  absent: absentFrom(task).map(({ value }) => value),
});

/** Everybody whose task it was before an absence handed it on, each once. */
export const absentFrom = ({ shares = [] }: { readonly shares?: readonly Share[] }): readonly Person[] => [
  ...new Map(shares.flatMap(({ by }) => by).map((person) => [person.value, person])).values(),
];

/** Whether what can be taken is open to somebody by what they belong to. */
export const isOpenTo = (openTo: readonly string[], { userId, groups = [] }: Holder): boolean =>
  !openTo.includes(`not ${userId}`) &&
  [`person ${userId}`, ...groups].some((group) => openTo.includes(group));

/**
 * Whether a task is somebody's to act on: they have it, or it was theirs before an absence handed it on, or they belong to
 * those who may take it. While somebody else gives an opinion on it, it is theirs alone.
 */
export function mayAct(task: HeldTask, holder: Holder): boolean {
  if (task.isOffered && task.openTo !== null && holder.groups !== undefined)
    return isOpenTo(task.openTo, holder);
  return task.assignee === holder.userId || (task.owner === null && task.absent.includes(holder.userId));
}

/** Whether a task is or was somebody's: to act on, to wait for an opinion on, or handled by them. */
export const isOwn = (task: HeldTask, holder: Holder): boolean =>
  mayAct(task, holder) ||
  task.owner === holder.userId ||
  task.by === holder.userId ||
  task.absent.includes(holder.userId);
