import { type RawBuilder, sql } from 'kysely';
import { Type, type Static } from 'typebox';
import { DryRun, type MeasuredDryRun } from '../../src/documents/flow/dryRun/DryRun.ts';
import type { DryRunStarter } from '../../src/documents/flow/dryRun/DryRunReport.ts';
import { readDocument } from '../../src/documents/check/shape.ts';
import { Answers, type Answered } from '../../src/documents/flow/people/organisation.ts';
import type { FlowDocument } from '../../src/schemas/documents/flow.ts';
import type { FormDocument } from '../../src/schemas/documents/index.ts';
import type { RuleSetOrReference } from '../../src/schemas/condition.ts';
import { documentFits } from '../documents/documentFits.ts';
import { refusal } from '../documents/documentShape.ts';
import { readConditions } from '../documents/publishedConditions.ts';
import { findDraft } from '../documents/repository.ts';
import { AppError } from '../errors/AppError.ts';
import { addJob } from '../jobs/addJob.ts';
import { defineJob, type JobWork } from '../jobs/definition.ts';
import { sessionScope } from '../records/policy.ts';
import { actorFor } from '../session/actor.ts';
import { findActiveUser } from '../session/repository.ts';
import { answersTo } from './engine.ts';
import { standingOf, subjectOf } from './subject.ts';
import type { FlowServices, FlowWork } from './services.ts';
import { slowestSource } from './slowestSource.ts';
import { mayStart } from './whoMay.ts';

/** Pairs of department and role that are tried where it is not said. */
const USUAL_LIMIT = 2_000;
/** Cases between two words of how far it is. */
const SLICE = 20;

const Payload = Type.Object({ flow: Type.Unknown(), limit: Type.Integer() });

/** The flow that is tried: the document that is sent, or the working one. @throws AppError NOT_FOUND, DOCUMENT_INVALID */
async function flowOfDryRun({ db }: FlowWork, flowId: string, schema: unknown): Promise<FlowDocument> {
  const written = schema ?? (await findDraft(db, 'flow', flowId))?.schema;
  if (written === undefined) throw new AppError('NOT_FOUND');
  const { document, findings } = readDocument(written, documentFits);
  if (document?.kind !== 'flow') throw refusal(findings);
  return document;
}

/** Tries a flow for one person of each department and role that may start it, as a job. @returns its id */
export async function startDryRun(
  work: FlowWork,
  param: { readonly flowId: string; readonly schema?: unknown; readonly limit?: number },
): Promise<string> {
  const flow = await flowOfDryRun(work, param.flowId, param.schema);
  const payload = { flow, limit: param.limit ?? USUAL_LIMIT };
  const id = await addJob(work.db, dryRunJob, payload, { owner: work.actor.userId });
  return id ?? '';
}

export const dryRunJob = defineJob({
  name: 'flowDryRun',
  payload: Payload,
  lane: 'long',
  run: async (job: JobWork<Static<typeof Payload>, FlowServices>): Promise<MeasuredDryRun> => {
    const { platform, payload, log } = job;
    // Written by this server, as it was read.
    const flow = payload.flow as FlowDocument;
    const actor = actorFor({}, platform.project.schoolId);
    const reading = { platform, db: platform.db, actor, locale: 'zhCN' as const, now: new Date(), log };
    const conditions = await readConditions(platform.db, platform.documents);
    const source = {
      flow,
      starters: await startersOf(platform, flow, payload.limit),
      now: reading.now.toISOString(),
      platform: sessionScope(actor, []),
      calendar: await platform.calendar.days(),
      functions: platform.vocabulary.functions,
      condition: (id: string): RuleSetOrReference | undefined => conditions.rulesAt({ condition: id }),
    };
    const run = new DryRun(source);
    let known: Answered = {};
    for (;;) {
      const { done, total, questions } = run.step(new Answers(known), SLICE);
      job.progress(done, total);
      if (questions.length > 0) known = { ...known, ...(await answersTo(reading, questions, flow)) };
      else if (done >= total) return { ...run.result(), slowest: await slowestSource(reading, source) };
      // Others get their turn.
      await new Promise(setImmediate);
    }
  },
});

/** Accounts `u` that may start a flow, as `mayStart` says of one: whoever may not takes nobody's place in their pair. */
function startersIn({ settings }: FlowDocument, form: FormDocument | undefined): RawBuilder<boolean> {
  const adding = (form?.grants ?? []).flatMap(({ roles, actions }) => (actions.includes('add') ? roles : []));
  const { people = [], departments = [], roles = [], labels = [] } = settings.starters ?? { roles: adding };
  // Without its form nobody's rights to it are known: whom the flow names is tried, and else everybody.
  if (settings.starters === undefined && form === undefined) return sql<boolean>`true`;
  return sql<boolean>`(u.id = any(${people.map(({ value }) => value)}::text[])
    or u.department in (
      with recursive below as (
        select id from atrium.department where id = any(${departments}::text[])
        union select d.id from atrium.department d join below on d.parent = below.id
      ) select id from below)
    or exists (select 1 from atrium.user_role r where r.user_id = u.id and r.groupid = any(${roles}::text[]))
    or exists (select 1 from atrium.user_label l where l.user_id = u.id and l.label = any(${labels}::text[])))`;
}

/** One person for each department and role that has members and may start the flow. */
async function startersOf(
  platform: FlowServices,
  flow: FlowDocument,
  limit: number,
): Promise<readonly DryRunStarter[]> {
  const { db, documents, project } = platform;
  const form = await documents.find(db, 'form', flow.form);
  const mayBegin = startersIn(flow, form?.document);
  const { rows } = await sql<{ id: string; department: string; role: string }>`
    select distinct on (u.department, m.groupid) u.id, d.name as department, m.groupid as role
    from atrium.user_account u join atrium.user_role m on m.user_id = u.id
      join atrium.department d on d.id = u.department
    where u.status = 'active' and ${mayBegin} order by u.department, m.groupid, u.id limit ${limit}`.execute(
    db,
  );
  const starters: DryRunStarter[] = [];
  for (const { id, department, role } of rows) {
    const user = await findActiveUser(db, id);
    if (user === undefined) continue;
    const actor = actorFor(user, project.schoolId);
    const standing = await standingOf(db, actor);
    if (form && !mayStart(flow, form.document, { actor, ...standing })) continue;
    starters.push({ department, role, initiator: subjectOf(actor, standing).initiator });
  }
  return starters;
}
