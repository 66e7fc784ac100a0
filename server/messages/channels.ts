import type { Work } from '../work/Work.ts';
import { whenTold } from './quietHours.ts';
import type { NewMessage } from './send.ts';
import type { MessageServices } from './services.ts';
import { availableChannels, wishesOfPeople } from './settings.ts';

/** A message of somebody. */
export interface AddedMessage {
  readonly id: string;
  readonly user_id: string;
}

/**
 * Lets messages go out by the channels that whoever tells them names, else by those that each person wants, and not before
 * their quiet hours are over. In the transaction of `work`; what is due is delivered once that is committed (deliver.ts).
 */
export async function deliverOutside(
  { platform, db, now }: Work<MessageServices>,
  { kind, channels }: Pick<NewMessage, 'kind' | 'channels'>,
  added: readonly AddedMessage[],
): Promise<void> {
  const available = availableChannels(platform.config);
  if (added.length === 0 || available.length === 0 || channels?.length === 0) return;
  const wishesOf = await wishesOfPeople(
    db,
    added.map(({ user_id: userId }) => userId),
  );
  const deliveries = added.flatMap(({ id, user_id: userId }) => {
    const wishes = wishesOf(userId);
    const wanted = channels ?? wishes.channels[kind];
    const due = whenTold(now, wishes.quiet);
    return available
      .filter((channel) => wanted.includes(channel))
      .map((channel) => ({ message: id, channel, due_at: due }));
  });
  if (deliveries.length > 0) await db.insertInto('atrium.message_delivery').values(deliveries).execute();
}
