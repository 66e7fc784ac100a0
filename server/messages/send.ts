import { sql } from 'kysely';
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
  const title = cut(message.title, LONGEST.title);
  const content = cut(message.content, LONGEST.content);
  const added = await db
    .insertInto('atrium.message')
    .columns(['id', 'user_id', 'kind', 'title', 'content', 'link', 'key', 'created_at'])
    .expression(
      db
        .selectFrom('atrium.user_account as u')
        .select([
          sql<string>`gen_random_uuid()::text`.as('id'),
          'u.id as user_id',
          sql<MessageKind>`${kind}::text`.as('kind'),
          sql<LocalText>`${JSON.stringify(title)}::jsonb`.as('title'),
          sql<LocalText>`${JSON.stringify(content)}::jsonb`.as('content'),
          sql<string | null>`${link}::text`.as('link'),
          sql<string | null>`${key}::text`.as('key'),
          sql<Date>`${now}::timestamptz`.as('created_at'),
        ])
        .where('u.id', 'in', ids)
        .where('u.status', '=', 'active'),
    )
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).where('key', 'is not', null).doNothing())
    .returning(['id', 'user_id'])
    .execute();
  for (const { user_id: userId } of added) work.changed(ownChanges('inbox', userId));
  await deliverOutside(work, message, added);
}
