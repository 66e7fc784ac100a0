import { advance, type Advanced, type FlowEvent } from '../../src/documents/flow/advance.ts';
import { contextOf } from '../../src/documents/flow/contextOf.ts';
import {
  Answers,
  type Answered,
  type Organisation,
  type Question,
  Unanswered,
} from '../../src/documents/flow/people/organisation.ts';
import type { FlowContext } from '../../src/documents/flow/context.ts';
import type { FlowState } from '../../src/documents/flow/state.ts';
import type { InstanceRow } from './instances.ts';
import type { OpenFlow } from './openFlow.ts';
import { answerQuestions } from './organisation.ts';
import type { FlowReading } from './services.ts';
import { flowSubject } from './subject.ts';

/** What the engine is asked about: an instance under its version, with the values of its record. */
export interface Matter {
  readonly open: OpenFlow;
  readonly row: Pick<InstanceRow, 'id' | 'number' | 'title' | 'submitted_at' | 'subject'>;
  readonly values: Readonly<Record<string, unknown>>;
  /** Fields whose values are not known yet. */
  readonly unknown?: ReadonlySet<string>;
}

/** More rounds of questions than any chain of heads and stand-ins asks; each asks all that it can at once. */
const MOST_ROUNDS = 60;

/**
 * Runs something pure that asks the organisation: what it does not know yet is looked up, all that is asked at once
 * together, and it is run again.
 * @returns what it comes to, with the answers that it was given
 * @throws what it throws, but for what is not answered yet
 */
export async function withAnswers<T>(
  reading: FlowReading,
  { open, row, values, unknown }: Matter,
  state: FlowState,
  run: (context: FlowContext) => T,
): Promise<{ readonly came: T; readonly answers: Answered }> {
  let known: Answered = {};
  const subject = await flowSubject(reading, open, row, values, NOBODY);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const organisation = new Answers(known);
    try {
      const came = run(contextOf({ ...subject, organisation, ...(unknown && { unknown }) }, state));
      return { came, answers: pick(known, organisation.asked) };
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error;
      known = { ...known, ...(await answersTo(reading, error.questions, open.flow)) };
    }
  }
  throw new Error(`The people of the flow ${open.flow.id} are not found in ${String(MOST_ROUNDS)} rounds`);
}

/** @returns answers; of a flow that is not handed on, nobody stands in for anybody */
export async function answersTo(
  { db, now, log }: FlowReading,
  questions: readonly Question[],
  { id: flow, settings }: OpenFlow['flow'],
): Promise<Answered> {
  const { answered, cut } = await answerQuestions(db, questions, { flow, at: now });
  if (cut.length > 0) log.warn({ flow, questions: cut }, 'a step has more people than are asked');
  if (settings.delegation !== false) return answered;
  return Object.fromEntries(
    Object.entries(answered).map(([question, answer]) => [
      question,
      question.startsWith('standIn ') ? null : answer,
    ]),
  );
}

/** What texts of an instance read. People are not asked of it. */
export async function readingContext(
  reading: FlowReading,
  { open, row, values }: Matter,
  state: FlowState,
): Promise<FlowContext> {
  return contextOf(await flowSubject(reading, open, row, values, NOBODY), state);
}

/** What an event makes of an instance, with the answers by which it can be made again. */
export async function move(
  reading: FlowReading,
  matter: Matter,
  state: FlowState,
  event: FlowEvent,
): Promise<Advanced & { readonly answers: Answered }> {
  const { came, answers } = await withAnswers(reading, matter, state, (context) =>
    advance(state, event, context),
  );
  return { ...came, answers };
}

const pick = (known: Answered, asked: ReadonlySet<Question>): Answered =>
  Object.fromEntries([...asked].map((question) => [question, known[question]]));

/** Stands in the place of an organisation until one is asked. */
const NOBODY: Organisation = {
  accounts: (ids) => ids.map(() => undefined),
  members: () => [],
  department: () => undefined,
  administrators: () => [],
  standIns: (ids) => ids.map(() => undefined),
  belongs: () => [],
};
