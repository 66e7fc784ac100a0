import type { Channel, Neighbours } from '../../src/runtime/live/neighbours.ts';
import { isLiveMessage } from '../../src/runtime/live/browserNeighbours.ts';

interface Waiting {
  readonly run: () => void;
}

/** A browser as far as pages hear each other in it: what is said arrives at once, and locks are handed on in turn. */
export class LivePages {
  /** All that was said, by the name under which it was. */
  readonly said: { readonly name: string; readonly message: unknown }[] = [];
  readonly #open = new Map<string, Map<object, (message: unknown) => void>>();
  readonly #queues = new Map<string, Waiting[]>();

  /** A page's neighbours. */
  of({ locks = true } = {}): Neighbours {
    return {
      open: (name, heard) =>
        this.#join(name, (message) => {
          if (isLiveMessage(message)) heard(message);
        }),
      locks: locks ? { request: this.#request } : undefined,
    };
  }

  /** Says under a name what any script of the origin could say. */
  forge(name: string, message: unknown): void {
    for (const hear of [...(this.#open.get(name)?.values() ?? [])]) hear(structuredClone(message));
  }

  #join(name: string, hear: (message: unknown) => void): Channel {
    const page = {};
    const pages = this.#open.get(name) ?? new Map<object, (message: unknown) => void>();
    this.#open.set(name, pages.set(page, hear));
    return {
      say: (message) => {
        this.said.push({ name, message });
        for (const [other, heard] of [...pages]) if (other !== page) heard(structuredClone(message));
      },
      close: () => void pages.delete(page),
    };
  }

  readonly #request = (async (
    name: string,
    { signal }: { signal: AbortSignal },
    hold: () => Promise<void>,
  ): Promise<void> => {
    const queue = this.#queues.get(name) ?? [];
    this.#queues.set(name, queue);
    await new Promise<void>((resolve, reject) => {
      const waiting: Waiting = { run: resolve };
      queue.push(waiting);
      if (queue[0] === waiting) resolve();
      signal.addEventListener('abort', () => {
        if (queue[0] === waiting) return;
        queue.splice(queue.indexOf(waiting), 1);
        reject(new DOMException('given up', 'AbortError'));
      });
    });
    await hold();
    queue.shift();
    queue[0]?.run();
  }) as LockManager['request'];
}
