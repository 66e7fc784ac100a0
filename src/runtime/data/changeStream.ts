import { createParser } from 'eventsource-parser';

/** Longest wait for an event, the heartbeat counted in: a line that is silent for longer is dead. Milliseconds. */
const SILENCE = 65_000;

/**
 * Reads the modules that a stream of server-sent events says were changed, until it ends or is silent for too long.
 * @param onReady told once the server listens
 * @throws whatever breaks the stream
 */
export async function readChanges(
  body: ReadableStream<Uint8Array>,
  { onReady, onChange }: { onReady: () => void; onChange: (module: string) => void },
): Promise<void> {
  const parser = createParser({
    onEvent: ({ event, data }) => {
      if (event === 'ready') onReady();
      else if (event === 'changed') {
        const module = moduleOf(data);
        if (module !== undefined) onChange(module);
      }
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

/** What comes over the line is believed no more than anything else that does. */
function moduleOf(data: string): string | undefined {
  try {
    const { module } = JSON.parse(data) as { module?: unknown };
    return typeof module === 'string' ? module : undefined;
  } catch {
    return undefined;
  }
}
