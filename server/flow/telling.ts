import type { Advanced } from '../../src/documents/flow/advance.ts';
import { noticesOf } from '../../src/documents/flow/notices/noticesOf.ts';
import { Answers, type Answered, Unanswered } from '../../src/documents/flow/people/organisation.ts';
import type { FlowMessage } from '../../src/documents/flow/notices/noticesOf.ts';
import type { JournalEntry } from '../../src/documents/flow/journal.ts';
import type { Values } from '../../src/documents/recordScope.ts';
import { toLocalText } from '../../src/documents/rule.ts';
import { ownChanges } from '../changes/ownChanges.ts';
import { readOf } from '../messages/inbox.ts';
import { sendingOf, sendNow, type Sending } from '../messages/send.ts';
import { answersTo } from './engine.ts';
import type { InstanceRow } from './instances.ts';
import { taskId } from './instances.ts';
import type { HeldInstance } from './matter.ts';
import type { OpenFlow } from './openFlow.ts';
import { recordNow } from './recordNow.ts';
import type { FlowWork } from './services.ts';
import { fieldsOf } from './stepAuthority.ts';
import { flowSubject } from './subject.ts';

/** More rounds of questions than managers and participants take. */
const MOST_ROUNDS = 20;

interface Told {
  readonly row: InstanceRow;
  readonly open: OpenFlow;
}

/** What is told, with what is known already of the people it is about. */
interface Happening extends Pick<Advanced, 'state' | 'entries'> {
  readonly answers?: Answered;
}

/** What people are to be told of what has happened to an instance, by the notices of its flow. */
export async function telling(
  work: FlowWork,
  { row, open }: Told,
  happening: Happening,
  values: Readonly<Values>,
): Promise<Sending | undefined> {
  const messages = await messagesFor(work, { row, open }, happening, values);
  return sendingOf(
    work,
    messages.map(({ to, title, content, channels, task }) => ({
      ...{ to, kind: 'flow', title: toLocalText(title), content: toLocalText(content) },
      link: linkTo(row.id, task),
      ...(channels && { channels: channels.filter((channel) => channel !== 'inbox') }),
    })),
  );
}

const pageOf = (instance: string): string => `/flowDetail/${instance}`;

const linkTo = (instance: string, task: string | null): string =>
  `${pageOf(instance)}${task === null ? '' : `?task=${taskId(instance, task)}`}`;

/**
 * The statement by which whoever acts on an instance has seen what they were told of it, by whichever way they came to it. It
 * returns each message that they had not read.
 */
export const toldNow = ({ db, actor, now }: FlowWork, instance: string) =>
  readOf(db, actor.userId, pageOf(instance), now);

/** Says that somebody has read some of their messages. */
export function noteTold(work: FlowWork, messages: number): void {
  if (messages > 0) work.changed(ownChanges('inbox', work.actor.userId));
}

async function messagesFor(
  work: FlowWork,
  { row, open }: Told,
  { state, entries, answers = {} }: Happening,
  values: Readonly<Values>,
): Promise<readonly FlowMessage[]> {
  const { fields } = await fieldsOf(work, open, row.subject);
  let known = answers;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const subject = await flowSubject(work, open, row, values, new Answers(known));
    try {
      return noticesOf({ state, entries }, subject, fields);
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error;
      known = { ...known, ...(await answersTo(work, error.questions, open.flow)) };
    }
  }
  throw new Error(`Whom the flow ${open.flow.id} tells is not found in ${String(MOST_ROUNDS)} rounds`);
}

/** Tells people what somebody has said or asked about an instance. */
export async function tellOf(
  work: FlowWork,
  held: HeldInstance,
  entries: readonly JournalEntry[],
): Promise<void> {
  const { row, open } = held;
  if (row.engine === null) return;
  const record = await recordNow(work, held);
  const values = record?.values ?? row.data ?? {};
  const sending = await telling(work, { row, open }, { state: row.engine, entries }, values);
  await sendNow(work, sending);
}
