import type { FlowAction, Requires } from '../../../schemas/flow/policy.ts';
import type { FlowNode } from '../../../schemas/flow/node.ts';
import { isPeopleNode } from '../flowIndex.ts';
import { type HeldTask, heldTask, type Holder, isOpenTo, mayAct } from '../holding.ts';
import type { Given } from '../journal.ts';
import { FlowRefusal } from '../refusal.ts';
import type { Run } from '../Run.ts';
import { isFinished, isOpenTask, type Person, type Slot, type Step, type Task } from '../state.ts';

/** What somebody does with a task beside what its buttons can be set for. */
export type TaskAction = FlowAction | 'retry' | 'skip' | 'reassign';

/** One action on a task, as a call asks for it. */
export interface Act extends Given {
  readonly is: 'act';
  readonly task: string;
  readonly action: TaskAction;
  readonly revision: number;
  readonly by: Person;
  /** Whether `by` manages the flow. */
  readonly manages: boolean;
  readonly people: readonly string[];
  readonly order: 'parallel' | 'sequential';
  readonly node: string | undefined;
  readonly picks: Readonly<Record<string, readonly string[]>>;
}

/** A task on which somebody acts, with where it stands. */
export interface Acting {
  readonly run: Run;
  readonly act: Act;
  readonly task: Task;
  readonly step: Step;
  readonly slot: Slot;
}

/**
 * Whether a person may act on a task at all: it is theirs, or was before they were away, or is open to what they belong to
 * by now; or they wait for an opinion on it, or manage the flow.
 */
function holds(run: Run, { by, action, manages }: Act, task: Task): boolean {
  if (action === 'reassign') return manages;
  const held = heldTask(task);
  if (action === 'recall') {
    const { assignee, owner, by: ended, absent } = held;
    if (isOpenTask(task)) return [assignee, owner, ended, ...absent].includes(by.value);
    // What one of two did whose task it was is theirs alone to take back.
    const isAbsentees = ended !== null && absent.includes(ended);
    return (isAbsentees ? [ended] : [assignee, owner, ended]).includes(by.value);
  }
  return mayAct(held, held.isOffered ? holderOf(run, by, held) : { userId: by.value });
}

/** Somebody, with what they belong to where that decides whether something is open to them. */
const holderOf = (run: Run, { value: userId }: Person, { openTo }: HeldTask): Holder => ({
  userId,
  ...(openTo && { groups: run.context.organisation.belongs(userId) }),
});

/** Whether somebody could have taken what another has taken. */
function isTakenFrom(run: Run, { by }: Act, task: Task): boolean {
  const held = heldTask(task);
  const { openTo, isOffered } = held;
  return openTo !== null && !isOffered && isOpenTo(openTo, holderOf(run, by, held));
}

/** Actions of a task of its kind, in the state in which it is. */
export function actionsOf(run: Run, task: Task): ReadonlySet<TaskAction> {
  if (task.kind === 'cc') return new Set(['cc']);
  if (task.kind === 'start') return new Set(['resubmit', 'agree', 'cc']);
  const found = run.slotOf(task);
  if (found === undefined) return new Set();
  const { node } = run.node(task.node);
  const addsOwn = found.step.slots.some(
    ({ added, state }) => added?.slot === found.slot.id && state !== 'removed',
  );
  const always: TaskAction[] = ['reassign', ...(addsOwn ? (['removeAdded'] as const) : [])];
  if (task.state === 'waiting') return allowed(run, task, [...always, 'cc']);
  // Whichever manager mends it ends it for the others.
  if (task.kind === 'manager') return allowed(run, task, [...mendingsOf(node), 'cc', 'reassign']);
  if (task.candidates) return allowed(run, task, ['claim', 'cc', 'reassign']);
  const decides: TaskAction[] = node.type === 'approve' ? ['agree', 'reject'] : ['agree'];
  if (task.owner !== null) return allowed(run, task, [...decides, 'delegate', 'cc', 'recall', 'reassign']);
  const isClaimed = found.step.mode.by === 'claim' && found.slot.added === null;
  return allowed(run, task, [
    ...decides,
    ...(['return', 'transfer', 'delegate', 'addBefore', 'addAfter', 'cc', 'recall'] as const),
    ...(isClaimed ? (['unclaim'] as const) : []),
    ...always,
  ]);
}

