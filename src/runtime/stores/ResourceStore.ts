import type { RuleSet } from '../../schemas/condition.ts';
import { controlIdOf } from '../../schemas/controlType.ts';
import type {
  AtriumDocument,
  ControlDocument,
  DocumentByKind,
  DocumentKind,
} from '../../schemas/documents/index.ts';
import { msgStates } from '../../schemas/wire/answer.ts';
import type { ModuleRights, ResourceEntry } from '../../schemas/wire/record.ts';
import type { ApiClient } from '../data/ApiClient.ts';
import { ApiError } from '../data/ApiError.ts';
import { PREVIEW_MEMBERS } from '../data/SystemClient.ts';
import { typesIn } from '../registry/typesIn.ts';

export interface LoadedResource<K extends DocumentKind = DocumentKind> {
  kind: K;
  id: string;
  version: number;
  document: DocumentByKind[K];
  rights: ModuleRights | undefined;
}

/** For which role, and in which version, documents are asked for. */
interface Asker {
  readonly groupId: string | undefined;
  readonly preview: Preview | undefined;
}

/** @throws where what has arrived is no document of that kind */
type ReceiveDocument = (kind: DocumentKind, id: string, schema: unknown) => Promise<AtriumDocument>;

/**
 * What is asked for in the place of what is published: the draft, or the draft where nothing is published. Who may not
 * design gets neither.
 */
export type Preview = 'draft' | 'unpublished';

/** Published documents, fetched once per role and kind of preview, and kept while the page lives. */
export class ResourceStore {
  private readonly kept = new Map<string, Promise<LoadedResource>>();
  private readonly arrived = new WeakMap<Promise<LoadedResource>, LoadedResource>();
  private conditions = new Map<string, RuleSet>();
  private controls = new Map<string, ControlDocument>();
  private readonly client: () => ApiClient;
  private readonly groupId: () => string | undefined;
  private readonly receive: ReceiveDocument;
  private readonly preview: () => Preview | undefined;

  /**
   * @param receive makes of what has arrived a document that can be compiled, and fetches what that needs
   * @param preview what the page that is open asks for
   */
  constructor(
    client: () => ApiClient,
    groupId: () => string | undefined,
    receive: ReceiveDocument = (_kind, _id, schema) => Promise.resolve(schema as AtriumDocument),
    preview: () => Preview | undefined = () => undefined,
  ) {
    this.client = client;
    this.groupId = groupId;
    this.receive = receive;
    this.preview = preview;
  }

  /** @throws ApiError: 4 when there is no such published resource, 3 when the role may not open it. */
  load<K extends DocumentKind>(kind: K, id: string): Promise<LoadedResource<K>> {
    return this.loadFirst([kind], id) as Promise<LoadedResource<K>>;
  }

  /** The resource of an id in the first of several kinds that has one, by one call. @throws ApiError as `load` */
  loadFirst(kinds: readonly [DocumentKind, ...DocumentKind[]], id: string): Promise<LoadedResource> {
    const asker = this.asker();
    const key = keyOf(asker, kinds, id);
    const known = this.kept.get(key);
    if (known) return known;
    const fetched = this.fetch(kinds, id, asker);
    this.kept.set(key, fetched);
    fetched.then(
      // Whoever asks for the kind that was found asks for the same document.
      (resource) => {
        this.arrived.set(fetched, resource);
        if (this.kept.get(key) === fetched) this.kept.set(keyOf(asker, [resource.kind], id), fetched);
      },
      () => {
        // Meanwhile another request may stand in its place.
        if (this.kept.get(key) === fetched) this.kept.delete(key);
      },
    );
    return fetched;
  }

  /** The resource now, where it has been loaded: whoever opens it again need not wait. */
  peek<K extends DocumentKind>(kind: K, id: string): LoadedResource<K> | undefined {
    const known = this.kept.get(keyOf(this.asker(), [kind], id));
    return known && (this.arrived.get(known) as LoadedResource<K> | undefined);
  }

  /** A named rule set of a document loaded before. */
  condition(id: string): RuleSet | undefined {
    return this.conditions.get(id);
  }

  /** The control of an id that a document loaded before names as a widget. */
  control(id: string): ControlDocument | undefined {
    return this.controls.get(id);
  }

  clear(): void {
    this.kept.clear();
    // A new one, so that documents still on their way for the last person leave nothing here.
    this.conditions = new Map();
    this.controls = new Map();
  }

  private asker(): Asker {
    return { groupId: this.groupId(), preview: this.preview() };
  }

  /** A document with the controls that it names. */
  private async fetch(
    kinds: readonly [DocumentKind, ...DocumentKind[]],
    id: string,
    asker: Asker,
  ): Promise<LoadedResource> {
    const { controls } = this;
    const loaded = await this.fetchOne(kinds, id, asker);
    await this.fetchControls(loaded.document, asker, controls);
    return loaded;
  }

  private async fetchOne(
    [kind, ...orKinds]: readonly [DocumentKind, ...DocumentKind[]],
    id: string,
    asker: Asker,
  ): Promise<LoadedResource> {
    const { groupId, preview } = asker;
    const param = {
      kind,
      ...(orKinds.length === 0 ? {} : { orKinds }),
      id,
      version: preview === 'draft' ? 'draft' : 'published',
      ...(preview === undefined ? {} : PREVIEW_MEMBERS),
      ...(groupId === undefined ? {} : { groupId }),
    };
    // A document is shared by whoever asked for it, so that one leaving page must not cancel it for another.
    const options = { outlivesRoute: true };
    const { conditions } = this;
    const entry = await this.client().result<ResourceEntry>('manager', '/resource/get.do', param, options);
    for (const [name, rules] of Object.entries(entry.conditions ?? {})) conditions.set(name, rules);
    const found = [kind, ...orKinds].find((one) => one === entry.kind) ?? kind;
    const document = await this.receive(found, id, entry.schema);
    return { kind: found, id, version: entry.version, document, rights: entry.rights };
  }

  /**
   * Fetches the controls that a document names as widgets, and those that they name: a document is compiled with all
   * of them at hand. One that is not published for this role stays absent, and is shown as such where it stands.
   */
  private async fetchControls(
    document: unknown,
    asker: Asker,
    into: Map<string, ControlDocument>,
  ): Promise<void> {
    const asked = new Set<string>();
    for (let open = controlsIn(document); open.length > 0;) {
      const ids = open.filter((id) => !into.has(id) && !asked.has(id));
      const found = await Promise.all(ids.map((id) => this.fetchControl(id, asker)));
      open = [];
      ids.forEach((id, place) => {
        asked.add(id);
        const control = found[place];
        if (!control) return;
        into.set(id, control);
        open.push(...controlsIn(control));
      });
    }
  }

  private async fetchControl(id: string, asker: Asker): Promise<ControlDocument | undefined> {
    try {
      const { document } = await this.fetchOne(['control'], id, asker);
      return document as ControlDocument;
    } catch (error) {
      const state = error instanceof ApiError ? error.detail.msgState : undefined;
      if (state === msgStates.notFound || state === msgStates.forbidden) return undefined;
      throw error;
    }
  }
}

const keyOf = ({ groupId, preview }: Asker, kinds: readonly DocumentKind[], id: string): string =>
  `${groupId ?? ''} ${preview ?? ''} ${kinds.join('|')} ${id}`;

/** The ids of the controls that a document names as types of nodes, each once. */
const controlsIn = (document: unknown): string[] => [
  ...new Set([...typesIn(document)].flatMap((type) => controlIdOf(type) ?? [])),
];
