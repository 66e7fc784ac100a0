import { sql } from 'kysely';
import { Type } from 'typebox';
import type { MessageChannel } from '../../src/schemas/wire/message.ts';
import type { DeliveryState } from '../db/messageTables.ts';
import type { Receipt } from '../egress/receipt.ts';
import { defineJob, type JobWork } from '../jobs/definition.ts';
import { type Outgoing, senders } from './outside.ts';
import type { DeliveryServices, DeliveryWork } from './services.ts';

/** Seconds between two looks for what is due. */
const EVERY = 5;
/** Deliveries on their way at once. */
const AT_ONCE = 8;
const MOST_TRIES = 5;
/** Seconds before a next try; doubled each time. */
const PAUSE = 60;

interface Delivery extends Outgoing {
  readonly channel: MessageChannel;
  readonly tries: number;
  readonly isRead: boolean;
}

/**
 * Hands messages on that are due, by text message, chat app and e-mail. A delivery is in the hands of one process before it
 * goes out, and is begun again only where the other side certainly did not take it: a process that dies over it leaves it
 * undelivered, and nobody is told twice. The inbox has every message anyway.
 */
export const deliverMessagesJob = defineJob({
  name: 'deliverMessages',
  payload: Type.Object({}),
  lane: 'long',
  every: EVERY,
  run: async (job: JobWork<object, DeliveryServices>) => {
    let done = 0;
    let delivered: number;
    do {
      delivered = await deliverDue(job);
      done += delivered;
      job.progress(done, done);
    } while (delivered > 0);
  },
});

/** Hands on what is due, a few at once. @returns how many; 0: nothing is due */
export async function deliverDue({ platform, log }: Pick<DeliveryWork, 'platform' | 'log'>): Promise<number> {
  const due = await takeDue(platform);
  await Promise.all(
    due.map(async (delivery) => {
      const failed = (error: unknown): void => {
        const { id, channel } = delivery;
        log.warn({ err: error, message: id, channel }, 'a message was not delivered');
      };
      await note(platform, delivery, await handOn({ platform, log, failed }, delivery));
    }),
  );
  return due.length;
}

async function handOn(work: DeliveryWork, delivery: Delivery): Promise<Receipt | 'needless'> {
  // Whoever has read it in the quiet hours need not be told any more.
  if (delivery.isRead) return 'needless';
  try {
    return await senders[delivery.channel](work, delivery);
  } catch (error) {
    work.failed(error);
    return 'unknown';
  }
}

async function takeDue({ db }: DeliveryServices): Promise<readonly Delivery[]> {
  const { rows } = await sql<Delivery>`
    with due as (
      select message, channel from atrium.message_delivery
      where state = 'waiting' and due_at <= now()
      order by due_at, message limit ${AT_ONCE} for update skip locked
    )
    update atrium.message_delivery as delivery set state = 'sending', tries = tries + 1
    from due join atrium.message on message.id = due.message
    where delivery.message = due.message and delivery.channel = due.channel
    returning message.id, message.user_id as "userId", message.title, message.content, message.link,
      delivery.channel, delivery.tries, message.read_at is not null as "isRead"`.execute(db);
  return rows;
}

const STATES: Readonly<Record<Receipt | 'needless', DeliveryState>> = {
  sent: 'sent',
  refused: 'failed',
  later: 'waiting',
  unknown: 'failed',
  needless: 'needless',
};

async function note(
  { db }: DeliveryServices,
  { id, channel, tries }: Delivery,
  receipt: Receipt | 'needless',
): Promise<void> {
  const state = receipt === 'later' && tries >= MOST_TRIES ? 'failed' : STATES[receipt];
  const pause = receipt === 'later' ? PAUSE * 2 ** (tries - 1) : 0;
  await db
    .updateTable('atrium.message_delivery')
    .set({ state, due_at: sql<Date>`now() + make_interval(secs => ${pause})` })
    .where('message', '=', id)
    .where('channel', '=', channel)
    .execute();
}
