import type { Text } from '../text.ts';

/** Shapes of the calls of flows, `POST /api/form/flow/…`. Times are ISO 8601 in UTC with milliseconds. */

/** Characters that a comment takes. */
export const LONGEST_COMMENT = 2_000;

/** A person as records hold one. */
export interface FlowPerson {
  readonly value: string;
  readonly label: string;
}

export interface FlowFile {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly type: string;
}

export type InstanceState =
  'draft' | 'running' | 'returned' | 'suspended' | 'withdrawn' | 'approved' | 'rejected' | 'terminated';

export type TaskState =
  | 'waiting'
  | 'running'
  | 'agreed'
  | 'rejected'
  | 'returned'
  | 'transferred'
  | 'cancelled'
  | 'skipped'
  | 'timedOut'
  | 'read';

export type TaskKind = 'start' | 'approve' | 'handle' | 'cc' | 'manager';
export type Decision = 'agree' | 'reject';

/** Somebody who is, or was, away, and whose task another got for that. */
export interface AbsentPerson extends FlowPerson {
  /** When the absence ends that holds now; null: none does any more. */
  readonly until: string | null;
}

/** Somebody whom an instance waits for. */
export interface CurrentPerson extends FlowPerson {
  /** Those in whose place they were asked, since these are away, and who may act all the same. */
  readonly absent?: readonly FlowPerson[];
}

/** A step of an instance that lives. */
export interface CurrentStep {
  readonly node: string;
  readonly title: Text;
  readonly people: readonly CurrentPerson[];
  readonly openedAt: string;
  readonly dueAt: string | null;
}

export interface FlowInstance {
  readonly id: string;
  readonly flow: string;
  readonly flowTitle: Text;
  readonly flowVersion: number;
  readonly form: string;
  readonly formVersion: number;
  readonly record: string | null;
  readonly number: string | null;
  readonly title: string;
  readonly state: InstanceState;
  readonly reason: string | null;
  readonly round: number;
  readonly revision: number;
  readonly initiator: FlowPerson;
  readonly department: FlowPerson | null;
  readonly createdAt: string;
  readonly submittedAt: string | null;
  readonly endedAt: string | null;
  readonly parent: { readonly instance: string; readonly node: string; readonly row: number | null } | null;
  readonly current: readonly CurrentStep[];
}

/** One of the answers to "why this person". */
export interface FlowWhy {
  readonly step:
    | 'source'
    | 'disabled'
    | 'delegated'
    | 'duplicate'
    | 'self'
    | 'repeated'
    | 'nobody'
    | 'transferred'
    | 'added'
    | 'upward'
    | 'handedOver'
    | 'reassigned'
    | 'jumped';
  readonly source?: string;
  readonly index?: number;
  readonly person?: FlowPerson;
  readonly to?: FlowPerson;
  readonly text: Text;
}

export interface FlowTask {
  readonly id: string;
  readonly instance: string;
  readonly node: string;
  readonly nodeTitle: Text;
  readonly kind: TaskKind;
  readonly state: TaskState;
  readonly reason: string | null;
  readonly round: number;
  readonly position: number;
  readonly revision: number;
  readonly assignee: FlowPerson;
  /** Whose it is while somebody else gives an opinion on it. */
  readonly owner: FlowPerson | null;
  /** Who acted; null: the system, or nobody yet. */
  readonly by: FlowPerson | null;
  /** Of a task that somebody has to claim first. */
  readonly candidates: boolean;
  /** Those whose task it was before an absence handed it on, the first of them first; they may act on it as well. */
  readonly absent: readonly AbsentPerson[];
  readonly added: {
    readonly by: FlowPerson;
    readonly where: 'before' | 'after';
    readonly task: string;
  } | null;
  readonly createdAt: string;
  readonly openedAt: string | null;
  readonly dueAt: string | null;
  readonly readAt: string | null;
  readonly endedAt: string | null;
  readonly decision: Decision | null;
  readonly comment: string;
  readonly attachments: readonly FlowFile[];
  readonly signature: FlowFile | null;
  /** For managers and the assignee. */
  readonly why?: readonly FlowWhy[];
}
