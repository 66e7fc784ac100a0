import type { Generated } from 'kysely';
import type { Initiator } from '../../src/documents/flow/context.ts';
import type { RecordLimits } from '../../src/documents/flow/fieldRights.ts';
import type { JournalEntry } from '../../src/documents/flow/journal.ts';
import type { FlowState, Why } from '../../src/documents/flow/state.ts';
import type { LocalText, Text } from '../../src/schemas/text.ts';
import type {
  CurrentStep,
  Decision,
  FlowPerson,
  InstanceState,
  TaskKind,
  TaskState,
} from '../../src/schemas/wire/flowInstance.ts';
import type { CreatedAt, Json, Timestamp } from './columns.ts';

/** What a list shows of a field: in both languages, and the moment or day itself where each reader writes it their own way. */
export interface SummaryText extends LocalText {
  readonly moment?: string;
}

/** What rules and templates of an instance read of whoever started it, as it was when they last submitted. */
export interface KeptSubject {
  readonly initiator: Initiator;
  /** The platform's variables of theirs. */
  readonly platform: Readonly<Record<string, unknown>>;
  /** Of a record that was there before the flow: what their role may not do with it. Absent: the flow added the record. */
  readonly existing?: RecordLimits;
}

type Values = Readonly<Record<string, unknown>>;

interface FlowInstanceTable {
  id: string;
  flow: string;
  flow_version: number;
  form: string;
  form_version: number;
  record: string | null;
  number: string | null;
  title: Json<LocalText>;
  /** The title as all of its readers may see it: lists are searched by it. */
  public_title: Json<LocalText>;
  state: InstanceState;
  reason: string | null;
  round: Generated<number>;
  revision: Generated<number>;
  initiator: string;
  initiator_name: string;
  department: string | null;
  department_name: string | null;
  subject: Json<KeptSubject>;
  /** Of a draft what was typed; of a finished one the record as it stood. */
  data: Json<Values> | null;
  picks: Json<Readonly<Record<string, readonly string[]>>>;
  /** null: a draft, which the engine does not know yet. */
  engine: Json<FlowState> | null;
  current: Json<readonly CurrentStep[]>;
  /** Texts of the fields that lists show. */
  summary: Json<Readonly<Record<string, SummaryText>>>;
  urged: Generated<number>;
  parent: string | null;
  parent_node: string | null;
  parent_step: string | null;
  parent_row: number | null;
  created_at: CreatedAt;
  submitted_at: Timestamp | null;
  ended_at: Timestamp | null;
  touched_at: CreatedAt;
}

interface FlowTaskTable {
  id: string;
  instance: string;
  /** Its id within the instance, as a number. */
  position_in: number;
  step: string | null;
  slot: string | null;
  flow: string;
  node: string;
  node_title: Json<Text>;
  kind: TaskKind;
  state: TaskState;
  reason: string | null;
  round: number;
  position: number;
  revision: number;
  assignee: string;
  assignee_name: string;
  owner: string | null;
  owner_name: string | null;
  handler: string | null;
  handler_name: string | null;
  candidates: boolean;
  /** Whom one that has to be taken is open to (`Task.openTo`); null: to its assignee. */
  open_to: readonly string[] | null;
  /** Those who handed it on by being away; null: nobody. */
  absent: Json<readonly FlowPerson[]> | null;
  added: Json<unknown> | null;
  created_at: Timestamp;
  opened_at: Timestamp | null;
  due_at: Timestamp | null;
  read_at: Timestamp | null;
  ended_at: Timestamp | null;
  decision: Decision | null;
  comment: string;
  attachments: Json<readonly unknown[]>;
  signature: Json<unknown> | null;
  why: Json<readonly Why[]>;
  batch: boolean;
  urged_at: Timestamp | null;
  urged: Generated<number>;
}

/** Whom a task that runs waits for beside its assignee. */
interface FlowTaskOpenToTable {
  task: string;
  /** As `open_to` of the task has them, without those who may not take it. */
  whom: string;
  due_at: Timestamp | null;
  opened_at: Timestamp | null;
}

interface FlowJournalTable {
  instance: string;
  seq: number;
  at: Timestamp;
  kind: JournalEntry['kind'];
  round: number;
  node: string | null;
  task: string | null;
  actor: string | null;
  actor_name: string | null;
  people: Json<readonly unknown[]>;
  comment: string;
  attachments: Json<readonly unknown[]>;
  signature: Json<unknown> | null;
  reason: string | null;
  leads_to: string | null;
  branches: Json<readonly string[]> | null;
  changes: Json<readonly { field: string; before: unknown; after: unknown }[]> | null;
}

interface FlowEventTable {
  instance: string;
  seq: number;
  at: Timestamp;
  event: Json<unknown>;
  answers: Json<unknown>;
  /** Values of the record and the subject that it was judged by, where they are others than before. */
  subject: Json<unknown> | null;
}

interface FlowTimerTable {
  instance: string;
  timer: string;
  due: Timestamp;
}

/** Fields of forms that published flows alone write. */
interface FlowKeptFieldTable {
  flow: string;
  form: string;
  field: string;
}

interface FlowNumberTable {
  flow: string;
  period: string;
  last: string | number;
}

interface FlowCallbackTable {
  token_hash: Buffer;
  instance: string;
  step: string;
  expires_at: Timestamp | null;
}

/** Instances of approval flows, what came of them, and by what. */
export interface FlowTables {
  'atrium.flow_instance': FlowInstanceTable;
  'atrium.flow_task': FlowTaskTable;
  'atrium.flow_task_open_to': FlowTaskOpenToTable;
  'atrium.flow_journal': FlowJournalTable;
  'atrium.flow_event': FlowEventTable;
  'atrium.flow_timer': FlowTimerTable;
  'atrium.flow_kept_field': FlowKeptFieldTable;
  'atrium.flow_number': FlowNumberTable;
  'atrium.flow_callback': FlowCallbackTable;
}
