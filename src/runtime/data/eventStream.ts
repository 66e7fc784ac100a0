import { createParser } from 'eventsource-parser';

/** Longest wait for an event, the heartbeat counted in: a line that is silent for longer is dead. Milliseconds. */
const SILENCE = 65_000;

/**
 * Reads a stream of server-sent events, until it ends or is silent for too long.
 * @param told each event that has a name
 * @throws whatever breaks the stream
 */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  told: (event: string, data: string) => void,
): Promise<void> {
  const parser = createParser({
    onEvent: ({ event, data }) => {
      if (event !== undefined) told(event, data);
    },
  });
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let watch: ReturnType<typeof setTimeout> | undefined;
  try {
    for (;;) {
      watch = setTimeout(() => void reader.cancel().catch(() => undefined), SILENCE);
      const { done, value } = await reader.read();
      clearTimeout(watch);
      if (done) return;
      parser.feed(decoder.decode(value, { stream: true }));
    }
  } finally {
    clearTimeout(watch);
  }
}
