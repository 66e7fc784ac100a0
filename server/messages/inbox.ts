import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Locale } from '../../src/schemas/text.ts';
import {
  type Message,
  type MessageCounts,
  type MessageKind,
  messageKinds,
} from '../../src/schemas/wire/message.ts';
import type { Database } from '../db/database.ts';

/** Which messages are asked for. */
export interface InboxQuery {
  readonly kind?: MessageKind;
  readonly unread?: boolean;
  /** The last one that was seen. */
  readonly after?: { readonly createdAt: string; readonly id: string };
  readonly limit: number;
}

/** Messages of somebody, the newest first, and whether there are more. */
export async function listMessages(
  db: Kysely<Database>,
  userId: string,
  locale: Locale,
  { kind, unread = false, after, limit }: InboxQuery,
): Promise<{ readonly list: readonly Message[]; readonly more: boolean }> {
  let query = db.selectFrom('atrium.message').selectAll().where('user_id', '=', userId);
  if (kind !== undefined) query = query.where('kind', '=', kind);
  if (unread) query = query.where('read_at', 'is', null);
  if (after)
    query = query.where(
      sql<boolean>`(created_at < ${after.createdAt}::timestamptz
        or (created_at = ${after.createdAt}::timestamptz and id > ${after.id}))`,
    );
  const rows = await query
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit + 1)
    .execute();
  const list = rows.slice(0, limit).map((row): Message => ({
    id: row.id,
    kind: row.kind,
    title: row.title[locale],
    content: row.content[locale],
    link: row.link,
    createdAt: row.created_at.toISOString(),
    readAt: row.read_at?.toISOString() ?? null,
  }));
  return { list, more: rows.length > limit };
}

const MOST_COUNTED = 1_000;

/** How many messages somebody has not read. */
export async function countUnread(db: Kysely<Database>, userId: string): Promise<MessageCounts> {
  const { rows } = await sql<{ kind: MessageKind; count: string }>`
    select kind, count(*) as count from (
      select kind from atrium.message where user_id = ${userId} and read_at is null limit ${MOST_COUNTED}
    ) as unread group by kind`.execute(db);
  const counted = new Map(rows.map(({ kind, count }) => [kind, Number(count)]));
  const kinds = Object.fromEntries(
    messageKinds.map((kind) => [kind, counted.get(kind) ?? 0]),
  ) as MessageCounts['kinds'];
  return { unread: [...counted.values()].reduce((sum, count) => sum + count, 0), kinds };
}

/** Notes that somebody has read some of their messages; absent: all, or all of a kind. */
export async function markRead(
  db: Kysely<Database>,
  userId: string,
  { ids, kind }: { readonly ids?: readonly string[]; readonly kind?: MessageKind },
  now: Date,
): Promise<void> {
  let query = db
    .updateTable('atrium.message')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null);
  if (ids) query = query.where('id', 'in', [...ids]);
  if (kind !== undefined) query = query.where('kind', '=', kind);
  await query.execute();
}

/**
 * The statement that notes that somebody has seen what their messages lead to: those that lead to a page of the portal, by its
 * path. It returns those that were not read before.
 */
export const readOf = (db: Kysely<Database>, userId: string, path: string, now: Date) =>
  db
    .updateTable('atrium.message')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .where(sql<boolean>`(link = ${path} or starts_with(link, ${`${path}?`}))`)
    .returning(['id', 'user_id']);

/** Removes some of somebody's messages. */
export async function removeMessages(
  db: Kysely<Database>,
  userId: string,
  ids: readonly string[],
): Promise<void> {
  await db
    .deleteFrom('atrium.message')
    .where('user_id', '=', userId)
    .where('id', 'in', [...ids])
    .execute();
}
