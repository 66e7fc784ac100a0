import { sql, type RawBuilder } from 'kysely';
import {
  hidesPart,
  type RecordLimits,
  rightsAt,
  rightsOf,
  type ResolvedRights,
} from '../../src/documents/flow/fieldRights.ts';
import { localise } from '../../src/schemas/text.ts';
import type { CurrentStep } from '../../src/schemas/wire/flowInstance.ts';
import type { FlowRow } from '../../src/schemas/wire/flowLists.ts';
import { type Absences, absencesOf } from './absencesOf.ts';
import type { InstanceRow, TaskRow } from './instances.ts';
import { flowToList, type OpenFlow } from './openFlow.ts';
import { personAs } from './present.ts';
import type { FlowReading } from './services.ts';
import { fieldsOf } from './stepAuthority.ts';
import { titleShown } from './titles.ts';

/** A line as the database gives it: an instance, with the task that it is about in scopes of tasks. */
type ListedRow = Pick<
  InstanceRow,
  | 'id'
  | 'flow'
  | 'flow_version'
  | 'form'
  | 'form_version'
  | 'number'
  | 'title'
  | 'state'
  | 'revision'
  | 'initiator'
  | 'initiator_name'
  | 'department'
  | 'department_name'
  | 'current'
  | 'summary'
  | 'urged'
  | 'created_at'
  | 'submitted_at'
  | 'ended_at'
> & {
  readonly task: ListedTask | null;
  /** Of a record that was there before the flow. */
  readonly existing: RecordLimits | null;
};

type ListedTask = Pick<
  TaskRow,
  | 'id'
  | 'node'
  | 'node_title'
  | 'kind'
  | 'state'
  | 'revision'
  | 'assignee'
  | 'assignee_name'
  | 'decision'
  | 'batch'
  | 'urged'
  | 'candidates'
  | 'open_to'
  | 'absent'
> & {
  readonly opened_at: string | null;
  readonly due_at: string | null;
  readonly read_at: string | null;
  readonly ended_at: string | null;
  readonly created_at: string;
};

/** Columns of an instance that lists read: none of its documents. */
export const INSTANCE_COLUMNS: RawBuilder<unknown> = sql`i.id, i.flow, i.flow_version, i.form, i.form_version, i.number,
  i.title, i.state, i.revision, i.initiator, i.initiator_name, i.department, i.department_name, i.current, i.summary,
  i.urged, i.created_at, i.submitted_at, i.ended_at, i.subject -> 'existing' as existing`;

/** The task of a line, as one value. */
export const TASK_COLUMN: RawBuilder<unknown> = sql`json_build_object('id', t.id, 'node', t.node, 'node_title', t.node_title,
  'kind', t.kind, 'state', t.state, 'revision', t.revision, 'assignee', t.assignee, 'assignee_name', t.assignee_name,
  'candidates', t.candidates, 'open_to', t.open_to, 'absent', t.absent, 'decision', t.decision, 'batch', t.batch, 'urged', t.urged, 'opened_at', t.opened_at, 'due_at', t.due_at,
  'read_at', t.read_at, 'ended_at', t.ended_at, 'created_at', t.created_at) as task`;

const MOST_NAMES = 5;
const iso = (at: Date | string | null): string | null => (at === null ? null : new Date(at).toISOString());

/** Lines as calls answer them: what a reader may not see of an instance is not in them. */
export async function presentRows(
  reading: FlowReading,
  rows: readonly ListedRow[],
  managed: (flow: string) => boolean,
  withSummary: boolean,
): Promise<readonly FlowRow[]> {
  const shown: FlowRow[] = [];
  const absences = await absencesOf(
    reading,
    rows.flatMap(({ task, flow }) => (task ? { absent: task.absent, flow } : [])),
  );
  for (const row of rows) {
    const open = await flowToList(reading, row);
    const rights = await rightsIn(reading, row, open, managed(row.flow));
    shown.push(presentRow(reading, row, { open, rights, withSummary, absences }));
  }
  return shown;
}

