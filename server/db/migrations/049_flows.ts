import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/**
 * Instances of approval flows. `flow_instance.engine` is the state by which the engine goes on; tasks, timers and the
 * journal are what came of it, kept apart so that lists read rows and no documents. `flow_event` holds what happened with
 * the answers that the engine was given, by which all of them can be made again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table atrium.flow_instance (
    id text primary key,
    flow text not null,
    flow_version integer not null,
    form text not null,
    form_version integer not null,
    record text,
    number text,
    title jsonb not null,
    state text not null check (state in
      ('draft', 'running', 'returned', 'suspended', 'withdrawn', 'approved', 'rejected', 'terminated')),
    reason text,
    round integer not null default 0,
    revision integer not null default 1,
    initiator text not null,
    initiator_name text not null,
    department text,
    department_name text,
    subject jsonb not null,
    data jsonb,
    picks jsonb not null default '{}',
    engine jsonb,
    current jsonb not null default '[]',
    summary jsonb not null default '{}',
    urged integer not null default 0,
    parent text references atrium.flow_instance (id),
    parent_node text,
    parent_step text,
    parent_row integer,
    created_at timestamptz not null default now(),
    submitted_at timestamptz,
    ended_at timestamptz,
    touched_at timestamptz not null default now()
  )`,
  `create index flow_instance_initiator on atrium.flow_instance (initiator, created_at desc, id)`,
  `create index flow_instance_flow on atrium.flow_instance (flow, created_at desc, id)`,
  `create index flow_instance_record on atrium.flow_instance (form, record) where record is not null`,
  `create unique index flow_instance_live on atrium.flow_instance (form, record)
    where record is not null and state in ('running', 'returned', 'suspended')`,
  `create unique index flow_instance_parent on atrium.flow_instance (parent, parent_step, parent_row)
    where parent is not null`,
  `create index flow_instance_idle on atrium.flow_instance (touched_at) where state in ('draft', 'withdrawn', 'returned')`,
  `create table atrium.flow_task (
    id text primary key,
    instance text not null references atrium.flow_instance (id) on delete cascade,
    position_in integer not null,
    step text,
    slot text,
    flow text not null,
    node text not null,
    node_title jsonb not null,
    kind text not null check (kind in ('start', 'approve', 'handle', 'cc', 'manager')),
    state text not null,
    reason text,
    round integer not null,
    position integer not null,
    revision integer not null,
    assignee text not null,
    assignee_name text not null,
    owner text,
    owner_name text,
    handler text,
    handler_name text,
    candidates boolean not null,
    added jsonb,
    created_at timestamptz not null,
    opened_at timestamptz,
    due_at timestamptz,
    read_at timestamptz,
    ended_at timestamptz,
    decision text check (decision in ('agree', 'reject')),
    comment text not null default '',
    attachments jsonb not null default '[]',
    signature jsonb,
    why jsonb not null default '[]',
    batch boolean not null default true,
    urged_at timestamptz,
    urged integer not null default 0
  )`,
  `create unique index flow_task_instance on atrium.flow_task (instance, position_in)`,
  `create index flow_task_wait on atrium.flow_task (assignee, due_at asc nulls last, opened_at, id)
    where state = 'running' and kind <> 'cc'`,
  `create index flow_task_done on atrium.flow_task (handler, ended_at desc, id) where ended_at is not null and kind <> 'cc'`,
  `create index flow_task_notify on atrium.flow_task (assignee, created_at desc, id) where kind = 'cc'`,
  `create index flow_task_owner on atrium.flow_task (owner) where owner is not null and state in ('running', 'waiting')`,
  `create index flow_task_open on atrium.flow_task (assignee) where state in ('running', 'waiting')`,
  `create table atrium.flow_journal (
    instance text not null references atrium.flow_instance (id) on delete cascade,
    seq integer not null,
    at timestamptz not null,
    kind text not null,
    round integer not null,
    node text,
    task text,
    actor text,
    actor_name text,
    people jsonb not null default '[]',
    comment text not null default '',
    attachments jsonb not null default '[]',
    signature jsonb,
    reason text,
    leads_to text,
    branches jsonb,
    changes jsonb,
    primary key (instance, seq)
  )`,
  `create table atrium.flow_event (
    instance text not null references atrium.flow_instance (id) on delete cascade,
    seq integer not null,
    at timestamptz not null,
    event jsonb not null,
    answers jsonb not null,
    subject jsonb,
    primary key (instance, seq)
  )`,
  `create table atrium.flow_timer (
    instance text not null references atrium.flow_instance (id) on delete cascade,
    timer text not null,
    due timestamptz not null,
    primary key (instance, timer)
  )`,
  `create index flow_timer_due on atrium.flow_timer (due)`,
  `create table atrium.flow_kept_field (
    flow text not null,
    form text not null,
    field text not null,
    primary key (flow, field)
  )`,
  `create index flow_kept_field_form on atrium.flow_kept_field (form)`,
  `create table atrium.flow_number (
    flow text not null,
    period text not null,
    last bigint not null,
    primary key (flow, period)
  )`,
  `create table atrium.flow_callback (
    token_hash bytea primary key,
    instance text not null references atrium.flow_instance (id) on delete cascade,
    step text not null,
    expires_at timestamptz
  )`,
];
