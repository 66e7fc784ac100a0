import { reaction } from 'mobx';
import type { RootStore } from '../../runtime/stores/RootStore.ts';

/** What the browser keeps beside the router's own members for each entry: how many overlays were open. */
interface EntryState {
  overlays?: number;
}

/**
 * Lets the browser's way back close the topmost dialog or drawer before it leaves the page: every open overlay has an
 * entry in the history, a copy of the page's own, which is taken back when the overlay is closed otherwise.
 */
export class OverlayHistory {
  private readonly root: RootStore;
  private readonly window: Window;
  /** Resolves when a way back that we asked for has been gone. */
  private returning: Promise<void> | undefined;
  private arrived: (() => void) | undefined;

  constructor(root: RootStore, browser: Window) {
    this.root = root;
    this.window = browser;
  }

  /** Begins to listen; answers the way to stop. */
  start(): () => void {
    const { overlays } = this.root;
    const stop = reaction(
      () => overlays.overlays.length,
      (open) => {
        this.follow(open);
      },
    );
    const back = (): void => {
      this.popped();
    };
    this.window.addEventListener('popstate', back);
    return () => {
      stop();
      this.window.removeEventListener('popstate', back);
    };
  }

  /** Goes to another page, once the entries of closed overlays are gone. */
  leave(go: () => void): void {
    if (this.returning) void this.returning.then(go);
    else go();
  }

  private get depth(): number {
    return (this.window.history.state as EntryState | null)?.overlays ?? 0;
  }

  private follow(open: number): void {
    const { history } = this.window;
    if (this.returning) return;
    if (open > this.depth) {
      for (let depth = this.depth + 1; depth <= open; depth += 1) {
        history.pushState({ ...(history.state as object | null), overlays: depth }, '');
      }
    } else if (open < this.depth) {
      this.returning = new Promise((resolve) => {
        this.arrived = resolve;
      });
      history.go(open - this.depth);
    }
  }

  private popped(): void {
    const { overlays } = this.root.overlays;
    if (this.returning) {
      this.returning = undefined;
      this.arrived?.();
      // Another one may have been opened meanwhile.
      this.follow(overlays.length);
      return;
    }
    const top = overlays.at(-1);
    if (!top || this.depth >= overlays.length) return;
    // Until the person has said that the input may be lost, the overlay keeps its entry.
    if (this.root.unsaved.in(top.key)) this.follow(overlays.length);
    void this.root.overlays.requestClose(top.key);
  }
}
