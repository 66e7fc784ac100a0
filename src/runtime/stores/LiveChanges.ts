import type { ApiClient } from '../data/ApiClient.ts';
import type { LivePorts, LiveStore } from './LiveStore.ts';

interface Ports {
  client: () => ApiClient;
  /** The role that the page is in. Observable. */
  groupId: () => string | undefined;
  /** Empty while nobody is logged in. Observable. */
  token: () => string;
}

/** What others write, for pages that ask for it; what it takes is fetched when the first one does. */
export class LiveChanges {
  private readonly ports: LivePorts;
  private store: Promise<LiveStore> | undefined;

  constructor({ client, groupId, token }: Ports) {
    this.ports = {
      open: (modules, signal) => {
        const role = groupId();
        const query = new URLSearchParams({ modules: modules.join(), ...(role && { groupId: role }) });
        return client().stream('interface', `/changes?${query.toString()}`, signal);
      },
      owner: () => (token() === '' ? undefined : `${token()} ${groupId() ?? ''}`),
      shown: () => document.visibilityState !== 'hidden',
      onShown: (listener) => {
        document.addEventListener('visibilitychange', listener);
        return () => {
          document.removeEventListener('visibilitychange', listener);
        };
      },
    };
  }

  /** @param listener told that others wrote to the module, or may have @returns ends it */
  watch(module: string, listener: () => void): () => void {
    let end: (() => void) | undefined;
    let over = false;
    this.store ??= import('./LiveStore.ts').then(({ LiveStore: Store }) => new Store(this.ports));
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
}
