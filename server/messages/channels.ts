import type { Work } from '../work/Work.ts';
import type { NewMessage } from './send.ts';
import type { MessageServices } from './services.ts';

/** A message of somebody. */
export interface AddedMessage {
  readonly id: string;
  readonly user_id: string;
}

/** Lets messages go out by the channels that each person, or whoever tells them, wants. */
export async function deliverOutside(
  _work: Work<MessageServices>,
  _message: NewMessage,
  _added: readonly AddedMessage[],
): Promise<void> {
  await Promise.resolve();
}
