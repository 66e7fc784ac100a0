import { contextOf, type FlowSubject } from '../../src/documents/flow/contextOf.ts';
import type { DryRunSource } from '../../src/documents/flow/dryRun/DryRun.ts';
import type { SlowestSource } from '../../src/documents/flow/dryRun/DryRunReport.ts';
import { flowIndex } from '../../src/documents/flow/flowIndex.ts';
import { findReaders } from '../../src/documents/flow/people/findPeople.ts';
import { Answers, type Answered, Unanswered } from '../../src/documents/flow/people/organisation.ts';
import { newState } from '../../src/documents/flow/state.ts';
import type { Approver } from '../../src/schemas/flow/approver.ts';
import { answersTo } from './engine.ts';
import type { FlowReading } from './services.ts';

/** More sources are not measured; flows that ask more are drawn by machines. */
const MOST_SOURCES = 400;

/**
 * The source of people of a flow that takes longest by itself, for the first who may start it: without what other sources
 * have asked already.
 * @returns null where the flow asks nobody, or nobody may start it
 */
export async function slowestSource(
  reading: FlowReading,
  source: DryRunSource,
): Promise<SlowestSource | null> {
  const { starters, ...subject } = source;
  const [starter] = starters;
  if (starter === undefined) return null;
  const asked = [...flowIndex(subject.flow).values()].flatMap(({ node }) => {
    const own: readonly Approver[] =
      'approvers' in node ? node.approvers : 'recipients' in node ? node.recipients : [];
    return own.map((each, index) => ({ node: node.id, index, approver: each }));
  });
  const timed: SlowestSource[] = [];
  for (const { node, index, approver } of asked.slice(0, MOST_SOURCES)) {
    const began = performance.now();
    const people = await countOf(reading, { ...subject, initiator: starter.initiator, values: {} }, approver);
    const milliseconds = Math.round((performance.now() - began) * 10) / 10;
    timed.push({ node, index, source: approver.source, milliseconds, people });
  }
  return timed.toSorted((one, other) => other.milliseconds - one.milliseconds)[0] ?? null;
}

/** How many people a source gives, each question asked anew. */
async function countOf(
  reading: FlowReading,
  subject: Omit<FlowSubject, 'organisation'>,
  approver: Approver,
): Promise<number> {
  let known: Answered = {};
  for (;;)
    try {
      const context = contextOf({ ...subject, organisation: new Answers(known) }, newState());
      return findReaders([approver], { ...context, picked: [], handledBy: () => [] }).length;
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error;
      known = { ...known, ...(await answersTo(reading, error.questions, subject.flow)) };
    }
}
