import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { LocalText } from '../../src/schemas/text.ts';
import type { MessageChannel, MessageKind } from '../../src/schemas/wire/message.ts';
import { ownChanges } from '../changes/ownChanges.ts';
import type { Work } from '../work/Work.ts';
import { type AddedMessage, deliverOutside } from './channels.ts';
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

/** Messages on their way into inboxes. */
export interface Sending {
  /** Adds them, and returns `id` and `user_id` of each that was added. */
  readonly statement: RawBuilder<unknown>;
  /** Lets those that were added be known, and go out by other channels. */
  sent(added: readonly AddedMessage[]): Promise<void>;
}

/**
 * Tells people something, in the transaction of `work`: it lies in their inbox, and goes out by the channels that they, or
 * whoever tells them, want once that is committed. Accounts that are not active are told nothing.
 */
export async function sendMessages(
  work: Work<MessageServices>,
  messages: readonly NewMessage[],
): Promise<void> {
  await sendNow(work, sendingOf(work, messages));
}

/** Sends messages by a statement of their own. */
export async function sendNow(
  { db }: Pick<Work<MessageServices>, 'db'>,
  sending: Sending | undefined,
): Promise<void> {
  if (sending === undefined) return;
  const { rows } = await sql<AddedMessage>`${sending.statement}`.execute(db);
  await sending.sent(rows);
}

/** The same for who writes other things with them (`writeTogether`); undefined where nobody is told anything. */
export function sendingOf(work: Work<MessageServices>, messages: readonly NewMessage[]): Sending | undefined {
  const copies = messages.flatMap((message, at) =>
    [...new Set(message.to)]
      .slice(0, MOST_PEOPLE)
      .map((userId) => ({ id: randomUUID(), userId, message, place: at + 1 })),
  );
  if (copies.length === 0) return undefined;
  const ofCopy = new Map<string, NewMessage>(copies.map(({ id, message }) => [id, message]));
  return {
    statement: newMessages(messages, copies, work.now),
    sent: async (added) => {
      for (const { user_id: userId } of added) work.changed(ownChanges('inbox', userId));
      for (const message of messages)
        await deliverOutside(
          work,
          message,
          added.filter(({ id }) => ofCopy.get(id) === message),
        );
    },
  };
}

/** A message to one person. */
interface Copy {
  readonly id: string;
  readonly userId: string;
  /** Which of the messages it is, from 1 on. */
  readonly place: number;
}

function newMessages(
  messages: readonly NewMessage[],
  copies: readonly Copy[],
  now: Date,
): RawBuilder<unknown> {
  const rows = messages.map(({ kind, title, content, link = null, key = null }) => ({
    ...{ kind, link, key, title: cut(title, LONGEST.title), content: cut(content, LONGEST.content) },
  }));
  const people = sql.join([
    sql`${copies.map(({ id }) => id)}::text[]`,
    sql`${copies.map(({ userId }) => userId)}::text[]`,
    sql`${copies.map(({ place }) => place)}::integer[]`,
  ]);
  return sql`insert into atrium.message (id, user_id, kind, title, content, link, key, created_at)
    select c.id, u.id, m.kind, m.title, m.content, m.link, m.key, ${now}::timestamptz
    from unnest(${people}) as c(id, user_id, place)
      join atrium.user_account u on u.id = c.user_id and u.status = 'active'
      join jsonb_array_elements(${JSON.stringify(rows)}::jsonb) with ordinality as e(entry, place) on e.place = c.place
      cross join lateral jsonb_populate_record(null::atrium.message, e.entry) as m
    on conflict (user_id, key) where key is not null do nothing
    returning id, user_id`;
}
