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

/** An open dialog or drawer. `guard` asks before unsaved input is lost. */
export interface Overlay extends OverlayRequest {
  key: number;
  close(value?: unknown): void;
}

/** Dialogs and drawers, one above another; the portal draws them. */
export class OverlayStore {
  overlays: readonly Overlay[] = [];
  private next = 1;

  constructor() {
    makeAutoObservable<this, 'next'>(this, { overlays: observableRef, next: false }, { autoBind: true });
  }

  /** Opens one; resolves with what it was closed with, undefined when it was dismissed. */
  open(request: OverlayRequest): Promise<unknown> {
    return new Promise((resolve) => {
      const key = this.next++;
      const close = (value?: unknown): void => {
        this.remove(key);
        resolve(value);
      };
      this.add({ ...request, key, close });
    });
  }

  /** Closes the topmost; answers whether there was one. */
  closeTop(): boolean {
    const top = this.overlays.at(-1);
    top?.close();
    return top !== undefined;
  }

  closeAll(): void {
    for (const overlay of [...this.overlays].reverse()) overlay.close();
  }

  private add(overlay: Overlay): void {
    this.overlays = [...this.overlays, overlay];
  }

  private remove(key: number): void {
    this.overlays = this.overlays.filter((overlay) => overlay.key !== key);
  }
}
