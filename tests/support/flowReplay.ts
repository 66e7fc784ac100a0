import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../server/db/database.ts';
import { taskId } from '../../server/flow/instances.ts';
import { advance, type FlowEvent } from '../../src/documents/flow/advance.ts';
import { contextOf, type FlowSubject } from '../../src/documents/flow/contextOf.ts';
import type { JournalEntry } from '../../src/documents/flow/journal.ts';
import { noticesOf } from '../../src/documents/flow/notices/noticesOf.ts';
import { Answers, type Answered } from '../../src/documents/flow/people/organisation.ts';
import { newState, type FlowState } from '../../src/documents/flow/state.ts';
import type { FlowDocument } from '../../src/schemas/documents/index.ts';
import { brokenInvariants } from '../flows/invariants.ts';
import { TrialOrganisation } from '../flows/trial.ts';
import { trialForm } from './flowServer.ts';

/** An instance made again from the events that were kept of it. */
export interface Replayed {
  readonly instance: Selectable<Database['atrium.flow_instance']>;
  readonly state: FlowState;
  readonly entries: readonly JournalEntry[];
  /** `<user> <link>` of each message that it told. */
  readonly told: readonly string[];
  /** What must hold after every event, and did not. */
  readonly broken: readonly string[];
}

const form = { fields: trialForm.fields, sealed: new Set<string>() };
const organisation = new TrialOrganisation();

/** Makes every instance again that was submitted. @param flows of these documents, over `trialForm` */
export async function replayed(
  db: Kysely<Database>,
  flows: readonly FlowDocument[],
): Promise<readonly Replayed[]> {
  const instances = await db
    .selectFrom('atrium.flow_instance')
    .selectAll()
    .where('engine', 'is not', null)
    .execute();
  const events = await db.selectFrom('atrium.flow_event').selectAll().orderBy('seq').execute();
  return instances.map((instance) => {
    const flow = flows.find(({ id }) => id === instance.flow);
    if (flow === undefined) throw new Error(instance.flow);
    let state: FlowState = newState();
    let values: Readonly<Record<string, unknown>> = {};
    const entries: JournalEntry[] = [];
    const told: string[] = [];
    const broken: string[] = [];
    for (const { event, answers, at, subject: kept } of events.filter(
      (each) => each.instance === instance.id,
    )) {
      values = (kept as { values: typeof values } | null)?.values ?? values;
      const { initiator } = instance.subject;
      const subject = { flow, values, initiator, now: at.toISOString() };
      const known = new Answers(answers as Answered);
      const came = advance(state, event as FlowEvent, contextOf({ ...subject, organisation: known }, state));
      broken.push(...brokenInvariants(came.state, state, came.entries));
      told.push(...linksOf(instance.id, came, { ...subject, organisation, about: { title: '' } }));
      entries.push(...came.entries);
      ({ state } = came);
    }
    return { instance, state, entries, told, broken };
  });
}

function linksOf(
  instance: string,
  came: { readonly state: FlowState; readonly entries: readonly JournalEntry[] },
  subject: FlowSubject,
): readonly string[] {
  return noticesOf(came, subject, form).flatMap(({ to, task }) => {
    const at = task === null ? '' : `?task=${taskId(instance, task)}`;
    return to.map((user) => `${user} /flowDetail/${instance}${at}`);
  });
}
