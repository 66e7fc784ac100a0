import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import {
  messageChannels,
  type MessageChannel,
  type MessageKind,
  messageKinds,
  type MessageSettings,
  type QuietHours,
} from '../../src/schemas/wire/message.ts';
import type { ServerConfig } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { AppError } from '../errors/AppError.ts';

type Channels = MessageSettings['channels'];

/** How people are told who have not said it: what flows and the school say comes to the phone. */
const USUAL: Channels = { flow: ['chat'], task: [], announcement: ['chat'], system: ['chat'] };

/** How somebody wants to be told outside of their inbox. */
interface Wishes {
  readonly channels: Channels;
  readonly quiet: QuietHours | null;
}

const UNSAID: Wishes = { channels: USUAL, quiet: null };

/** Channels that this installation has, by its configuration. */
export function availableChannels({
  smsGateway,
  chatApps,
  mail,
}: Pick<ServerConfig, 'smsGateway' | 'chatApps' | 'mail'>): readonly MessageChannel[] {
  // WeChat lets an account tell its followers nothing unasked.
  const chat = chatApps.wecom ?? chatApps.dingtalk;
  const has = { sms: smsGateway !== undefined, chat: chat !== undefined, email: mail !== undefined };
  return messageChannels.filter((channel) => has[channel]);
}

interface SettingRow {
  readonly channels: Partial<Channels>;
  readonly quiet_from: string | null;
  readonly quiet_to: string | null;
}

const wishesOf = ({ channels, quiet_from: from, quiet_to: to }: SettingRow): Wishes => ({
  channels: { ...USUAL, ...channels },
  quiet: from === null || to === null ? null : { from, to },
});

/** How each of some people wants to be told. */
export async function wishesOfPeople(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<(userId: string) => Wishes> {
  const rows = await db
    .selectFrom('atrium.message_setting')
    .selectAll()
    .where('user_id', 'in', [...ids])
    .execute();
  const wishes = new Map(rows.map((row) => [row.user_id, wishesOf(row)]));
  return (userId) => wishes.get(userId) ?? UNSAID;
}

/** How somebody wants to be told, with what this installation and their account make of it. */
export async function readSettings(
  db: Kysely<Database>,
  config: ServerConfig,
  userId: string,
): Promise<MessageSettings> {
  const row = await db
    .selectFrom('atrium.message_setting')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const account = await db
    .selectFrom('atrium.user_account')
    .select(['phone', 'email', 'verified'])
    .select((eb) =>
      eb
        .exists(eb.selectFrom('atrium.chat_account').select('id').where('user_id', '=', userId))
        .as('isBound'),
    )
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const { phone, email, verified, isBound } = account;
  const has = { sms: phone !== '', chat: verified || isBound === true, email: email !== '' };
  const available = availableChannels(config);
  const reached = available.filter((channel) => has[channel]);
  return { ...(row ? wishesOf(row) : UNSAID), available, reached, email, revision: row?.revision ?? 0 };
}

/** What somebody wants from now on; `email` absent: as it is. */
interface WantedSettings extends Wishes {
  readonly email?: string;
  readonly revision: number;
}

/** Keeps how somebody wants to be told. @throws AppError REVISION_CONFLICT where another page has changed it */
export async function saveSettings(
  db: Kysely<Database>,
  userId: string,
  { channels, quiet, email, revision }: WantedSettings,
): Promise<void> {
  const values = { quiet_from: quiet?.from ?? null, quiet_to: quiet?.to ?? null };
  const written = { ...values, channels: JSON.stringify(channels) };
  const saved =
    revision === 0
      ? await db
          .insertInto('atrium.message_setting')
          .values({ user_id: userId, ...written })
          .onConflict((conflict) => conflict.column('user_id').doNothing())
          .returning('user_id')
          .executeTakeFirst()
      : await db
          .updateTable('atrium.message_setting')
          .set({ ...written, revision: revision + 1 })
          .where('user_id', '=', userId)
          .where('revision', '=', revision)
          .returning('user_id')
          .executeTakeFirst();
  if (saved === undefined) throw new AppError('REVISION_CONFLICT');
  if (email === undefined) return;
  await sql`update atrium.user_account set email = ${email}, revision = revision + 1, updated_by = ${userId},
    updated_at = now() where id = ${userId} and email <> ${email}`.execute(db);
}

/** Channels of every kind, each once. */
export const readChannels = (
  given: Partial<Record<MessageKind, readonly MessageChannel[]>>,
  before: Channels,
): Channels =>
  Object.fromEntries(messageKinds.map((kind) => [kind, given[kind] ?? before[kind]])) as Channels;
