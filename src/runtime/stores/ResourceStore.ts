import { namesCondition } from '../../documents/namedRules.ts';
import type { RuleSet } from '../../schemas/condition.ts';
import { controlIdOf } from '../../schemas/controlType.ts';
import type {
  AtriumDocument,
  ControlDocument,
  DocumentByKind,
  DocumentKind,
  MgrDocument,
} from '../../schemas/documents/index.ts';
import { msgStates } from '../../schemas/wire/answer.ts';
import type { ListView } from '../../schemas/wire/listView.ts';
import type { ModuleRights, ResourceEntry } from '../../schemas/wire/record.ts';
import type { ApiClient } from '../data/ApiClient.ts';
import { ApiError } from '../data/ApiError.ts';
import { AskedAhead } from '../data/AskedAhead.ts';
import { ListViewClient } from '../data/ListViewClient.ts';
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

type Kinds = readonly [DocumentKind, ...DocumentKind[]];

/** A document that came with another. */
interface CameAlong {
  readonly kind: 'form' | 'mgrList';
  readonly entry: ResourceEntry;
}

/** What comes with documents, by its ids. */
interface Beside {
  readonly controls: Map<string, ControlDocument>;
  readonly conditions: Map<string, RuleSet>;
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
  /** The forms that came with lists, and the lists that came with a mgr. */
  private readonly beside = new WeakMap<LoadedResource, CameAlong>();
  private readonly listViews = new AskedAhead<ListView[]>();
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
  loadFirst(kinds: Kinds, id: string): Promise<LoadedResource> {
    const asker = this.asker();
    const key = keyOf(asker, kinds, id);
    const known = this.kept.get(key);
    if (known) return known;
    // What a list begins with is asked for beside it, not when it has come.
    this.askViews(kinds, id, asker);
    return this.keep(kinds, id, asker, this.fetch(kinds, id, asker));
  }

  /** Keeps a document that is on its way, and what comes with it. */
  private keep(
    kinds: Kinds,
    id: string,
    asker: Asker,
    fetched: Promise<LoadedResource>,
  ): Promise<LoadedResource> {
    const key = keyOf(asker, kinds, id);
    this.kept.set(key, fetched);
    fetched.then(
      // Whoever asks for the kind that was found asks for the same document.
      (resource) => {
        this.arrived.set(fetched, resource);
        if (this.kept.get(key) !== fetched) return;
        this.kept.set(keyOf(asker, [resource.kind], resource.id), fetched);
        this.nameViews(keyOf(asker, kinds, id), resource, asker);
        const beside = this.beside.get(resource);
        if (beside) this.keepBeside(beside, asker);
      },
      () => {
        // Meanwhile another request may stand in its place.
        if (this.kept.get(key) === fetched) this.kept.delete(key);
      },
    );
    return fetched;
  }

  private keepBeside({ kind, entry }: CameAlong, asker: Asker): void {
    const place = keyOf(asker, [kind], entry.id);
    if (this.kept.has(place)) return;
    void this.keep([kind], entry.id, asker, this.receiveWhole([kind], entry.id, entry, asker));
  }

