import type { FlowNode } from '../../schemas/flow/node.ts';
import type { Mode } from '../../schemas/flow/policy.ts';
import { stepTitles } from '../../schemas/flow/titles.ts';
import type { Text } from '../../schemas/text.ts';
import type { FlowPerson, FlowWhy, TaskState } from '../../schemas/wire/flowInstance.ts';

/** A person as records hold one. */
export type Person = FlowPerson;
export type { TaskState };

/** States of an instance that the engine knows: a draft has not entered it yet. */
export type LiveState = 'running' | 'returned';
export type FinishedState = 'approved' | 'rejected' | 'terminated';
export type InstanceState = LiveState | 'suspended' | 'withdrawn' | FinishedState;

/** Why a task or an instance ended or stopped, where its state does not say it. */
export type Reason =
  | 'sibling'
  | 'returned'
  | 'withdrawn'
  | 'instanceEnded'
  | 'terminated'
  | 'recalled'
  | 'claimed'
  | 'removed'
  | 'branchLost'
  | 'subFlowEnded'
  | 'self'
  | 'repeated'
  | 'backTo'
  | 'auto'
  | 'nobodyFound'
  | 'weightTooSmall'
  | 'timeoutPass'
  | 'timeoutReject'
  | 'timeoutUpward'
  | 'accountDisabled'
  | 'handedOver'
  | 'routeLimit'
  | 'triggerFailed'
  | 'fieldEmpty'
  | 'recordGone'
  | 'versionGone';

/** One of the answers to "why this person". */
export type Why = FlowWhy;

export type StepKind = 'start' | 'approve' | 'handle' | 'manager' | 'delay' | 'trigger' | 'subFlow';

/** One place in the tree that lives: at most one in each branch. */
export interface Token {
  readonly id: string;
  node: string;
  /** The execution of the innermost fork around it, and its branch there; null: none. */
  block: string | null;
  branch: string | null;
  /** The step that it waits for; null while it moves. */
  step: string | null;
  round: number;
  /** Steps that people handled directly before on this way; several behind a join. */
  before: readonly string[];
  /** What is opened again once the step here has been handled (`afterReturn: back`). */
  back?: readonly Left[];
  /** The step whose people are asked again here. */
  again?: string;
}

/** A place as a return left it. */
export interface Left {
  readonly node: string;
  readonly block: string | null;
  readonly branch: string | null;
  readonly step: string;
  readonly before: readonly string[];
}

/** One execution of a fork. */
export interface Block {
  readonly id: string;
  readonly node: string;
  /** Where the place stands that comes out of it. */
  readonly block: string | null;
  readonly branch: string | null;
  /** `out`: not taken, or ended. */
  branches: Record<string, 'live' | 'arrived' | 'out'>;
  open: boolean;
  /** What was handled last in each branch that arrived. */
  trails: Record<string, readonly string[]>;
  before: readonly string[];
  round: number;
}

/** One opening of a node that waits. */
export interface Step {
  readonly id: string;
  readonly node: string;
  readonly kind: StepKind;
  readonly block: string | null;
  readonly branch: string | null;
  readonly round: number;
  readonly before: readonly string[];
  readonly openedAt: string;
  endedAt: string | null;
  state: 'open' | 'passed' | 'refused' | 'returned' | 'cancelled' | 'skipped';
  reason: Reason | null;
  mode: Mode;
  slots: Slot[];
  /** Of sub-flows: what became of each, by its row; null while it goes on. */
  subs?: Record<string, FinishedState | null>;
}

/** One voter of a step: tasks change hands, the slot stays. */
export interface Slot {
  readonly id: string;
  readonly position: number;
  weight: number;
  state: 'waiting' | 'running' | 'agreed' | 'rejected' | 'skipped' | 'removed' | 'ended';
  added: { readonly by: Person; readonly slot: string; readonly where: 'before' | 'after' } | null;
  /** Whether those that it added run at once or one after another. */
  order: 'parallel' | 'sequential';
}

/** One of the votes that a task stands for. */
export interface Share {
  /** Those who handed it on by being away, the first being whose it was; nobody: it is its holder's own. */
  readonly by: readonly Person[];
  readonly weight: number;
}

/** What somebody is asked to do. */
export interface Task {
  readonly id: string;
  readonly step: string | null;
  readonly slot: string | null;
  readonly node: string;
  readonly kind: 'start' | 'approve' | 'handle' | 'cc' | 'manager';
  state: TaskState;
  reason: Reason | null;
  readonly round: number;
  readonly position: number;
  revision: number;
  assignee: Person;
  /** Whose it is while somebody else gives an opinion on it. */
  owner: Person | null;
  by: Person | null;
  candidates: boolean;
  /**
   * Of one that somebody has to take: whom it is open to by what they belong to by then, as `role <id>`, `label <id>`,
   * `department <id>`, `head <id of the department>`, `person <id>`, without each `not <id>`. Absent: its assignee.
   */
  openTo?: readonly string[];
  /** Of one that came by absences: the votes that it stands for. Absent: its holder's own. */
  shares?: readonly Share[];
  readonly createdAt: string;
  openedAt: string | null;
  endedAt: string | null;
  dueAt: string | null;
  decision: 'agree' | 'reject' | null;
  comment: string;
  attachments: readonly unknown[];
  signature: unknown;
  why: readonly Why[];
}

/** A clock that runs for a step or a task. */
export interface Timer {
  readonly id: string;
  readonly step: string;
  readonly task: string | null;
  readonly kind: 'timeout' | 'remind' | 'delay' | 'deadline' | 'retry';
  /** Which of the node's timeouts it is. */
  readonly index: number;
  /** How many reminders are left behind this one. */
  left: number;
  /** ISO 8601, UTC. */
  due: string;
  /** While it is stopped: milliseconds that were left; it goes on with these. */
  stopped: number | null;
}

/** An instance as the engine holds it: a plain JSON value. */
export interface FlowState {
  state: InstanceState;
  /** What a suspended one goes back to. */
  held: LiveState | null;
  reason: Reason | null;
  round: number;
  revision: number;
  /** How many parts have got an id. */
  ids: number;
  tokens: Token[];
  blocks: Block[];
  steps: Step[];
  tasks: Task[];
  timers: Timer[];
  /** How often each route was passed. */
  routes: Record<string, number>;
  /** People whom somebody picked for a step ahead. */
  picks: Record<string, readonly string[]>;
}

/** The state of an instance that nobody has submitted yet. */
export const newState = (): FlowState => ({
  state: 'running',
  held: null,
  reason: null,
  round: 0,
  revision: 0,
  ids: 0,
  tokens: [],
  blocks: [],
  steps: [],
  tasks: [],
  timers: [],
  routes: {},
  picks: {},
});

export const isOpenTask = ({ state }: Pick<Task, 'state'>): boolean =>
  state === 'running' || state === 'waiting';

export const isFinished = (state: InstanceState): state is FinishedState =>
  state === 'approved' || state === 'rejected' || state === 'terminated';

/** What a node is called: its title, or by its type where it has none. */
export const titleOf = (node: FlowNode): Text => node.title ?? stepTitles[node.type];
