import { makeAutoObservable, observableRef } from 'mobx';
import type { Text } from '../../schemas/text.ts';

export interface OverlayRequest {
  shape: 'dialog' | 'drawer';
  target: { kind: string; id: string };
  title?: Text;
  params: Readonly<Record<string, unknown>>;
  /** Pixels. */
  width?: number;
}

/** An open dialog or drawer. Whoever closes it for the person asks `UnsavedStore` first. */
export interface Overlay extends OverlayRequest {
  key: number;
  close(value?: unknown): void;
}

/** Something over the page that the browser's way back closes before it leaves the page. */
export interface Layer {
  /** It may not go yet: it asks the person first, or is at work. */
  stays(): boolean;
  /** The person wants to close it. */
  close(): void;
  /** Closes it without a question; absent: `close` asks none. */
  end?(): void;
}

/** Dialogs and drawers, one above another; the portal draws them. */
export class OverlayStore {
  overlays: readonly Overlay[] = [];
  /** All that the way back closes, the topmost last: the overlays, and dialogs that somebody draws by himself. */
  layers: readonly Layer[] = [];
  /** Closed ones that are still on their way out of sight. */
  leaving: readonly Overlay[] = [];
  private next = 1;

  constructor() {
    makeAutoObservable<this, 'next'>(
      this,
      {
        overlays: observableRef,
        layers: observableRef,
        next: false,
        mayClose: false,
        stays: false,
        leave: false,
        arrive: false,
      },
      { autoBind: true },
    );
  }

  /** Called before the person closes an overlay; answers whether it may go. The portal asks about unsaved input. */
  mayClose: (key: number) => Promise<boolean> = () => Promise.resolve(true);

  /** Whether one holds input that is asked about before it goes. */
  stays: (key: number) => boolean = () => false;

  /**
   * Goes to another page, once what closed overlays left behind is gone. The portal's history keeps an entry for each.
   */
  leave: (go: () => void) => void = (go) => {
    go();
  };

  /** The browser has come to another entry of its history; called before the router reads where that is. */
  arrive: () => void = () => undefined;

  /** Opens one; resolves with what it was closed with, undefined when it was dismissed. */
  open(request: OverlayRequest): Promise<unknown> {
    return new Promise((resolve) => {
      const key = this.next++;
      const close = (value?: unknown): void => {
        takeAway();
        this.remove(key);
        resolve(value);
      };
      const takeAway = this.lay({
        stays: () => this.stays(key),
        close: () => void this.requestClose(key),
        end: () => close(),
      });
      this.add({ ...request, key, close });
    });
  }

  /** Lays something over the page. @returns takes it away */
  lay(layer: Layer): () => void {
    this.layers = [...this.layers, layer];
    return () => {
      this.takeAway(layer);
    };
  }

  /** The person wants to close one: by its button, Escape, or the way back. */
  async requestClose(key: number): Promise<void> {
    if (await this.mayClose(key)) this.overlays.find((overlay) => overlay.key === key)?.close();
  }

  /** Closes all that lies over the page, without a question; only what is at work stays. */
  closeAll(): void {
    this.closeFrom(1);
  }

  /**
   * Closes what lies over the page from a level up, as `closeAll` does.
   * @param level 1 is the lowest
   * @returns how many have closed
   */
  closeFrom(level: number): number {
    const before = this.layers.length;
    for (const layer of this.layers.slice(level - 1).reverse()) {
      if (layer.end) layer.end();
      else layer.close();
    }
    return before - this.layers.length;
  }

  /** Whether one from a level up may not go yet. */
  staysFrom(level: number): boolean {
    return this.layers.slice(level - 1).some((layer) => layer.stays());
  }

  /** A closed one is out of sight. */
  gone(key: number): void {
    this.leaving = this.leaving.filter((overlay) => overlay.key !== key);
  }

  /** One that cannot be drawn closes at once, with nothing to be seen of it. */
  giveUp(key: number): void {
    this.overlays.find((overlay) => overlay.key === key)?.close();
    this.gone(key);
  }

  private takeAway(layer: Layer): void {
    this.layers = this.layers.filter((each) => each !== layer);
  }

  private add(overlay: Overlay): void {
    this.overlays = [...this.overlays, overlay];
  }

  private remove(key: number): void {
    this.leaving = [...this.leaving, ...this.overlays.filter((overlay) => overlay.key === key)];
    this.overlays = this.overlays.filter((overlay) => overlay.key !== key);
  }
}
