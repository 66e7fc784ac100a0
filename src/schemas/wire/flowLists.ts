import type { Text } from '../text.ts';
import type {
  AbsentPerson,
  CurrentPerson,
  CurrentStep,
  Decision,
  FlowPerson,
  InstanceState,
  TaskState,
} from './flowInstance.ts';

/** What lists of instances and tasks are of. */
export type FlowScope = 'wait' | 'done' | 'notify' | 'apply' | 'myDone' | 'myNotDone' | 'manage';

/** A line of a list, the same in every scope. */
export interface FlowRow {
  /** Of the task in `wait`, `done`, `notify`; of the instance elsewhere. */
  readonly id: string;
  readonly instance: string;
  readonly task: string | null;
  readonly flow: string;
  readonly flowTitle: Text;
  readonly icon: string | null;
  readonly number: string | null;
  readonly title: string;
  readonly summary: readonly {
    readonly field: string;
    readonly title: Text;
    readonly text: string;
    /** The day (`YYYY-MM-DD`) or instant that the text is, which the reader may write another way. */
    readonly moment?: string;
  }[];
  readonly state: InstanceState;
  readonly node: string | null;
  readonly nodeTitle: Text | null;
  readonly taskState: TaskState | null;
  readonly decision: Decision | null;
  readonly initiator: FlowPerson;
  readonly department: FlowPerson | null;
  /** Of what one of several takes, the reader. */
  readonly assignee: FlowPerson | null;
  /** Of the task: those whose it was before an absence handed it on, who may act on it as well. */
  readonly absent: readonly AbsentPerson[];
  /** At most five names; `currentMore` counts the rest. */
  readonly current: readonly CurrentPerson[];
  readonly currentMore: number;
  /** Of the task where the line is about one, as lists are sorted and filtered by it. */
  readonly createdAt: string;
  readonly submittedAt: string | null;
  readonly openedAt: string | null;
  readonly dueAt: string | null;
  readonly endedAt: string | null;
  readonly overdue: boolean;
  readonly unread: boolean;
  readonly urged: number;
  readonly batch: boolean;
  /** Of the task, else of the instance. */
  readonly revision: number;
}

/** `result` of `/counts.do`; more than 999 is 1000. */
export interface FlowCounts {
  readonly wait: number;
  readonly waitOverdue: number;
  /** Unread. */
  readonly notify: number;
  /** Live. */
  readonly apply: number;
  readonly manage: number;
}

/** One flow that the caller may start, of `/flows.do`. */
export interface StartableFlow {
  readonly id: string;
  readonly title: Text;
  readonly description: Text | null;
  readonly icon: string | null;
  readonly group: string | null;
  readonly form: string;
}

/** What became of one of many, of `/actMany.do` and `/handOver.do`. */
export interface FlowManyResult {
  readonly taskId: string;
  readonly msgState: number;
  readonly code?: string;
  readonly msg: string;
}

/** One line of `/statistics.do`. */
export interface FlowStatistic {
  readonly key: string;
  readonly label: Text;
  readonly started: number;
  readonly finished: number;
  readonly approved: number;
  readonly rejected: number;
  readonly returned: number;
  readonly terminated: number;
  readonly open: number;
  readonly overdue: number;
  readonly hours: { readonly avg: number | null; readonly p50: number | null; readonly p90: number | null };
}

/** Somebody whom a task may go to, of `/people.do`; `disabledWhy`: why not. */
export interface FlowCandidate extends FlowPerson {
  readonly department: string | null;
  readonly disabledWhy?: Text;
}

/** A flow that lives on a record (`/ofRecords.do`). */
export interface FlowOfRecord {
  readonly record: string;
  readonly number: string | null;
  readonly state: InstanceState;
  readonly flowTitle: Text;
  /** Null where the caller has nothing to do with it; `current` is empty then. */
  readonly instance: string | null;
  readonly current: readonly CurrentStep[];
}
