import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { Loaded } from '../../runtime/render/useLoaded.ts';

/** What can be named, by what a person calls it. */
export interface Named {
  readonly id: string;
  readonly name: string;
}

/** Lists of what can be named, by kind; each is fetched when somebody looks, and again when they look later. */
export class Names<K extends string> {
  private readonly lists = observable.map<K, Loaded<readonly Named[]>>([], { deep: false });
  private readonly fetchOf: (kind: K) => Promise<readonly Named[]>;

  /** @param fetchOf all there is of a kind @throws ApiError */
  constructor(fetchOf: (kind: K) => Promise<readonly Named[]>) {
    this.fetchOf = fetchOf;
    makeAutoObservable<this, 'lists' | 'fetchOf'>(this, { lists: false, fetchOf: false }, { autoBind: true });
  }

  /** What there is of a kind; undefined before somebody looks. */
  of(kind: K): Loaded<readonly Named[]> | undefined {
    return this.lists.get(kind);
  }

  /** What people call one; undefined where it is not known, or is not there. */
  nameOf(kind: K, id: string): string | undefined {
    const list = this.lists.get(kind);
    return list?.status === 'ready' ? list.value.find((each) => each.id === id)?.name : undefined;
  }

  /** Fetches what was not fetched yet. */
  async need(kind: K): Promise<void> {
    const status = this.lists.get(kind)?.status;
    if (status === undefined || status === 'failed') await this.look(kind);
  }

  /** Fetches what there is now: something may have been made since. What is known stays in sight meanwhile. */
  async look(kind: K): Promise<void> {
    if (this.lists.get(kind)?.status !== 'ready')
      runInAction(() => this.lists.set(kind, { status: 'loading' }));
    try {
      const value = await this.fetchOf(kind);
      runInAction(() => this.lists.set(kind, { status: 'ready', value }));
    } catch (error) {
      runInAction(() => this.lists.set(kind, { status: 'failed', error }));
    }
  }
}
