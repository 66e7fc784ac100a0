import type { Listening } from '../db/notifications.ts';

const CHANNEL = 'atrium_changes';
/** Milliseconds in which writes to a module are told as one: imports and busy modules send no flood. */
const GATHER = 250;

/** What carries changes between the processes of one installation. */
export interface ChangeLine {
  send(channel: string, payloads: readonly string[]): Promise<void>;
  listen(listening: Listening): () => Promise<void>;
}

/**
 * Tells which modules were written to, in this process or another one. Told after the commit and apart from it: a
 * `notify` within a transaction makes all that send one wait for each other when they commit. A change may thus be told
 * late, and is lost with a process that dies in between; whoever listens to it only asks again sooner than otherwise.
 */
export class ChangeFeed {
  readonly #line: ChangeLine;
  readonly #waiting = new Set<string>();
  readonly #listeners = new Map<string, Set<() => void>>();
  #timer: NodeJS.Timeout | undefined;
  #stop: (() => Promise<void>) | undefined;

  constructor(line: ChangeLine) {
    this.#line = line;
  }

  /** Records of a module were written, and the write is committed. */
  tell(module: string): void {
    this.#waiting.add(module);
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      const modules = [...this.#waiting];
      this.#waiting.clear();
      void this.#line.send(CHANNEL, modules);
    }, GATHER);
    this.#timer.unref();
  }

  /** @param listener told of each change, and of a time in which some may have been missed @returns ends it */
  watch(module: string, listener: () => void): () => void {
    this.#stop ??= this.#line.listen({
      channel: CHANNEL,
      onPayload: (payload) => this.#tellListeners(payload),
      onGap: () => {
        for (const watched of this.#listeners.keys()) this.#tellListeners(watched);
      },
    });
    const listeners = this.#listeners.get(module) ?? new Set();
    this.#listeners.set(module, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#listeners.get(module) === listeners) this.#listeners.delete(module);
    };
  }

  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#stop?.();
  }

  #tellListeners(module: string): void {
    for (const listener of [...(this.#listeners.get(module) ?? [])]) listener();
  }
}
