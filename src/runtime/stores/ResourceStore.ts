import type { RuleSet } from '../../schemas/condition.ts';
import type { DocumentByKind, DocumentKind } from '../../schemas/documents/index.ts';
import type { ModuleRights, ResourceEntry } from '../../schemas/wire/record.ts';
import type { ApiClient } from '../data/ApiClient.ts';

export interface LoadedResource<K extends DocumentKind = DocumentKind> {
  kind: K;
  id: string;
  version: number;
  document: DocumentByKind[K];
  rights: ModuleRights | undefined;
}

/** Published documents, fetched once per role and kept while the page lives. */
export class ResourceStore {
  private readonly kept = new Map<string, Promise<LoadedResource>>();
  private conditions = new Map<string, RuleSet>();
  private readonly client: () => ApiClient;
  private readonly groupId: () => string | undefined;
  private readonly prepare: (document: unknown) => Promise<void>;

  /** @param prepare fetches what a document needs before it can be compiled */
  constructor(
    client: () => ApiClient,
    groupId: () => string | undefined,
    prepare: (document: unknown) => Promise<void> = () => Promise.resolve(),
  ) {
    this.client = client;
    this.groupId = groupId;
    this.prepare = prepare;
  }

  /** @throws ApiError: 4 when there is no such published resource, 3 when the role may not open it. */
  load<K extends DocumentKind>(kind: K, id: string): Promise<LoadedResource<K>> {
    return this.loadFirst([kind], id) as Promise<LoadedResource<K>>;
  }

  /** The resource of an id in the first of several kinds that has one, by one call. @throws ApiError as `load` */
  loadFirst(kinds: readonly [DocumentKind, ...DocumentKind[]], id: string): Promise<LoadedResource> {
    const groupId = this.groupId();
    const key = `${groupId ?? ''} ${kinds.join('|')} ${id}`;
    const known = this.kept.get(key);
    if (known) return known;
    const fetched = this.fetch(kinds, id, groupId);
    this.kept.set(key, fetched);
    fetched.then(
      // Whoever asks for the kind that was found asks for the same document.
      ({ kind }) => {
        if (this.kept.get(key) === fetched) this.kept.set(`${groupId ?? ''} ${kind} ${id}`, fetched);
      },
      () => {
        // Meanwhile another request may stand in its place.
        if (this.kept.get(key) === fetched) this.kept.delete(key);
      },
    );
    return fetched;
  }

  /** A named rule set of a document loaded before. */
  condition(id: string): RuleSet | undefined {
    return this.conditions.get(id);
  }

  clear(): void {
    this.kept.clear();
    // A new one, so that documents still on their way for the last person leave nothing here.
    this.conditions = new Map();
  }

  private async fetch(
    [kind, ...orKinds]: readonly [DocumentKind, ...DocumentKind[]],
    id: string,
    groupId: string | undefined,
  ): Promise<LoadedResource> {
    const param = {
      kind,
      ...(orKinds.length === 0 ? {} : { orKinds }),
      id,
      version: 'published',
      ...(groupId === undefined ? {} : { groupId }),
    };
    // A document is shared by whoever asked for it, so that one leaving page must not cancel it for another.
    const options = { outlivesRoute: true };
    const { conditions } = this;
    const entry = await this.client().result<ResourceEntry>('manager', '/resource/get.do', param, options);
    for (const [name, rules] of Object.entries(entry.conditions ?? {})) conditions.set(name, rules);
    await this.prepare(entry.schema);
    return {
      kind: [kind, ...orKinds].find((one) => one === entry.kind) ?? kind,
      id,
      version: entry.version,
      document: entry.schema as DocumentByKind[DocumentKind],
      rights: entry.rights,
    };
  }
}
