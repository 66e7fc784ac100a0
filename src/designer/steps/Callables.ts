import { makeAutoObservable, observable, runInAction } from 'mobx';
import { messageOf } from '../../runtime/data/ApiError.ts';
import type { ApiClient } from '../../runtime/data/ApiClient.ts';
import type { DescribedCall, OfferedCall } from '../../schemas/wire/interface.ts';
import type { Loaded } from '../../runtime/render/useLoaded.ts';

/** `moduleCode/interfaceUrl`; the server refuses what is none. */
const ADDRESS = /^[A-Za-z][\w-]{0,63}\/[A-Za-z][\w-]{0,63}$/;

/** What the server knows of an address; `value` undefined: nothing can be called there. */
export type KnownCall = Loaded<DescribedCall | undefined>;

/** What steps can call, fetched where it is looked at, once. */
export class Callables {
  /** All of it by its names; undefined before somebody looks. */
  offered: Loaded<readonly OfferedCall[]> | undefined = undefined;
  private readonly known = observable.map<string, KnownCall>([], { deep: false });
  private readonly client: ApiClient;

  constructor(client: ApiClient) {
    this.client = client;
    makeAutoObservable<this, 'client' | 'known'>(this, { client: false, known: false }, { autoBind: true });
  }

  /** What is known of an address; undefined before it is asked for. */
  of(call: string): KnownCall | undefined {
    return this.known.get(call);
  }

  /** The same, as far as it is there. */
  described(call: string): DescribedCall | undefined {
    const known = this.known.get(call);
    return known?.status === 'ready' ? known.value : undefined;
  }

  /** Fetches the names of all, once; after a failure again. */
  async offer(): Promise<void> {
    if (this.offered !== undefined && this.offered.status !== 'failed') return;
    this.offered = { status: 'loading' };
    try {
      const { list } = await this.client.list<OfferedCall>('manager', '/interface/callables.do');
      runInAction(() => {
        this.offered = { status: 'ready', value: list };
      });
    } catch (error) {
      runInAction(() => {
        this.offered = { status: 'failed', error };
      });
    }
  }

  /** Fetches what is not known yet of some; after a failure it is left to `retry`. */
  async need(calls: readonly string[]): Promise<void> {
    const missing = [...new Set(calls)].filter((call) => ADDRESS.test(call) && !this.known.has(call));
    if (missing.length > 0) await this.fetch(missing);
  }

  /** Asks again for what could not be fetched. */
  async retry(): Promise<void> {
    const failed = [...this.known].filter(([, { status }]) => status === 'failed').map(([call]) => call);
    if (failed.length > 0) await this.fetch(failed);
  }

  private async fetch(calls: readonly string[]): Promise<void> {
    this.put(calls, () => ({ status: 'loading' }));
    try {
      const { list } = await this.client.list<DescribedCall>('manager', '/interface/callables.do', { calls });
      this.put(calls, (call) => ({ status: 'ready', value: list.find((each) => each.call === call) }));
    } catch (error) {
      this.put(calls, () => ({ status: 'failed', error }));
    }
  }

  private put(calls: readonly string[], known: (call: string) => KnownCall): void {
    runInAction(() => {
      for (const call of calls) this.known.set(call, known(call));
    });
  }
}

/** Why something is not known, for people. */
export const failureOf = (loaded: Loaded<unknown> | undefined): string | undefined =>
  loaded?.status === 'failed' ? messageOf(loaded.error) : undefined;
