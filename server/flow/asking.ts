import type { AskedOrganisation, AskedStarter } from '../../src/documents/flow/people/asked.ts';
import type { Question } from '../../src/documents/flow/people/organisation.ts';
import type { CalendarDays } from '../../src/documents/flow/workCalendar.ts';
import { inputError, invalidInput } from '../errors/AppError.ts';
import { actorFor } from '../session/actor.ts';
import { findActiveUser } from '../session/repository.ts';
import { answerQuestions } from './organisation.ts';
import { standingOf, subjectOf } from './subject.ts';
import type { FlowReading } from './services.ts';

/** Members that whoever designs a flow is told of one group: a step that asks more of them is a slip. */
const MOST_TOLD = 300;
/** Days of the calendar that are told, from yesterday on: a flow that is tried does not wait for longer. */
const DAYS_TOLD = 400;
const DAY = 24 * 60 * 60 * 1000;

/** What is asked. */
export interface AskingParam {
  /** Whose absences count. */
  readonly flowId: string;
  readonly questions: readonly Question[];
  /** Id of who would start it. */
  readonly starter?: string;
}

/**
 * Answers what the core of flows asks about people while a flow is designed, and who somebody is that would start it.
 * @throws AppError INPUT_INVALID where the starter is nobody, or disabled
 */
export async function askOrganisation(
  reading: FlowReading,
  { flowId, questions, starter }: AskingParam,
): Promise<AskedOrganisation> {
  const { db, now } = reading;
  const { answered, cut } = await answerQuestions(db, questions, { flow: flowId, at: now, most: MOST_TOLD });
  const asked = { answers: answered, cut };
  return starter === undefined ? asked : { ...asked, starter: await starterOf(reading, starter) };
}

async function starterOf({ db, platform, now }: FlowReading, id: string): Promise<AskedStarter> {
  const user = await findActiveUser(db, id);
  if (user === undefined) throw invalidInput(inputError('starter', 'PERSON_INVALID'));
  const actor = actorFor(user, platform.project.schoolId);
  const subject = subjectOf(actor, await standingOf(db, actor));
  return { ...subject, calendar: daysFrom(now, await platform.calendar.days(db)) };
}

function daysFrom(now: Date, days: CalendarDays): AskedStarter['calendar'] {
  const told: Record<string, 'work' | 'rest'> = {};
  for (let ahead = -1; ahead < DAYS_TOLD; ahead += 1) {
    const date = new Date(now.getTime() + ahead * DAY).toISOString().slice(0, 10);
    const kind = days(date);
    if (kind !== undefined) told[date] = kind;
  }
  return told;
}
