import type { LivePorts, LiveStore } from './LiveStore.ts';
import type { Neighbours } from './neighbours.ts';

interface Ports extends Omit<LivePorts, 'neighbours'> {
  /** Fetches what it takes to hear other pages. */
  readonly neighbours: () => Promise<Neighbours>;
}

/** What others write, for pages that ask for it; what it takes is fetched when the first one does. */
export class LiveChanges {
  private readonly ports: Ports;
  private store: Promise<LiveStore> | undefined;

  constructor(ports: Ports) {
    this.ports = ports;
  }

  /** @param listener told that others wrote to the module, or may have @returns ends it */
  watch(module: string, listener: () => void): () => void {
    let end: (() => void) | undefined;
    let over = false;
    this.store ??= this.fetch();
    this.store.then(
      (store) => {
        if (!over) end = store.watch(module, listener);
      },
      () => {
        // Without it pages ask when they are told to; the next one tries again.
        this.store = undefined;
      },
    );
    return () => {
      over = true;
      end?.();
    };
  }

  private async fetch(): Promise<LiveStore> {
    const [{ LiveStore: Store }, neighbours] = await Promise.all([
      import('./LiveStore.ts'),
      this.ports.neighbours(),
    ]);
    return new Store({ ...this.ports, neighbours });
  }
}