  /**
   * A document that came in the answer of another call, with the rules that it names, brought to where it can be drawn. It is kept
   * by whoever asked for it.
   * @throws where it is no document of the kind
   */
  async receiveEntry<K extends DocumentKind>(
    kind: K,
    answered: Pick<ResourceEntry, 'id' | 'version' | 'schema' | 'conditions'>,
  ): Promise<LoadedResource<K>> {
    const { id } = answered;
    const entry: ResourceEntry = { kind, name: id, revision: 0, ...answered };
    return (await this.receiveWhole([kind], id, entry, this.asker())) as LoadedResource<K>;
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

  /**
   * The saved views of a list, asked for when the list itself was.
   * @returns undefined where they are to be asked for
   */
  takeViews(list: string): Promise<ListView[]> | undefined {
    return this.listViews.take(keyOf(this.asker(), ['mgrList'], list));
  }

  clear(): void {
    this.kept.clear();
    this.listViews.clear();
    // A new one, so that documents still on their way for the last person leave nothing here.
    this.conditions = new Map();
    this.controls = new Map();
  }

  private asker(): Asker {
    return { groupId: this.groupId(), preview: this.preview() };
  }

  /** Visitors have none. Of which list they are, where an address may show several kinds, says what stands there. */
  private askViews(kinds: Kinds, id: string, asker: Asker): void {
    const { groupId } = asker;
    if (groupId === undefined || !showsLists(kinds)) return;
    const client = new ListViewClient(this.client(), id, () => groupId);
    this.listViews.ask(keyOf(asker, kinds, id), () =>
      kinds.join() === 'mgrList' ? client.list(OUTLIVES) : client.listAtAddress(OUTLIVES),
    );
  }

  /** Keeps the views that were asked for beside what turned out to be a list, or to have one, as those of that list. */
  private nameViews(asked: string, { kind, id, document }: LoadedResource, asker: Asker): void {
    const list = kind === 'mgr' ? (document as MgrDocument).list : kind === 'mgrList' ? id : undefined;
    const place = list === undefined ? asked : keyOf(asker, ['mgrList'], list);
    if (place === asked) return;
    const views = this.listViews.take(asked);
    if (views) this.listViews.ask(place, () => views);
  }

  /** A document with the controls that it names. */
  private async fetch(kinds: Kinds, id: string, asker: Asker): Promise<LoadedResource> {
    const { controls, conditions } = this;
    const entry = await this.ask(kinds, id, asker);
    return this.receiveWhole(kinds, id, entry, asker, { controls, conditions });
  }

  /** @param into where what comes with it is kept: that of who asked */
  private async receiveWhole(
    kinds: Kinds,
    id: string,
    entry: ResourceEntry,
    asker: Asker,
    into: Beside = { controls: this.controls, conditions: this.conditions },
  ): Promise<LoadedResource> {
    const loaded = await this.receiveOne(kinds, id, entry, into.conditions);
    await this.fetchControls(loaded.document, asker, into);
    return loaded;
  }

  private ask([kind, ...orKinds]: Kinds, id: string, { groupId, preview }: Asker): Promise<ResourceEntry> {
    const param = {
      kind,
      ...(orKinds.length === 0 ? {} : { orKinds }),
      id,
      version: preview === 'draft' ? 'draft' : 'published',
      ...(showsLists([kind, ...orKinds]) ? { withForm: true } : {}),
      ...(preview === undefined ? {} : PREVIEW_MEMBERS),
      ...(groupId === undefined ? {} : { groupId }),
    };
    return this.client().result<ResourceEntry>('manager', '/resource/get.do', param, OUTLIVES);
  }

  private async receiveOne(
    kinds: Kinds,
    id: string,
    entry: ResourceEntry,
    conditions: Map<string, RuleSet>,
  ): Promise<LoadedResource> {
    for (const [name, rules] of Object.entries(entry.conditions ?? {})) conditions.set(name, rules);
    const kind = kinds.find((one) => one === entry.kind) ?? kinds[0];
    const { version, rights } = entry;
    const document = await this.receive(kind, id, entry.schema);
    const loaded: LoadedResource = { kind, id, version, document, rights };
    if (entry.form) this.beside.set(loaded, { kind: 'form', entry: entry.form });
    if (entry.list) this.beside.set(loaded, { kind: 'mgrList', entry: entry.list });
    return loaded;
  }

  /**
   * Fetches the controls that a document names as widgets, and those that they name: a document is compiled with all
   * of them at hand. One that is not published for this role stays absent, and is shown as such where it stands.
   */
  private async fetchControls(document: unknown, asker: Asker, into: Beside): Promise<void> {
    await this.fetchNamed(controlsIn(document), asker, into);
  }

  /** Fetches controls and conditions that are not there yet: a document that is designed comes to name further ones. */
  async loadNamed(controlIds: readonly string[], conditionIds: readonly string[]): Promise<void> {
    const { controls, conditions } = this;
    const asker = this.asker();
    const missing = conditionIds.filter((id) => !conditions.has(id));
    await Promise.all([
      this.fetchNamed(controlIds, asker, { controls, conditions }),
      ...missing.map((id) => this.fetchCondition(id, asker, conditions)),
    ]);
  }

  /** The rules of a condition; one that only names another gets the rules of that one. */
  private async fetchCondition(id: string, asker: Asker, conditions: Map<string, RuleSet>): Promise<void> {
    const seen = new Set<string>();
    for (let next = id; !seen.has(next);) {
      seen.add(next);
      const rules = (await this.fetchWhereThere('condition', next, asker, conditions))?.rules;
      if (rules === undefined) return;
      if (namesCondition(rules)) next = rules.condition;
      else {
        conditions.set(id, rules);
        return;
      }
    }
  }

  private async fetchNamed(named: readonly string[], asker: Asker, into: Beside): Promise<void> {
    const asked = new Set<string>();
    for (let open = [...named]; open.length > 0;) {
      const ids = open.filter((id) => !into.controls.has(id) && !asked.has(id));
      const found = await Promise.all(
        ids.map((id) => this.fetchWhereThere('control', id, asker, into.conditions)),
      );
      open = [];
      ids.forEach((id, place) => {
        asked.add(id);
        const control = found[place];
        if (!control) return;
        into.controls.set(id, control);
        open.push(...controlsIn(control));
      });
    }
  }

  /** A document that another one names; undefined where it is not there for this role. */
  private async fetchWhereThere<K extends 'control' | 'condition'>(
    kind: K,
    id: string,
    asker: Asker,
    conditions: Map<string, RuleSet>,
  ): Promise<DocumentByKind[K] | undefined> {
    try {
      const entry = await this.ask([kind], id, asker);
      const { document } = await this.receiveOne([kind], id, entry, conditions);
      return document as DocumentByKind[K];
    } catch (error) {
      const state = error instanceof ApiError ? error.detail.msgState : undefined;
      if (state === msgStates.notFound || state === msgStates.forbidden) return undefined;
      throw error;
    }
  }
}

/** A document is shared by whoever asked for it, so that one leaving page must not cancel it for another. */
const OUTLIVES = { outlivesRoute: true };

/** Whether a list may stand where one of these kinds does. */
const showsLists = (kinds: Kinds): boolean => kinds.includes('mgrList') || kinds.includes('mgr');

const keyOf = ({ groupId, preview }: Asker, kinds: readonly DocumentKind[], id: string): string =>
  `${groupId ?? ''} ${preview ?? ''} ${kinds.join('|')} ${id}`;

/** The ids of the controls that a document names as types of nodes, each once. */
const controlsIn = (document: unknown): string[] => [
  ...new Set([...typesIn(document)].flatMap((type) => controlIdOf(type) ?? [])),
];
