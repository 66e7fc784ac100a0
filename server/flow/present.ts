import type { Selectable } from 'kysely';
import type { LocalText, Locale, Text } from '../../src/schemas/text.ts';
import { localise } from '../../src/schemas/text.ts';
import type { FlowEntry } from '../../src/schemas/wire/flowDetail.ts';
import type {
  FlowFile,
  FlowInstance,
  FlowPerson,
  FlowTask,
  FlowWhy,
} from '../../src/schemas/wire/flowInstance.ts';
import type { FlowDocument } from '../../src/schemas/documents/flow.ts';
import { flowIndex } from '../../src/documents/flow/flowIndex.ts';
import { titleOf } from '../../src/documents/flow/state.ts';
import type { Database } from '../db/database.ts';
import type { Absences } from './absencesOf.ts';
import type { InstanceRow, TaskRow } from './instances.ts';

const time = (at: Date | null): string | null => at?.toISOString() ?? null;

/** A person by id, with the name that was kept; null for nobody. */
export const personAs = (value: string | null, label: string | null): FlowPerson | null =>
  value === null ? null : { value, label: label ?? value };

/** An instance as calls answer it. @param title as the reader may see it */
export function presentInstance(
  row: InstanceRow,
  flow: Pick<FlowDocument, 'name' | 'title'>,
  title: LocalText,
  locale: Locale,
): FlowInstance {
  return {
    id: row.id,
    flow: row.flow,
    flowTitle: flow.title ?? flow.name,
    flowVersion: row.flow_version,
    form: row.form,
    formVersion: row.form_version,
    record: row.record,
    number: row.number,
    title: localise(title, locale),
    state: row.state,
    reason: row.reason,
    round: row.round,
    revision: row.revision,
    initiator: { value: row.initiator, label: row.initiator_name },
    department: personAs(row.department, row.department_name),
    createdAt: row.created_at.toISOString(),
    submittedAt: time(row.submitted_at),
    endedAt: time(row.ended_at),
    parent:
      row.parent === null ? null : { instance: row.parent, node: row.parent_node ?? '', row: row.parent_row },
    current: row.current,
  };
}

/** A task as calls answer it. @param shows whether its reader is told why it is whose it is, and what others wrote */
export function presentTask(
  row: TaskRow,
  shows: { readonly why: boolean; readonly comments: boolean; readonly absences: Absences },
): FlowTask {
  return {
    id: row.id,
    instance: row.instance,
    node: row.node,
    nodeTitle: row.node_title,
    kind: row.kind,
    state: row.state,
    reason: row.reason,
    round: row.round,
    position: row.position,
    revision: row.revision,
    assignee: { value: row.assignee, label: row.assignee_name },
    owner: personAs(row.owner, row.owner_name),
    by: personAs(row.handler, row.handler_name),
    candidates: row.candidates,
    absent: shows.absences(row),
    added: row.added as FlowTask['added'],
    createdAt: row.created_at.toISOString(),
    openedAt: time(row.opened_at),
    dueAt: time(row.due_at),
    readAt: time(row.read_at),
    endedAt: time(row.ended_at),
    decision: row.decision,
    comment: shows.comments ? row.comment : '',
    attachments: shows.comments ? (row.attachments as readonly FlowFile[]) : [],
    signature: shows.comments ? (row.signature as FlowFile | null) : null,
    why: shows.why ? (row.why satisfies readonly FlowWhy[]) : [],
  };
}

/** A line of the timeline as calls answer it. @param changes those that the reader may see */
export function presentEntry(
  row: Selectable<Database['atrium.flow_journal']>,
  flow: FlowDocument,
  changes: FlowEntry['changes'],
): FlowEntry {
  return {
    id: row.seq,
    at: row.at.toISOString(),
    kind: row.kind,
    round: row.round,
    node: row.node,
    nodeTitle: nodeTitle(flow, row.node),
    task: row.task,
    by: personAs(row.actor, row.actor_name),
    people: row.people as readonly FlowPerson[],
    comment: row.comment,
    attachments: row.attachments as readonly FlowFile[],
    signature: row.signature as FlowFile | null,
    reason: row.reason,
    to: row.leads_to,
    ...(row.branches && { branches: row.branches }),
    ...(changes && changes.length > 0 && { changes }),
  };
}

/** What a node is called; null for none. */
export function nodeTitle(flow: FlowDocument, id: string | null): Text | null {
  if (id === null) return null;
  const node = flowIndex(flow).get(id)?.node;
  return node ? titleOf(node) : id;
}
