import type { Kysely } from 'kysely';
import type { LocalText } from '../../src/schemas/text.ts';
import type { MessageChannel } from '../../src/schemas/wire/message.ts';
import type { Database } from '../db/database.ts';
import type { Receipt } from '../egress/receipt.ts';
import { systemActor } from '../session/actor.ts';
import { sendSms } from '../sms/sendSms.ts';
import { runWork } from '../work/runWork.ts';
import type { DeliveryWork } from './services.ts';

/** A message on its way to somebody. */
export interface Outgoing {
  readonly id: string;
  readonly userId: string;
  readonly title: LocalText;
  readonly content: LocalText;
  readonly link: string | null;
}

/** Hands a message on by one channel. Never rejects for what the other side does. */
type Send = (work: DeliveryWork, message: Outgoing) => Promise<Receipt>;

/** What a text message holds at most: more is sent, and paid, in parts. */
const LONGEST_SMS = 200;
/** How long a text message is worth sending. */
const SMS_LIFETIME = 24 * 60 * 60 * 1000;

/** Where the portal shows it; what has no page of its own lies in the message centre. */
const addressOf = ({ platform }: DeliveryWork, { link }: Outgoing): string =>
  `${platform.config.publicUrl}${link ?? '/messages'}`;

async function accountOf(db: Kysely<Database>, userId: string) {
  return db
    .selectFrom('atrium.user_account')
    .select(['login_name', 'phone', 'email', 'verified'])
    .where('id', '=', userId)
    .where('status', '=', 'active')
    .executeTakeFirst();
}

/** A record of the outbox, from where the gateway gets it. */
const bySms: Send = async (work, { id, userId, title, content }) => {
  const { platform, log } = work;
  const account = await accountOf(platform.db, userId);
  if (account === undefined || account.phone === '') return 'refused';
  const { phone } = account;
  const text = `【${platform.project.name}】${title.zhCN}\n${content.zhCN}`.trim().slice(0, LONGEST_SMS);
  const actor = systemActor(platform.project.schoolId);
  const now = new Date();
  const reading = { platform, db: platform.db, actor, locale: 'zhCN' as const, now, log };
  await runWork(reading, { action: 'message.sms', ip: '', requestId: id }, (own) =>
    sendSms(own, { phone, text, record: text, until: new Date(now.getTime() + SMS_LIFETIME) }),
  );
  return 'sent';
};

/** By the first app that knows the person: as administrators bound them, else by their login name, as logins take it. */
const byChat: Send = async (work, message) => {
  const { platform, failed } = work;
  const account = await accountOf(platform.db, message.userId);
  if (account === undefined) return 'refused';
  const bound = await platform.db
    .selectFrom('atrium.chat_account')
    .select(['platform', 'platform_user_id'])
    .where('user_id', '=', message.userId)
    .execute();
  for (const app of platform.chatApps.telling) {
    const known = bound.find((each) => each.platform === app.platform)?.platform_user_id;
    const userId = known ?? (account.verified ? account.login_name : undefined);
    if (userId === undefined || app.tell === undefined) continue;
    const note = { title: message.title.zhCN, text: message.content.zhCN, url: addressOf(work, message) };
    const receipt = await app.tell(userId, note, failed);
    if (receipt !== 'refused') return receipt;
  }
  return 'refused';
};

const byEmail: Send = async (work, message) => {
  const { platform, failed } = work;
  const { mailer } = platform;
  const account = await accountOf(platform.db, message.userId);
  if (account === undefined || account.email === '' || mailer === undefined) return 'refused';
  const { title, content } = message;
  const both = ({ zhCN, enUS }: LocalText, between: string): string =>
    enUS === '' || enUS === zhCN ? zhCN : `${zhCN}${between}${enUS}`;
  const host = new URL(platform.config.publicUrl).hostname;
  const letter = {
    id: `${message.id}@${host}`,
    to: account.email,
    subject: both(title, ' / '),
    text: `${both(content, '\n\n')}\n\n${addressOf(work, message)}\n`,
  };
  return mailer.send(letter, failed);
};

export const senders: Readonly<Record<MessageChannel, Send>> = { sms: bySms, chat: byChat, email: byEmail };
