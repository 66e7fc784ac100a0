import type { ApiClient } from '../../runtime/data/ApiClient.ts';
import type { DocumentKind } from '../../schemas/documents/index.ts';
import { listDocuments } from '../core/designCalls.ts';
import { Callables } from '../steps/Callables.ts';
import { listDictionaries } from './listDictionaries.ts';
import { Names } from './Names.ts';
import { WorkingDocuments } from './WorkingDocuments.ts';

/** What an installation has that documents name: other documents, calls, dictionaries. Fetched where it is looked at. */
export class Catalogue {
  readonly documents: WorkingDocuments;
  readonly callables: Callables;
  /** Documents of a kind by name. */
  readonly names: Names<DocumentKind>;
  readonly dictionaries: Names<'dictionary'>;

  constructor(client: ApiClient) {
    this.documents = new WorkingDocuments(client);
    this.callables = new Callables(client);
    this.names = new Names((kind) => listDocuments(client, kind));
    this.dictionaries = new Names(() => listDictionaries(client));
  }
}
