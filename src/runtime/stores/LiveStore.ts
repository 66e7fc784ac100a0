import { reaction } from 'mobx';
import { isForbidden } from '../data/ApiError.ts';
import { readChanges } from '../data/changeStream.ts';

/** Milliseconds in which what begins and ends to be watched is put together, as a page opens or goes. */
const GATHER = 50;
/** Milliseconds before a line that broke is tried again, doubled up to the longest; some more by chance. */
const FIRST_PAUSE = 2_000;
const LONGEST_PAUSE = 60_000;

export interface LivePorts {
  /** Asks for the stream of some modules. @throws ApiError */
  open(modules: readonly string[], signal: AbortSignal): Promise<ReadableStream<Uint8Array>>;
  /** Changes with whose changes these are: the session and its role. Observable; undefined: nobody's. */
  owner(): string | undefined;
  /** Whether somebody looks at the page. */
  shown(): boolean;
  /** @returns ends it */
  onShown(listener: () => void): () => void;
}

/**
 * Tells which modules others write to, by one line to the server for all that a page watches. There is none while
 * nobody looks at the page; after a time without one all that is watched counts as changed.
 */
export class LiveStore {
  private readonly ports: LivePorts;
  private readonly listeners = new Map<string, Set<() => void>>();
  private line: AbortController | undefined;
  /** The modules that the last line was about, as a text. */
  private heard = '';
  private pause = FIRST_PAUSE;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly disposers: (() => void)[];

  constructor(ports: LivePorts) {
    this.ports = ports;
    this.disposers = [
      ports.onShown(() => {
        this.pause = FIRST_PAUSE;
        this.settle();
      }),
      reaction(
        () => ports.owner(),
        () => {
          this.close();
          this.settle();
        },
      ),
    ];
  }

  /** @param listener told of changes, and of times in which some may have been missed @returns ends it */
  watch(module: string, listener: () => void): () => void {
    const listeners = this.listeners.get(module) ?? new Set();
    this.listeners.set(module, listeners.add(listener));
    this.settleSoon(GATHER);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.listeners.get(module) === listeners) this.listeners.delete(module);
      this.settleSoon(GATHER);
    };
  }

  dispose(): void {
    for (const dispose of this.disposers) dispose();
    clearTimeout(this.timer);
    this.close();
  }

  private settleSoon(after: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.settle();
    }, after);
  }

  /** Brings the line to what is watched now. */
  private settle(): void {
    const modules = [...this.listeners.keys()].sort();
    const wanted = this.ports.shown() && this.ports.owner() !== undefined ? modules.join() : '';
    if (wanted === this.heard && this.line) return;
    this.close();
    if (wanted !== '') void this.hold(modules, wanted);
  }

  private close(): void {
    this.line?.abort();
    this.line = undefined;
  }

  private async hold(modules: readonly string[], wanted: string): Promise<void> {
    const line = new AbortController();
    this.line = line;
    const before = new Set(this.heard.split(','));
    this.heard = wanted;
    try {
      const body = await this.ports.open(modules, line.signal);
      await readChanges(body, {
        onReady: () => {
          this.pause = FIRST_PAUSE;
          for (const module of modules) if (before.has(module)) this.tell(module);
        },
        onChange: (module) => {
          if (!line.signal.aborted) this.tell(module);
        },
      });
    } catch (error) {
      // What the role may not list it may not watch either; the page asks by itself as before.
      if (!line.signal.aborted && isForbidden(error)) return;
    }
    if (line.signal.aborted) return;
    this.line = undefined;
    this.settleSoon(this.pause * (1 + Math.random() / 2));
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }

  private tell(module: string): void {
    for (const listener of [...(this.listeners.get(module) ?? [])]) listener();
  }
}
