import type { FlowNode } from '../../../schemas/flow/node.ts';
import type { PeopleScope } from '../../../schemas/flow/people.ts';
import type { Mode } from '../../../schemas/flow/policy.ts';
import type { LocalText, Text } from '../../../schemas/text.ts';
import type { JournalEntry } from '../journal.ts';
import type { Person, Reason, TaskState, Why } from '../state.ts';

/** Somebody at a node: with the task that they have or had, or as who will be asked. */
export interface PathPerson {
  readonly person: Person;
  readonly task: string | null;
  /** `coming`: they are asked once the way leads there. */
  readonly state: TaskState | 'coming';
  readonly why: readonly Why[];
}

/** People of a node whom somebody picks on the way there. */
export interface PathPick {
  readonly many: boolean;
  readonly required: boolean;
  readonly scope: PeopleScope | null;
  readonly by: 'initiator' | 'previous';
}

/** What whoever looks ahead should know of a node. An `error` refuses the call that leads there. */
export interface PathFinding {
  readonly severity: 'error' | 'warning';
  readonly code: 'NOBODY_FOUND' | 'WEIGHT_TOO_SMALL' | 'DATE_EMPTY';
  readonly message: LocalText;
}

export interface PathBranch {
  readonly id: string;
  readonly title: Text | null;
  /** null: its rules read what is not known yet. */
  readonly taken: boolean | null;
  readonly nodes: readonly PathNode[];
}

/** A node on the way of an instance (wire contract of flows, section 9). */
export interface PathNode {
  readonly node: string;
  readonly type: FlowNode['type'];
  readonly title: Text;
  /** `open`: whether the way leads there depends on what is not known yet. */
  readonly state: 'done' | 'current' | 'coming' | 'skipped' | 'open';
  readonly mode?: Mode;
  readonly people: readonly PathPerson[];
  readonly pick?: PathPick;
  readonly result?: 'approved' | 'rejected';
  readonly reason?: Reason;
  readonly branches?: readonly PathBranch[];
  readonly sub?: readonly { readonly instance: string; readonly state: string }[];
  readonly finding?: PathFinding;
}

/** What a path shows beside what the state of the instance holds. */
export interface PathSources {
  /** Tells which branches were taken that nothing else tells of. */
  readonly journal?: readonly JournalEntry[];
  /** Instances that a step started, by the step's id. */
  readonly subs?: Readonly<Record<string, NonNullable<PathNode['sub']>>>;
  /** Titles as a reader may see them; absent: with every field. */
  readonly text?: (text: Text) => Text;
}

/** Nodes of a path at any depth, in their order. */
export const pathNodes = (path: readonly PathNode[]): readonly PathNode[] =>
  path.flatMap((node) => [node, ...(node.branches ?? []).flatMap(({ nodes }) => pathNodes(nodes))]);
