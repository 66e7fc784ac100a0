import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { mentions } from '../../src/documents/mentions.ts';
import type { FlowSubject } from '../../src/documents/flow/contextOf.ts';
import type { Organisation } from '../../src/documents/flow/people/organisation.ts';
import type { RuleSetOrReference } from '../../src/schemas/condition.ts';
import { conditionsFor } from '../documents/publishedConditions.ts';
import type { Database } from '../db/database.ts';
import type { KeptSubject } from '../db/flowTables.ts';
import { sessionScope } from '../records/policy.ts';
import { onceIn } from '../work/onceIn.ts';
import type { Actor } from '../session/actor.ts';
import type { InstanceRow } from './instances.ts';
import type { OpenFlow } from './openFlow.ts';
import type { FlowReading } from './services.ts';

/** Where somebody stands in the organisation: ids of departments from the top, and the name of their own. */
export interface Standing {
  readonly path: readonly string[];
  readonly name: string | null;
  readonly labels: readonly string[];
}

/** More levels than any university has; departments never stand above themselves (`db/backOffice/040_departments.sql`). */
const DEEPEST = 30;

/** The departments above somebody's own, and their labels. */
export async function standingOf(
  db: Kysely<Database>,
  { userId, department }: Pick<Actor, 'userId' | 'department'>,
): Promise<Standing> {
  const { rows } = await sql<Standing>`
    with recursive above as (
      select id, parent, name, 1 as depth from atrium.department where id = ${department}
      union all
      select d.id, d.parent, d.name, above.depth + 1 from atrium.department d join above on d.id = above.parent
      where above.depth < ${DEEPEST}
    ) select array(select id from above order by depth desc) as path,
      (select name from above where depth = 1) as name,
      array(select label from atrium.user_label where user_id = ${userId} order by label) as labels`.execute(
    db,
  );
  const [standing] = rows;
  if (standing === undefined) throw new Error('Nobody stands anywhere');
  return standing;
}

/** What rules and templates of an instance read of whoever submits it, as of now. */
export function subjectOf(actor: Actor, { path, labels }: Standing): KeptSubject {
  const { userId, userName, realName, department, roles } = actor;
  const initiator = {
    ...{ userId, userName, realName, department },
    departmentPath: path,
    roles: roles.map(({ groupid }) => groupid),
    labels,
  };
  return { initiator, platform: sessionScope(actor, []) };
}

/** What the engine is told of an instance. @param values of its record */
export async function flowSubject(
  reading: FlowReading,
  { flow }: Pick<OpenFlow, 'flow'>,
  row: Pick<InstanceRow, 'id' | 'number' | 'title' | 'submitted_at' | 'subject'>,
  values: Readonly<Record<string, unknown>>,
  organisation: Organisation,
): Promise<FlowSubject> {
  const { platform, db, now } = reading;
  const conditions = await conditionsFor(reading, flow);
  return {
    flow,
    organisation,
    values,
    initiator: row.subject.initiator,
    platform: row.subject.platform,
    now: now.toISOString(),
    about: {
      id: row.id,
      number: row.number,
      title: row.title.zhCN,
      startedAt: (row.submitted_at ?? now).toISOString(),
    },
    ...(mentions(flow, 'workday') && {
      calendar: await onceIn(reading, 'calendar', () => platform.calendar.days(db)),
    }),
    functions: platform.vocabulary.functions,
    condition: (id): RuleSetOrReference | undefined => conditions.rulesAt({ condition: id }),
  };
}