/** What can be done about a trigger: one that failed is mended; what a model was to say, people say in its place. */
function mendingsOf(node: FlowNode): readonly TaskAction[] {
  if (node.type !== 'trigger' || node.run.do !== 'ai') return ['retry', 'skip'];
  return node.run.choices === 'fields' ? ['agree'] : ['agree', 'reject'];
}

/** Without those whose buttons the node does not show. */
function allowed(run: Run, task: Task, actions: readonly TaskAction[]): ReadonlySet<TaskAction> {
  const { node } = run.node(task.node);
  const buttons = isPeopleNode(node) ? (node.buttons ?? {}) : {};
  return new Set(
    actions.filter((action) => !Object.hasOwn(buttons, action) || buttons[action]?.shown !== false),
  );
}

/**
 * The task that an action is about, where it can be done.
 * @throws FlowRefusal in the order of the wire contract: unknown, not theirs, ended, suspended, overtaken, not offered
 */
export function permitted(run: Run, act: Act): Task {
  const task = run.task(act.task);
  if (task === undefined) throw new FlowRefusal('NOT_FOUND');
  if (!holds(run, act, task))
    throw new FlowRefusal(isTakenFrom(run, act, task) ? 'ALREADY_DECIDED' : 'TASK_NOT_YOURS');
  const isRecall = act.action === 'recall' && !isOpenTask(task);
  if (!isOpenTask(task) && !isRecall) throw new FlowRefusal('ALREADY_DECIDED');
  if (run.state.state === 'suspended') throw new FlowRefusal('INSTANCE_SUSPENDED');
  if (task.revision !== act.revision) throw new FlowRefusal('REVISION_CONFLICT');
  if (isRecall) {
    if (run.context.flow.settings.recall !== true) throw new FlowRefusal('ACTION_NOT_ALLOWED');
    if (isFinished(run.state.state)) throw new FlowRefusal('RECALL_TOO_LATE');
  } else if (isFinished(run.state.state) || !actionsOf(run, task).has(act.action))
    throw new FlowRefusal('ACTION_NOT_ALLOWED');
  return task;
}

/** The same with where it stands. @throws FlowRefusal, for a copy too, of which nothing else depends */
export function begin(run: Run, act: Act): Acting {
  const task = permitted(run, act);
  const found = run.slotOf(task);
  // A copy stands for itself.
  if (found === undefined) throw new FlowRefusal('ACTION_NOT_ALLOWED');
  return { run, act, task, ...found };
}

/** What an action has to come with at a node. */
export function demandedBy(
  requires: Requires | undefined,
  decision: 'agree' | 'reject',
): readonly ('comment' | 'attachment' | 'signature')[] {
  if (requires === undefined) return [];
  if (Array.isArray(requires)) return requires;
  return (['comment', 'attachment', 'signature'] as const).filter(
    (each) => requires[each] === 'always' || requires[each] === decision,
  );
}

/** @throws FlowRefusal COMMENT_REQUIRED, ATTACHMENT_REQUIRED, SIGNATURE_REQUIRED where a node asks for more than was given */
export function requireGiven(node: FlowNode, given: Given, decision: 'agree' | 'reject'): void {
  const demanded = 'requires' in node ? demandedBy(node.requires, decision) : [];
  if (demanded.includes('comment') && given.comment.trim() === '')
    throw new FlowRefusal('COMMENT_REQUIRED', 'comment');
  if (demanded.includes('attachment') && given.attachments.length === 0)
    throw new FlowRefusal('ATTACHMENT_REQUIRED', 'attachments');
  if (demanded.includes('signature') && (given.signature ?? null) === null)
    throw new FlowRefusal('SIGNATURE_REQUIRED', 'signature');
}

/** Keeps what somebody gave with the task that they ended. */
export function keepGiven({ act, task }: Acting): void {
  task.comment = act.comment;
  task.attachments = act.attachments;
  task.signature = act.signature;
}

/** What a line of the timeline about an action says of it. */
export const entryOf = ({ act, task }: Pick<Acting, 'act' | 'task'>) => ({
  node: task.node,
  task: task.id,
  by: act.by,
  comment: act.comment,
  attachments: act.attachments,
  signature: act.signature,
});
