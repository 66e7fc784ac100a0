import type { ApiClient } from '../../runtime/data/ApiClient.ts';
import type { Message, MessageKind, MessageSettings } from '../../schemas/wire/message.ts';

const at = (action: string): string => `/message/${action}.do`;
const WRITE = { outlivesRoute: true } as const;

/** Which messages are asked for. */
interface MessageQuery {
  readonly kind?: MessageKind | undefined;
  readonly unread?: boolean;
  /** The last one that was seen. */
  readonly after?: Pick<Message, 'createdAt' | 'id'> | undefined;
  readonly limit?: number;
}

/** The person's messages, the newest first, and whether there are more. @throws ApiError */
export async function listMessages(
  client: ApiClient,
  { kind, unread, after, limit }: MessageQuery,
  signal: AbortSignal,
): Promise<{ readonly list: readonly Message[]; readonly more: boolean }> {
  const param = {
    ...(kind && { kind }),
    ...(unread === true && { unread }),
    ...(after && { after: { createdAt: after.createdAt, id: after.id } }),
    ...(limit !== undefined && { limit }),
  };
  const answer = await client.call('base', at('list'), param, { signal });
  const { more } = answer.result as { more: boolean };
  return { list: (answer.list ?? []) as readonly Message[], more };
}

/** Marks some as read: those named, or all, or all of a kind. @throws ApiError */
export async function readMessages(
  client: ApiClient,
  which: { readonly ids?: readonly string[]; readonly kind?: MessageKind | undefined },
): Promise<void> {
  await client.call('base', at('read'), { ...which }, WRITE);
}

/** @throws ApiError */
export async function removeMessage(client: ApiClient, id: string): Promise<void> {
  await client.call('base', at('remove'), { ids: [id] }, WRITE);
}

/** @throws ApiError */
export const getMessageSettings = (client: ApiClient, signal: AbortSignal): Promise<MessageSettings> =>
  client.result('base', at('settings/get'), {}, { signal });

/** @throws ApiError with `errors` at `email` and `quiet` */
export const saveMessageSettings = (
  client: ApiClient,
  { channels, quiet, email, revision }: Pick<MessageSettings, 'channels' | 'quiet' | 'email' | 'revision'>,
): Promise<MessageSettings> =>
  client.result('base', at('settings/save'), { channels, quiet, email, revision }, WRITE);
