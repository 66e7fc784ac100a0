import { makeAutoObservable, observableRef } from 'mobx';

/** A question that is open on the screen. */
export interface OpenRequest<Q, A> {
  readonly key: number;
  readonly request: Q;
  /** Ends it; the one who asked gets the answer, undefined where the person gave none. */
  close(answer?: A): void;
}

/** Questions to the person that the portal draws by itself, one at a time: a later one waits for its turn. */
export class RequestStore<Q, A> {
  private waiting: readonly OpenRequest<Q, A>[] = [];
  private next = 1;

  constructor() {
    makeAutoObservable<this, 'waiting' | 'next'>(this, { waiting: observableRef, next: false });
  }

  /** The one on the screen. */
  get current(): OpenRequest<Q, A> | undefined {
    return this.waiting[0];
  }

  /** Asks; resolves when it is closed. @param signal closes it without an answer */
  ask(request: Q, signal?: AbortSignal): Promise<A | undefined> {
    return new Promise((resolve) => {
      const key = this.next++;
      const dismiss = (): void => {
        close();
      };
      const close = (answer?: A): void => {
        signal?.removeEventListener('abort', dismiss);
        this.remove(key);
        resolve(answer);
      };
      if (signal?.aborted === true) {
        resolve(undefined);
        return;
      }
      signal?.addEventListener('abort', dismiss, { once: true });
      this.add({ key, request, close });
    });
  }

  private add(request: OpenRequest<Q, A>): void {
    this.waiting = [...this.waiting, request];
  }

  private remove(key: number): void {
    this.waiting = this.waiting.filter((each) => each.key !== key);
  }
}
