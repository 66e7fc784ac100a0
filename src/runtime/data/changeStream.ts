import { readEvents } from './eventStream.ts';

/**
 * Reads the modules that a stream of server-sent events says were changed, until it ends or is silent for too long.
 * @param onReady told once the server listens
 * @throws whatever breaks the stream
 */
export function readChanges(
  body: ReadableStream<Uint8Array>,
  { onReady, onChange }: { onReady: () => void; onChange: (module: string) => void },
): Promise<void> {
  return readEvents(body, (event, data) => {
    if (event === 'ready') onReady();
    else if (event === 'changed') {
      const module = moduleOf(data);
      if (module !== undefined) onChange(module);
    }
  });
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
