import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { ApiClient } from '../../runtime/data/ApiClient.ts';
import type {
  AtriumDocument,
  DocumentByKind,
  DocumentKind,
  FormDocument,
} from '../../schemas/documents/index.ts';
import { fetchWorking } from '../core/designCalls.ts';

/** Documents that the one being designed names, fetched once each where their fields or parameters are to be chosen. */
export class WorkingDocuments {
  /** Grows whenever one has come: what was worked out without it is worked out anew. */
  arrived = 0;
  private readonly looked = new Set<string>();
  private readonly known = observable.map<string, AtriumDocument | undefined>([], { deep: false });
  private readonly missing = observable.set<string>();
  private readonly client: ApiClient;

  constructor(client: ApiClient) {
    this.client = client;
    makeAutoObservable<this, 'client' | 'known' | 'looked' | 'missing'>(
      this,
      { client: false, known: false, looked: false, missing: false, lookUp: false },
      { autoBind: true },
    );
  }

  /** A document; undefined while it is on its way, or where it cannot be had: names are typed then. */
  of(kind: DocumentKind, id: string): AtriumDocument | undefined {
    return this.known.get(`${kind}/${id}`);
  }

  /** The same, and asks for it: for whoever finds out on the way which documents are needed, and may be drawing. */
  readonly lookUp = <K extends DocumentKind>(kind: K, id: string): DocumentByKind[K] | undefined => {
    const key = `${kind}/${id}`;
    if (id !== '' && !this.looked.has(key)) {
      this.looked.add(key);
      queueMicrotask(() => void this.need(kind, [id]));
    }
    const found = this.of(kind, id);
    return found?.kind === kind ? (found as DocumentByKind[K]) : undefined;
  };

  /** The form of a module. */
  form(module: string): FormDocument | undefined {
    const document = this.of('form', module);
    return document?.kind === 'form' ? document : undefined;
  }

  /** Whether a document was asked for and cannot be had. */
  lacks(kind: DocumentKind, id: string): boolean {
    return this.missing.has(`${kind}/${id}`);
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
      runInAction(() => {
        this.known.set(`${kind}/${id}`, document);
        this.arrived += 1;
      });
    } catch {
      // A document of another system, or none of ours: what is typed is checked with the document.
      runInAction(() => this.missing.add(`${kind}/${id}`));
    }
  }
}
