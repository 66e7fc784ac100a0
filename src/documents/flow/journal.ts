import type { Person, Reason } from './state.ts';

/** What can stand in the timeline of an instance. */
export const journalKinds = [
  'drafted',
  'submitted',
  'resubmitted',
  'opened',
  'assigned',
  'agreed',
  'rejected',
  'returned',
  'transferred',
  'delegated',
  'delegateAnswered',
  'added',
  'removedAdded',
  'claimed',
  'unclaimed',
  'recalled',
  'cc',
  'read',
  'commented',
  'urged',
  'reminded',
  'timedOut',
  'skipped',
  'cancelled',
  'passed',
  'refused',
  'branchTaken',
  'joined',
  'routed',
  'delayed',
  'triggered',
  'callback',
  'subStarted',
  'subEnded',
  'dataChanged',
  'suspended',
  'resumed',
  'jumped',
  'reassigned',
  'handedOver',
  'withdrawn',
  'terminated',
  'ended',
] as const;
export type JournalKind = (typeof journalKinds)[number];

/** What somebody gave with an action. */
export interface Given {
  readonly comment: string;
  readonly attachments: readonly unknown[];
  readonly signature: unknown;
}

export const NOTHING_GIVEN: Given = { comment: '', attachments: [], signature: null };

/** One line of the timeline, as the engine writes it: never changed, never removed. */
export interface JournalEntry extends Given {
  readonly kind: JournalKind;
  readonly round: number;
  readonly node: string | null;
  readonly task: string | null;
  /** null: the system. */
  readonly by: Person | null;
  readonly people: readonly Person[];
  readonly reason: Reason | null;
  /** The node that a return, a jump or a route led to. */
  readonly to: string | null;
  readonly branches?: readonly string[];
}

/** What the surroundings of the engine have to do once the state is kept. */
export type Effect =
  | { readonly do: 'trigger'; readonly step: string; readonly node: string }
  | { readonly do: 'startSubFlows'; readonly step: string; readonly node: string }
  | { readonly do: 'endSubFlows'; readonly step: string; readonly node: string };