async function rightsIn(
  reading: FlowReading,
  { task, initiator, existing }: ListedRow,
  open: OpenFlow,
  manages: boolean,
): Promise<ResolvedRights> {
  const { flow } = open;
  const { fields } = await fieldsOf(reading, open, existing === null ? {} : { existing });
  const { userId } = reading.actor;
  if (task) return rightsAt(flow, task.node, fields);
  const onlooker = { userId, manages, isInitiator: initiator === userId };
  return rightsOf(flow, { tasks: [], round: 0, state: 'running' }, onlooker, fields);
}

function presentRow(
  { locale, now, actor }: FlowReading,
  row: ListedRow,
  {
    open,
    rights,
    withSummary,
    absences,
  }: {
    readonly open: OpenFlow;
    readonly rights: ResolvedRights;
    readonly withSummary: boolean;
    readonly absences: Absences;
  },
): FlowRow {
  const { task } = row;
  const isOffer = task?.candidates === true && task.open_to !== null && task.state === 'running';
  // What is kept of a sub-table is one text: it is shown whole, or not.
  const { flow, form } = open;
  const isHidden = (field: string): boolean => hidesPart(rights, field);
  const people = row.current.flatMap((step: CurrentStep) => step.people);
  const due = task ? task.due_at : (row.current.flatMap(({ dueAt }) => dueAt ?? []).toSorted()[0] ?? null);
  // No time runs while it is suspended.
  const isOpen =
    row.state !== 'suspended' &&
    (task ? task.state === 'running' : row.ended_at === null && row.state !== 'draft');
  const titles = new Map(form.fields.map(({ name, title }) => [name, title ?? name]));
  return {
    id: task?.id ?? row.id,
    instance: row.id,
    task: task?.id ?? null,
    flow: row.flow,
    flowTitle: flow.title ?? flow.name,
    icon: typeof flow.icon === 'string' ? flow.icon : null,
    number: row.number,
    title: localise(titleShown(open, row, isHidden), locale),
    summary: withSummary
      ? (flow.settings.summary ?? []).flatMap((field) => {
          const text = row.summary[field];
          if (text === undefined || isHidden(field)) return [];
          const { moment, [locale]: words } = text;
          return {
            ...{ field, title: titles.get(field) ?? field, text: words },
            ...(moment !== undefined && { moment }),
          };
        })
      : [],
    state: row.state,
    node: task?.node ?? row.current[0]?.node ?? null,
    nodeTitle: task?.node_title ?? row.current[0]?.title ?? null,
    taskState: task?.state ?? null,
    decision: task?.decision ?? null,
    initiator: { value: row.initiator, label: row.initiator_name },
    department: personAs(row.department, row.department_name),
    assignee: isOffer
      ? { value: actor.userId, label: actor.realName }
      : task && { value: task.assignee, label: task.assignee_name },
    absent: task ? absences({ absent: task.absent, flow: row.flow }) : [],
    current: people.slice(0, MOST_NAMES),
    currentMore: Math.max(0, people.length - MOST_NAMES),
    // Of what the line is about, as it is sorted and filtered by.
    createdAt: new Date(task?.created_at ?? row.created_at).toISOString(),
    submittedAt: iso(row.submitted_at),
    openedAt: iso(task?.opened_at ?? row.current[0]?.openedAt ?? null),
    dueAt: iso(due),
    endedAt: iso(task ? task.ended_at : row.ended_at),
    overdue: isOpen && due !== null && new Date(due) < now,
    unread:
      task?.read_at === null &&
      (task.state === 'running' || task.state === 'waiting') &&
      (isOffer || task.assignee === actor.userId),
    urged: task?.urged ?? row.urged,
    batch:
      task?.batch === true && task.state === 'running' && (task.kind === 'approve' || task.kind === 'handle'),
    revision: task?.revision ?? row.revision,
  };
}

export type { ListedRow };
