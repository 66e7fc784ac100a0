import type { JournalKind } from '../../../documents/flow/journal.ts';
import type { FlowEntry } from '../../../schemas/wire/flowDetail.ts';

/** What the engine does by itself on the way: nobody's act. */
const QUIET: ReadonlySet<string> = new Set<JournalKind>([
  'opened',
  'assigned',
  'read',
  'cancelled',
  'passed',
  'branchTaken',
  'joined',
  'routed',
  'delayed',
  'triggered',
  'callback',
]);

/** Whether a line of the timeline is of interest only to whoever looks at all of it. */
export const isQuiet = ({ kind, comment, reason }: Pick<FlowEntry, 'kind' | 'comment' | 'reason'>): boolean =>
  QUIET.has(kind) && comment === '' && reason !== 'fieldEmpty';
