import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { ApiClient } from '../../runtime/data/ApiClient.ts';
import type { AtriumDocument, DocumentKind, FormDocument } from '../../schemas/documents/index.ts';
import { fetchWorking } from '../core/designCalls.ts';

/** Documents that the one being designed names, fetched once each where their fields or parameters are to be chosen. */
export class WorkingDocuments {
  private readonly known = observable.map<string, AtriumDocument | undefined>([], { deep: false });
  private readonly client: ApiClient;

  constructor(client: ApiClient) {
    this.client = client;
    makeAutoObservable<this, 'client' | 'known'>(this, { client: false, known: false }, { autoBind: true });
  }

  /** A document; undefined while it is on its way, or where it cannot be had: names are typed then. */
  of(kind: DocumentKind, id: string): AtriumDocument | undefined {
    return this.known.get(`${kind}/${id}`);
  }

  /** The form of a module. */
  form(module: string): FormDocument | undefined {
    const document = this.of('form', module);
    return document?.kind === 'form' ? document : undefined;
  }

  /** Fetches documents that were not asked for yet. */
  async need(kind: DocumentKind, ids: readonly string[]): Promise<void> {
    const missing = ids.filter((id) => !this.known.has(`${kind}/${id}`));
    runInAction(() => {
      for (const id of missing) this.known.set(`${kind}/${id}`, undefined);
    });
    await Promise.all(missing.map((id) => this.fetch(kind, id)));
  }

  private async fetch(kind: DocumentKind, id: string): Promise<void> {
    try {
      const { document } = await fetchWorking(this.client, { kind, id });
      runInAction(() => this.known.set(`${kind}/${id}`, document));
    } catch {
      // A document of another system, or none of ours: what is typed is checked with the document.
    }
  }
}
