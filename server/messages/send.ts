import { randomUUID } from 'node:crypto';
import type { LocalText } from '../../src/schemas/text.ts';
import type { MessageChannel, MessageKind } from '../../src/schemas/wire/message.ts';
import { ownChanges } from '../changes/ownChanges.ts';
import type { Work } from '../work/Work.ts';
import { deliverOutside } from './channels.ts';
import type { MessageServices } from './services.ts';

/** Something that people are told. */
export interface NewMessage {
  /** Ids of accounts. */
  readonly to: readonly string[];
  readonly kind: MessageKind;
  readonly title: LocalText;
  readonly content: LocalText;
  /** Path of the portal that it leads to. */
  readonly link?: string;
  /** Absent: those that each person set for the kind. */
  readonly channels?: readonly MessageChannel[];
  /** What is told by the same key again is told once. */
  readonly key?: string;
}

/** People that one message goes to at most. */
const MOST_PEOPLE = 5_000;
/** Characters. */
const LONGEST = { title: 200, content: 2_000 };

const cut = ({ zhCN, enUS }: LocalText, most: number): LocalText => ({
  zhCN: zhCN.slice(0, most),
  enUS: enUS.slice(0, most),
});

/**
 * Tells people something, in the transaction of `work`: it lies in their inbox, and goes out by the channels that they, or
 * whoever tells them, want once that is committed. Accounts that are not active are told nothing.
 */
export async function sendMessages(
  work: Work<MessageServices>,
  messages: readonly NewMessage[],
): Promise<void> {
  for (const message of messages) await sendOne(work, message);
}

async function sendOne(work: Work<MessageServices>, message: NewMessage): Promise<void> {
  const { to, kind, link = null, key = null } = message;
  const { db, now } = work;
  const ids = [...new Set(to)].slice(0, MOST_PEOPLE);
  if (ids.length === 0) return;
  const people = await db
    .selectFrom('atrium.user_account')
    .select('id')
    .where('id', 'in', ids)
    .where('status', '=', 'active')
    .execute();
  if (people.length === 0) return;
  const title = cut(message.title, LONGEST.title);
  const content = cut(message.content, LONGEST.content);
  const added = await db
    .insertInto('atrium.message')
    .values(
      people.map(({ id }) => ({
        ...{ id: randomUUID(), user_id: id, kind, link, key, created_at: now },
        title: JSON.stringify(title),
        content: JSON.stringify(content),
        read_at: null,
      })),
    )
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).where('key', 'is not', null).doNothing())
    .returning(['id', 'user_id'])
    .execute();
  for (const { user_id: userId } of added) work.changed(ownChanges('inbox', userId));
  await deliverOutside(work, message, added);
}
