import { makeAutoObservable } from 'mobx';
import { ApiError, isCancelled } from '../data/ApiError.ts';
import type { DraftPlace, DraftStore } from './DraftStore.ts';

/** Milliseconds after which a try that did not reach the server is made again. */
const AGAIN = 15_000;

/**
 * The calls by which the drafts of a form are kept and removed: one after the other, so that an earlier one is never
 * the last to arrive. What was not answered is tried again; what was refused would be refused again.
 */
export class DraftCalls {
  /** The last call has failed. */
  failed = false;
  private queue: Promise<void> = Promise.resolve();
  private again: (() => void) | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Places whose drafts are to go, until they are gone. */
  private readonly leaving = new Set<DraftPlace>();
  private closed = false;
  private readonly store: DraftStore;
  private readonly repeat: () => void;

  /** @param repeat what is tried once more where a call was not answered */
  constructor(store: DraftStore, repeat: () => void) {
    this.store = store;
    this.repeat = repeat;
    makeAutoObservable<this, 'queue' | 'again' | 'timer' | 'leaving' | 'closed' | 'store' | 'repeat'>(this, {
      queue: false,
      again: false,
      timer: false,
      leaving: false,
      closed: false,
      store: false,
      repeat: false,
    });
  }

  /** Makes a call after those that are under way. */
  enqueue(call: () => Promise<void>): void {
    this.queue = this.queue.then(call).then(
      () => {
        this.setFailed(false);
      },
      (error: unknown) => {
        this.fail(error, this.repeat);
      },
    );
  }

  /** Removes the draft of a place, however often that has to be tried; one of another window stays. */
  remove(place: DraftPlace): void {
    this.leaving.add(place);
    this.removeLeaving();
  }

  /** Tries once more to remove what could not be removed. */
  removeLeaving(): void {
    for (const place of this.leaving) {
      this.enqueue(async () => {
        if (!this.leaving.has(place)) return;
        await unlessContested(() => this.store.remove(place));
        this.leaving.delete(place);
      });
    }
  }

  /** The network is back: what failed for want of it is tried at once. */
  retry(): void {
    const { again } = this;
    this.wait();
    if (this.failed) again?.();
  }

  /**
   * A call has failed.
   * @param again what is tried once more, by itself or by `retry`
   */
  fail(error: unknown, again: () => void): void {
    if (isCancelled(error)) return;
    this.setFailed(true);
    this.wait();
    const refused = error instanceof ApiError && error.failure === 'refused';
    if (refused) this.leaving.clear();
    if (!refused) this.wait(again);
  }

  /** The form is left: calls under way end, and none is tried again. */
  close(): void {
    this.closed = true;
    this.wait();
  }

  private wait(again?: () => void): void {
    clearTimeout(this.timer);
    this.again = this.closed ? undefined : again;
    if (this.again) this.timer = setTimeout(this.again, AGAIN);
  }

  private setFailed(failed: boolean): void {
    this.failed = failed;
  }
}

/** @returns undefined where another window has kept a draft since */
export async function unlessContested<T>(call: () => Promise<T>): Promise<T | undefined> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof ApiError && error.detail.code === 'REVISION_CONFLICT') return undefined;
    throw error;
  }
}
