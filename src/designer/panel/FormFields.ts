import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { ApiClient } from '../../runtime/data/ApiClient.ts';
import type { FormDocument } from '../../schemas/documents/index.ts';
import { fetchWorking } from '../core/designCalls.ts';

/** The forms behind lists and sources, fetched once each where their fields are to be chosen. */
export class FormFields {
  private readonly known = observable.map<string, FormDocument | undefined>([], { deep: false });
  private readonly missing = observable.set<string>();
  private readonly client: ApiClient;

  constructor(client: ApiClient) {
    this.client = client;
    makeAutoObservable<this, 'client' | 'known' | 'missing'>(
      this,
      { client: false, known: false, missing: false },
      { autoBind: true },
    );
  }

  /** The form of a module; undefined while it is on its way, or where it cannot be had: codes are typed then. */
  of(module: string): FormDocument | undefined {
    return this.known.get(module);
  }

  /** Whether the form of a module cannot be had. */
  lacks(module: string): boolean {
    return this.missing.has(module);
  }

  /** Fetches forms that were not asked for yet. */
  async need(modules: readonly string[]): Promise<void> {
    const missing = modules.filter((module) => !this.known.has(module));
    runInAction(() => {
      for (const module of missing) this.known.set(module, undefined);
    });
    await Promise.all(missing.map((module) => this.fetch(module)));
  }

  private async fetch(id: string): Promise<void> {
    try {
      const { document } = await fetchWorking(this.client, { kind: 'form', id });
      runInAction(() => {
        if (document.kind === 'form') this.known.set(id, document);
      });
    } catch {
      // A module of another system, or none of ours: what is typed is checked with the document.
      runInAction(() => this.missing.add(id));
    }
  }
}
