import { safeUrl } from '../../documents/safeUrl.ts';
import { messageOf } from '../../runtime/data/ApiError.ts';
import type { RootStore } from '../../runtime/stores/RootStore.ts';
import type { Message } from '../../schemas/wire/message.ts';
import { readMessages } from './messageCalls.ts';

/** Paths below which files lie; what is elsewhere is a page of the portal. */
const FILES = '/files/';

/** Where a message leads to: a path of this site; undefined: nowhere. */
export function linkOf({ link }: Message): string | undefined {
  const address = safeUrl(link);
  return address?.startsWith('/') === true ? address : undefined;
}

/** Notes that some messages were read, and tells the person where that failed. */
export async function markRead(
  { client, inbox, ui }: RootStore,
  which: Parameters<typeof readMessages>[1],
): Promise<void> {
  try {
    await readMessages(client, which);
  } catch (error) {
    ui.message('error', messageOf(error));
  }
  await inbox.changed();
}

/** Goes where a message leads, which counts as reading it. */
export function openMessage(root: RootStore, message: Message): void {
  const link = linkOf(message);
  if (message.readAt === null) void markRead(root, { ids: [message.id] });
  if (link === undefined) return;
  if (link.startsWith(FILES)) root.ui.download(link);
  else root.ui.navigate(link);
}
