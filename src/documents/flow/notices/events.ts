import type { FlowDocument } from '../../../schemas/documents/flow.ts';
import type { FlowNode } from '../../../schemas/flow/node.ts';
import { flowIndex } from '../flowIndex.ts';
import type { JournalEntry, JournalKind } from '../journal.ts';
import { type FlowState, isOpenTask, type Person } from '../state.ts';

type NodeNotice = NonNullable<Extract<FlowNode, { notices?: unknown }>['notices']>[number];
type InstanceNotice = NonNullable<FlowDocument['settings']['notices']>[number];

/** A message as a flow words it. */
export type FlowNotice = NodeNotice | InstanceNotice;
export type NoticeEvent = FlowNotice['on'];

/** Something of which people may be told. */
export interface NoticeCase {
  readonly event: NoticeEvent;
  readonly entry: JournalEntry;
  /** Whom it is about: they are meant by `assignee`. */
  readonly people: readonly Person[];
  /** The node whose `notices` word it; absent: the flow's settings do. */
  readonly node?: string;
}

/** Lines of the timeline that are events of a node under the same name. */
const OF_NODES: Partial<Record<JournalKind, NodeNotice['on']>> = {
  assigned: 'assigned',
  delegateAnswered: 'assigned',
  reminded: 'reminded',
  agreed: 'agreed',
  rejected: 'rejected',
  returned: 'returned',
  cc: 'cc',
  timedOut: 'timedOut',
  urged: 'urged',
  transferred: 'transferred',
  reassigned: 'transferred',
  handedOver: 'transferred',
  delegated: 'delegated',
  added: 'added',
  commented: 'commented',
};

/** Lines that are events of the instance. */
const OF_INSTANCES: Partial<Record<JournalKind, InstanceNotice['on']>> = {
  withdrawn: 'withdrawn',
  suspended: 'suspended',
  commented: 'commented',
  urged: 'urged',
};

/** Of what came to pass, that of which people may be told. @param after the state that it led to */
export function noticeCases(
  entries: readonly JournalEntry[],
  after: FlowState,
  flow: FlowDocument,
): readonly NoticeCase[] {
  return entries.flatMap((entry, at) => {
    const found: NoticeCase[] = [];
    const people = peopleOf(entry, after);
    const ofNode = isHandedOn(entry) ? undefined : OF_NODES[entry.kind];
    if (ofNode !== undefined && entry.node !== null && isStillSo(entry, after)) {
      const isStart = flowIndex(flow).get(entry.node)?.node.type === 'start';
      // Whoever is asked to correct an instance learns that it was returned.
      const event = isStart && ofNode === 'assigned' ? 'returned' : ofNode;
      const cause = event === 'returned' ? backBy(entries.slice(0, at)) : undefined;
      const { kind, task } = entry;
      const about = cause ? { ...cause, kind, task } : entry;
      found.push({ event, entry: about, people, node: entry.node });
    }
    const ofInstance =
      entry.kind === 'ended' &&
      (after.state === 'approved' || after.state === 'rejected' || after.state === 'terminated')
        ? after.state
        : OF_INSTANCES[entry.kind];
    if (ofInstance !== undefined) found.push({ event: ofInstance, entry, people });
    return found;
  });
}

/** What an absence hands on is told of as any task that somebody gets: no opinion is asked. */
const isHandedOn = ({ kind, by }: JournalEntry): boolean => kind === 'delegated' && by === null;

/** Who has sent an instance back, and what they said. */
const backBy = (before: readonly JournalEntry[]): JournalEntry | undefined =>
  before.findLast(({ kind }) => kind === 'returned' || kind === 'rejected' || kind === 'jumped');

/** What was opened and has ended at once is nobody's any more. */
function isStillSo({ kind, task }: JournalEntry, after: FlowState): boolean {
  if (kind !== 'assigned' && kind !== 'delegateAnswered') return true;
  const found = after.tasks.find(({ id }) => id === task);
  return found !== undefined && isOpenTask(found);
}

function peopleOf({ people, task }: JournalEntry, { tasks }: FlowState): readonly Person[] {
  if (people.length > 0) return people;
  const about = tasks.find(({ id }) => id === task);
  if (about) return [about.assignee];
  return tasks
    .filter((each) => each.state === 'running' && each.kind !== 'cc')
    .map(({ assignee }) => assignee);
}
