import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { ApiClient } from '../../runtime/data/ApiClient.ts';
import type { AtriumDocument, DocumentByKind, DocumentKind } from '../../schemas/documents/index.ts';
import { fetchWorking } from './designCalls.ts';

/** The documents that the one being designed names, fetched once each when something first looks at them. */
export class NamedDocuments {
  /** Grows whenever one has come: what was worked out without it is worked out anew. */
  arrived = 0;
  private readonly known = observable.map<string, AtriumDocument>([], { deep: false });
  private readonly asked = new Set<string>();
  private readonly client: ApiClient;

  constructor(client: ApiClient) {
    this.client = client;
    makeAutoObservable<this, 'client' | 'known' | 'asked'>(
      this,
      { client: false, known: false, asked: false, of: false },
      { autoBind: true },
    );
  }

  /** A document as it is worked on; undefined while it is on its way, or where it cannot be had. */
  readonly of = <K extends DocumentKind>(kind: K, id: string): DocumentByKind[K] | undefined => {
    const key = `${kind}/${id}`;
    if (!this.asked.has(key) && id !== '') {
      this.asked.add(key);
      // Whoever draws may ask: nothing changes before it has drawn.
      queueMicrotask(() => void this.fetch(kind, id, key));
    }
    const found = this.known.get(key);
    return found?.kind === kind ? (found as DocumentByKind[K]) : undefined;
  };

  private async fetch(kind: DocumentKind, id: string, key: string): Promise<void> {
    try {
      const { document } = await fetchWorking(this.client, { kind, id });
      runInAction(() => {
        this.known.set(key, document);
        this.arrived += 1;
      });
    } catch {
      // One of another system, or none of ours: what is typed is checked with the document.
    }
  }
}
