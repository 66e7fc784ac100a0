import type pg from 'pg';
import { callProduct, type Caller, md5 } from '../wire.ts';
import { flow, form, forty, PEOPLE, person } from './documents.ts';

const manager = (caller: Caller, action: string, param: object) =>
  callProduct(caller.origin, caller.appKey, `/api/manager/resource/${action}.do`, param, caller.token);

/** Publishes the documents as the administrator does. */
export async function publishDocuments(caller: Caller): Promise<void> {
  for (const schema of [form, flow, forty]) {
    const { kind, id, name } = schema;
    const { result } = await manager(caller, 'save', { kind, id, name, schema });
    const { revision } = result as { revision: number };
    await manager(caller, 'publish', { kind, id, revision });
  }
}

/** Adds the people, with the password of the administrator, and logs all of them in. */
export async function addPeople({ origin, appKey }: Caller, db: pg.Pool): Promise<readonly Caller[]> {
  const ids = Array.from({ length: PEOPLE }, (_, at) => person(at));
  await db.query(
    `insert into atrium.user_account (id, login_name, password_hash, real_name)
    select id, id, (select password_hash from atrium.user_account where login_name = 'admin'), id from unnest($1::text[]) id`,
    [ids],
  );
  await db.query(
    `insert into atrium.user_role (user_id, groupid, sort)
    select id, (select groupid from atrium.role where not is_admin order by sort limit 1), 0 from unnest($1::text[]) id`,
    [ids],
  );
  const callers: Caller[] = [];
  for (const loginName of ids) {
    const given = { loginName, password: md5('atrium-demo') };
    const { result } = await callProduct(origin, appKey, '/api/base/login/login.do', given, '');
    callers.push({ origin, appKey, token: (result as { token: string[] }).token.join('_') });
  }
  return callers;
}

/** Of each instance, tasks that ended, copies, and one that is open where the instance runs. */
const TASKS_EACH = 30;

/** Finished and running instances with their tasks, as many as an installation has after years. */
export async function addInstances(db: pg.Pool, count: number): Promise<void> {
  await db.query(
    `insert into atrium.flow_instance (id, flow, flow_version, form, form_version, number, title, state, round, revision, initiator,
      initiator_name, subject, current, summary, created_at, submitted_at, ended_at)
    select 'bulk-' || n, $2, 1, $3, 1, lpad(n::text, 8, '0'), jsonb_build_object('zhCN', '报销 ' || n, 'enUS', 'Expense ' || n),
      (case when n % 2 = 0 then 'running' when n % 10 = 1 then 'rejected' else 'approved' end), 1, 3,
      'bench-p0' || (n / 2) % 4, 'bench', '{}',
      case when n % 2 = 0 then '[{"node":"A","title":"A","people":[{"value":"bench-p00","label":"bench"}],"openedAt":"2026-01-01T00:00:00.000Z","dueAt":null}]'::jsonb
        else '[]' end,
      '{"amount":{"zhCN":"12","enUS":"12"},"note":{"zhCN":"说明","enUS":"note"}}',
      date_trunc('milliseconds', now()) - n * interval '5 minutes', date_trunc('milliseconds', now()) - n * interval '5 minutes',
      case when n % 2 = 0 then null else date_trunc('milliseconds', now()) - n * interval '4 minutes' end
    from generate_series(1, $1::int) n`,
    [count, flow.id, form.id],
  );
  // The last of the tasks is open; three people have all of those that wait, and ten the copies.
  await withoutIndexes(db, 'atrium.flow_task', () =>
    db.query(
      `insert into atrium.flow_task (id, instance, position_in, step, slot, flow, node, node_title, kind, state, round, position,
        revision, assignee, assignee_name, handler, handler_name, candidates, created_at, opened_at, due_at, ended_at, decision)
      select 'bulk-' || n || '-' || k, 'bulk-' || n, k, '1', '2', $3, 'A', '"A"', kind, state, 1, 0, 2, who, 'bench',
        case when state = 'agreed' then who end, case when state = 'agreed' then 'bench' end, false, at, at,
        case when kind = 'approve' and n % 3 > 0 then at + interval '3 days' end,
        case when state = 'running' then null else at + interval '1 hour' end, case when state = 'agreed' then 'agree' end
      from (
        select n, k, date_trunc('milliseconds', now()) - n * interval '5 minutes' + k * interval '1 second' as at,
          case when k < 2 then 'cc' else 'approve' end as kind,
          case when k >= 2 and (k < $2 - 1 or n % 2 = 1) then 'agreed' else 'running' end as state,
          case when k < 2 then 'bench-p0' || (n + k) % 10
            when k = $2 - 1 and n % 2 = 0 then 'bench-p0' || (n / 2) % 3
            else 'bench-p' || lpad(((n * 7 + k) % 200)::text, 2, '0') end as who
        from generate_series(1, $1::int) n, generate_series(0, $2::int - 1) k
      ) as made`,
      [count, TASKS_EACH, flow.id],
    ),
  );
  await db.query('vacuum analyze atrium.flow_instance');
  await db.query('vacuum analyze atrium.flow_task');
}

/** Fills a table that gets its indexes afterwards, but for those that hold it together. */
async function withoutIndexes(db: pg.Pool, table: string, fill: () => Promise<unknown>): Promise<void> {
  const { rows } = await db.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
    where indrelid = $1::regclass and not indisunique`,
    [table],
  );
  for (const { name } of rows) await db.query(`drop index ${name}`);
  await fill();
  for (const { definition } of rows) await db.query(definition);
}

/** Copies an instance that was started, with all that is kept of it, so that there are so many of it. */
export async function copyInstance(db: pg.Pool, instance: string, copies: number): Promise<void> {
  const client = await db.connect();
  try {
    await client.query('begin');
    await client.query(
      'create temp table copy on commit drop as select gen_random_uuid()::text as id from generate_series(1, $1)',
      [copies],
    );
    const rows = (table: string, where: string, changed: string): string =>
      `insert into ${table} select (jsonb_populate_record(null::${table}, to_jsonb(r) || ${changed})).*
      from ${table} r, copy c where ${where}`;
    await client.query(
      rows(
        `data."${form.id}"`,
        'r.id = (select record from atrium.flow_instance where id = $1)',
        `jsonb_build_object('id', c.id)`,
      ),
      [instance],
    );
    await client.query(
      rows('atrium.flow_instance', 'r.id = $1', `jsonb_build_object('id', c.id, 'record', c.id)`),
      [instance],
    );
    await client.query(
      rows(
        'atrium.flow_task',
        'r.instance = $1',
        `jsonb_build_object('id', c.id || '-' || r.position_in, 'instance', c.id)`,
      ),
      [instance],
    );
    for (const table of ['atrium.flow_event', 'atrium.flow_journal'])
      await client.query(rows(table, 'r.instance = $1', `jsonb_build_object('instance', c.id)`), [instance]);
    await client.query('commit');
  } finally {
    client.release();
  }
}
