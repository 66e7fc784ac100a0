import { LiveStore } from '../../runtime/live/LiveStore.ts';
import { noNeighbours } from '../../runtime/live/neighbours.ts';
import { seen } from '../../runtime/live/seen.ts';
import type { RootStore } from '../../runtime/stores/RootStore.ts';
import type { Site } from './Link.ts';
import { hearOff } from './siteCalls.ts';

const OFF = 'off';

interface WatchParts {
  /** Whether the site may embed the portal, by the server's word. @throws ApiError */
  readonly verify: () => Promise<{ readonly isValid: boolean }>;
  /** Called once it may not. */
  readonly off: () => void;
}

/**
 * Watches over a site that embeds the portal until its key is switched off. All frames of the site in one
 * browser share the line that tells of it; each of them believes the server's answer alone, which it asks for when it is
 * told, after a gap, and from time to time where it hears nothing.
 * @returns ends it
 */
export function watchSite(
  root: RootStore,
  site: Pick<Site, 'appKey' | 'origin'>,
  { verify, off }: WatchParts,
): () => void {
  let store: LiveStore | undefined;
  let asking: Promise<void> | undefined;
  let isOver = false;
  const ask = async (): Promise<void> => {
    const denied = await isSiteDenied(verify);
    if (denied && !isOver) off();
  };
  const begin = async (): Promise<void> => {
    const neighbours = await root.neighbours().catch(() => noNeighbours);
    if (isOver) return;
    store = new LiveStore({
      listen: (_topics, signal, { ready, told }) =>
        hearOff(root, site, { signal, ready, off: () => told(OFF) }),
      owner: () => `site ${site.appKey} ${site.origin}`,
      ...seen,
      neighbours,
      alone: false,
      unseen: true,
    });
    store.watch(OFF, () => {
      asking ??= ask().finally(() => (asking = undefined));
    });
  };
  void begin();
  return () => {
    isOver = true;
    store?.dispose();
  };
}

/** Whether the server says that a site may not; where it says nothing, the link goes on. */
export async function isSiteDenied(verify: WatchParts['verify']): Promise<boolean> {
  try {
    return !(await verify()).isValid;
  } catch {
    return false;
  }
}
