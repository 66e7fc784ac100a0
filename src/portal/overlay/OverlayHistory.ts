import { reaction } from 'mobx';
import type { RootStore } from '../../runtime/stores/RootStore.ts';

/** What the browser keeps for each entry. */
interface EntryState {
  /** How many layers were over the page. */
  overlays?: number;
  /** The router's own number of the entry; copies have that of the page. */
  idx?: number;
}

/**
 * Lets the browser's way back close the topmost dialog or drawer before it leaves the page: every layer over it has an
 * entry in the history, a copy of the page's own, which is taken back when the layer is closed otherwise.
 */
export class OverlayHistory {
  private readonly root: RootStore;
  private readonly window: Window;
  /** Resolves when a way back that we asked for has been gone. */
  private returning: Promise<void> | undefined;
  private arrived: (() => void) | undefined;
  /** The entry where we are, as it was when we came to it or its address last changed. */
  private here: EntryState & { readonly address: string } = { address: '' };

  constructor(root: RootStore, browser: Window) {
    this.root = root;
    this.window = browser;
  }

  /** Begins to follow what lies over the page, and the browser; answers the way to stop. */
  start(): () => void {
    const { overlays, route } = this.root;
    this.note();
    // A reload leaves the entry of what was open, which is gone.
    this.follow(overlays.layers.length);
    const stops = [
      reaction(
        () => overlays.layers.length,
        (open) => {
          this.follow(open);
        },
      ),
      reaction(
        () => route.address,
        () => {
          this.note();
        },
      ),
    ];
    overlays.arrive = () => {
      this.carryAddress();
      this.popped();
      this.note();
    };
    return () => {
      for (const stop of stops) stop();
      overlays.arrive = () => undefined;
    };
  }

  /** Goes to another page, once the entries of closed overlays are gone. */
  leave(go: () => void): void {
    if (this.returning) void this.returning.then(go);
    else go();
  }

  private get state(): EntryState {
    return (this.window.history.state as EntryState | null) ?? {};
  }

  private get depth(): number {
    return this.state.overlays ?? 0;
  }

  private get address(): string {
    const { pathname, search } = this.window.location;
    return `${pathname}${search}`;
  }

  private note(): void {
    this.here = { ...this.state, address: `${this.address}${this.window.location.hash}` };
  }

  /** How a page is viewed may have been changed in the entry of a layer, as by a filter that is chosen in a drawer. */
  private carryAddress(): void {
    const { idx, overlays = 0, address } = this.here;
    if (overlays <= this.depth || idx !== this.state.idx) return;
    this.window.history.replaceState(this.window.history.state, '', address);
  }

  private follow(open: number): void {
    const { history } = this.window;
    if (this.returning) return;
    if (open > this.depth) {
      for (let depth = this.depth + 1; depth <= open; depth += 1) {
        history.pushState({ ...(history.state as object | null), overlays: depth }, '');
      }
      this.note();
    } else if (open < this.depth) {
      this.returning = new Promise((resolve) => {
        this.arrived = resolve;
      });
      history.go(open - this.depth);
    }
  }

  private popped(): void {
    const { layers } = this.root.overlays;
    if (this.returning) {
      this.returning = undefined;
      this.arrived?.();
      // Another one may have been opened meanwhile.
      this.follow(layers.length);
      return;
    }
    const top = layers.at(-1);
    if (this.depth > layers.length) {
      this.passBy();
      return;
    }
    if (!top || this.depth === layers.length) return;
    if (this.state.idx !== this.here.idx) {
      // To another page, which the router asks about and draws; or brought back from there, with all that lies over this one.
      if (this.address === this.root.route.address) this.follow(layers.length);
      return;
    }
    // Until the person has said that the input may be lost, the layer keeps its entry.
    if (top.stays()) this.follow(layers.length);
    if (top.ask) top.ask();
    else top.close();
  }

  /**
   * Entries of layers that are gone are passed by, the way that the person goes: back to the page that they are copies of,
   * or on to what comes after the last of them; where nothing does, back to the page as well.
   */
  private passBy(): void {
    const { idx = 0, overlays = 0 } = this.here;
    const at = this.state.idx ?? 0;
    const isBack = at < idx || (at === idx && this.depth < overlays);
    const { navigation } = this.window as { navigation?: { canGoForward: boolean } };
    this.window.history.go(isBack || navigation?.canGoForward === false ? -this.depth : 1);
  }
}
