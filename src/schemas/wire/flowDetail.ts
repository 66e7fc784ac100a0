import type { RuleSet } from '../condition.ts';
import type { FieldRights, FlowNode } from '../flow/node.ts';
import type { PeopleScope } from '../flow/people.ts';
import type { Mode } from '../flow/policy.ts';
import type { Text } from '../text.ts';
import type { FlowFile, FlowInstance, FlowPerson, FlowTask, FlowWhy } from './flowInstance.ts';

/** One line of the timeline, oldest first. */
export interface FlowEntry {
  readonly id: number;
  readonly at: string;
  readonly kind: string;
  readonly round: number;
  readonly node: string | null;
  readonly nodeTitle: Text | null;
  readonly task: string | null;
  readonly by: FlowPerson | null;
  readonly people: readonly FlowPerson[];
  readonly comment: string;
  readonly attachments: readonly FlowFile[];
  readonly signature: FlowFile | null;
  readonly reason: string | null;
  /** The node that a return, a jump or a route led to. */
  readonly to: string | null;
  readonly branches?: readonly string[];
  readonly changes?: readonly { readonly field: string; readonly before: unknown; readonly after: unknown }[];
}

/** People whom somebody picks for a step ahead. */
export interface FlowPick {
  readonly node: string;
  readonly title: Text;
  readonly many: boolean;
  readonly required: boolean;
  readonly scope: PeopleScope | null;
}

/** One step of the way of an instance, those in branches within. */
export interface PathNode {
  readonly node: string;
  readonly type: FlowNode['type'];
  readonly title: Text;
  /** `open`: it hangs on what is not known yet. */
  readonly state: 'done' | 'current' | 'coming' | 'skipped' | 'open';
  readonly mode?: Mode;
  readonly people: readonly {
    readonly person: FlowPerson;
    readonly task: string | null;
    readonly state: string;
    readonly why: readonly FlowWhy[];
  }[];
  readonly pick?: Omit<FlowPick, 'node' | 'title'> & { readonly by: 'initiator' | 'previous' };
  readonly result?: 'approved' | 'rejected';
  readonly reason?: string;
  readonly branches?: readonly {
    readonly id: string;
    readonly title: Text | null;
    readonly taken: boolean | null;
    readonly nodes: readonly PathNode[];
  }[];
  readonly sub?: readonly { readonly instance: string; readonly state: string }[];
  readonly finding?: {
    readonly severity: 'error' | 'warning';
    readonly code: string;
    readonly message: string;
  };
}

export type FlowTaskAction =
  | 'claim'
  | 'unclaim'
  | 'agree'
  | 'reject'
  | 'return'
  | 'transfer'
  | 'delegate'
  | 'addBefore'
  | 'addAfter'
  | 'removeAdded'
  | 'recall'
  | 'cc'
  | 'resubmit'
  | 'retry'
  | 'skip'
  | 'reassign';
export type FlowInstanceAction =
  'withdraw' | 'suspend' | 'resume' | 'terminate' | 'jump' | 'urge' | 'comment';

/** What the caller may do now. */
export interface FlowOffer {
  readonly action: FlowTaskAction | FlowInstanceAction;
  readonly text: Text;
  readonly order: number;
  readonly requires: readonly ('comment' | 'attachment' | 'signature')[];
  /** Of `return` and `jump`: where it may lead. */
  readonly targets?: readonly { readonly node: string; readonly title: Text }[];
  /** Of `agree`: who is picked for steps that can be next. */
  readonly picks?: readonly FlowPick[];
}

/** `result` of `/detail.do`. */
export interface FlowDetail {
  readonly instance: FlowInstance;
  /** The caller's open task, or the one asked for. */
  readonly task: FlowTask | null;
  readonly tasks: readonly FlowTask[];
  /** Values by field, without those that are hidden from the caller. */
  readonly record: Readonly<Record<string, unknown>>;
  readonly rights: FieldRights;
  readonly form: { readonly id: string; readonly version: number };
  readonly flow: { readonly id: string; readonly version: number };
  readonly offers: readonly FlowOffer[];
  readonly path: readonly PathNode[];
  readonly timeline: readonly FlowEntry[];
  readonly subFlows: readonly FlowInstance[];
  /** The caller manages the flow. */
  readonly managed: boolean;
  /** The form's document of the version that the instance bears, without its grants. */
  readonly schema: unknown;
  /** The named rules that the form's document asks, by id. */
  readonly conditions?: Readonly<Record<string, RuleSet>>;
  /** The step's text above the buttons. */
  readonly help?: Text;
}

/** `result` of `/print.do`. */
export interface FlowPrint extends FlowDetail {
  /** The document of the page that the flow is printed by; null: as the portal prints it. */
  readonly page: unknown;
  readonly printedAt: string;
  readonly printedBy: FlowPerson;
  /** Resolved by `/verifyPrint.do`. */
  readonly check: string;
  /** The page that resolves it. */
  readonly checkUrl: string;
}

/** `result` of `/verifyPrint.do`: what whoever holds a print can compare with it, whether or not they have an account. */
export interface PrintCheck {
  /** Without what a step hides. */
  readonly title: string;
  readonly number: string | null;
  readonly state: FlowInstance['state'];
  readonly submittedAt: string | null;
  readonly endedAt: string | null;
  /** Somebody has decided something, or it ended, after it was printed. */
  readonly changed: boolean;
  /** In the order of the steps' opening. */
  readonly decisions: readonly {
    readonly step: Text;
    readonly person: string;
    readonly state: FlowTask['state'];
    readonly at: string | null;
  }[];
}

/** `result` of `/startForm.do`: what somebody fills in to start a flow. */
export interface FlowStartForm {
  readonly flow: {
    readonly id: string;
    readonly version: number;
    readonly title: Text;
    readonly description: Text | null;
  };
  readonly form: { readonly id: string; readonly version: number };
  /** The form's document, without its grants. */
  readonly schema: unknown;
  /** The named rules that it asks, by id. */
  readonly conditions?: Readonly<Record<string, RuleSet>>;
  /** Those of the start; what is hidden is left out. */
  readonly rights: FieldRights;
  /** What a submit has to come with; absent: nothing. */
  readonly requires?: FlowOffer['requires'];
  /** What is begun with: of a draft, of what was withdrawn, of an earlier instance, or of a record. */
  readonly record: Readonly<Record<string, unknown>>;
  /** The draft, or what was withdrawn. */
  readonly instance: FlowInstance | null;
  /** People picked before who are still there, by node. */
  readonly picks: Readonly<Record<string, readonly FlowPerson[]>>;
}

/** `result` of `/preview.do`. */
export interface FlowPreview {
  readonly path: readonly PathNode[];
  readonly title: string;
  readonly picks: readonly FlowPick[];
  readonly findings: readonly {
    readonly severity: 'error' | 'warning';
    readonly node: string | null;
    readonly code: string;
    readonly message: string;
  }[];
  readonly canSubmit: boolean;
}
