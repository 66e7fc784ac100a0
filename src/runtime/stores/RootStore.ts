import { documentFinding } from '../../documents/findings.ts';
import { sanitizeDocument } from '../../documents/sanitizeDocument.ts';
import type { AtriumDocument, DocumentKind } from '../../schemas/documents/index.ts';
import { TellableError } from '../data/TellableError.ts';
import type { Environment } from '../../documents/environment.ts';
import type { Finding } from '../../schemas/finding.ts';
import type { LocalText } from '../../schemas/text.ts';
import type { ImportOutcome } from '../../schemas/wire/importRows.ts';
import type { Project } from '../../schemas/wire/project.ts';
import { ApiClient } from '../data/ApiClient.ts';
import type { Container } from '../container/Container.ts';
import { FileClient } from '../data/FileClient.ts';
import { LiveChanges } from '../live/LiveChanges.ts';
import { moduleChanges } from '../live/moduleChanges.ts';
import { noNeighbours, type Neighbours } from '../live/neighbours.ts';
import { ModuleClient } from '../data/ModuleClient.ts';
import type { Platform } from '../platform/createPlatform.ts';
import { fillText } from '../platform/fillText.ts';
import { InspectStore } from '../inspect/InspectStore.ts';
import type { BulkRun } from './BulkRun.ts';
import { ChangeStore } from './ChangeStore.ts';
import { DictionaryStore } from './DictionaryStore.ts';
import type { ExportModel } from './ExportModel.ts';
import type { ImportModel } from './ImportModel.ts';
import { InboxStore } from './InboxStore.ts';
import { JobStore } from './JobStore.ts';
import { KeyValueStore, type RawStorage } from './KeyValueStore.ts';
import type { LinkChoice, LinkPeople } from './linkChoice.ts';
import { LocaleStore } from './LocaleStore.ts';
import { LogStore } from './LogStore.ts';
import { OverlayStore } from './OverlayStore.ts';
import { RequestStore } from './RequestStore.ts';
import { ResourceStore, type Preview } from './ResourceStore.ts';
import { RouteStore } from './RouteStore.ts';
import { SessionStore } from './SessionStore.ts';
import { storeTexts } from './storeTexts.ts';
import { SystemStore } from './SystemStore.ts';
import { TabDrafts } from './TabDrafts.ts';
import { TabStore } from './TabStore.ts';
import { ThemeStore } from './ThemeStore.ts';
import type { Ui } from './Ui.ts';
import { UnsavedStore } from './UnsavedStore.ts';

export interface RootPorts {
  /** May follow by `attachPlatform`, so that the login page need not wait for the interpreter. */
  platform?: Platform;
  project: Project;
  storage: RawStorage;
  /** Lives as long as the browser's tab; absent: as long as the page. */
  tabStorage?: RawStorage;
  transport: typeof fetch;
  /** Fetches what it takes to hear the portal's other pages in this browser; absent: it hears none. */
  neighbours?: () => Promise<Neighbours>;
  /** Who calls, and the systems that are open: a page inside of another calls as that one does. */
  session?: SessionStore;
  systems?: SystemStore;
  /** Origins that a link may tell who is logged in; absent: those of the project. */
  registeredOrigins?: () => readonly string[];
  /** Where the inspector looks and the log is kept; a page inside of another hands those of that one over. */
  inspect?: InspectStore;
  log?: LogStore;
}

/** Everything that lives as long as the page: made once, passed down by context, never imported as a global. */
export class RootStore {
  readonly project: Project;
  readonly storage: KeyValueStore;
  /** Of the browser's tab; undefined where what it would keep lives as long as the page. */
  readonly tabStorage: KeyValueStore | undefined;
  readonly client: ApiClient;
  readonly transport: typeof fetch;
  readonly session: SessionStore;
  readonly systems: SystemStore;
  readonly theme: ThemeStore;
  readonly locale: LocaleStore;
  readonly tabs: TabStore;
  readonly tabDrafts: TabDrafts;
  readonly route = new RouteStore();
  readonly resources: ResourceStore;
  readonly dictionaries: DictionaryStore;
  readonly files: FileClient;
  readonly overlays = new OverlayStore();
  /** Actions on many elements, with what becomes of each. */
  readonly bulkRuns = new RequestStore<BulkRun, never>();
  /** Imports into modules, by forms of their own. */
  readonly imports = new RequestStore<ImportModel, ImportOutcome>();
  /** What is exported of a list, and as what; true where the person goes on. */
  readonly exports = new RequestStore<ExportModel, true>();
  /** Links that belong to somebody else than who is logged in. */
  readonly linkQuestions = new RequestStore<LinkPeople, LinkChoice>();
  readonly jobs: JobStore;
  readonly changes = new ChangeStore();
  /** What others write, beside what is written from here. */
  readonly live: LiveChanges;
  readonly neighbours: () => Promise<Neighbours>;
  /** What the person was told and has not read. */
  readonly inbox: InboxStore;
  readonly log: LogStore;
  readonly inspect: InspectStore;
  readonly unsaved: UnsavedStore;
  /** Called when the server says that the session is over; the portal shows the way back to the login. */
  onTokenExpired: (ofShare: boolean) => void = () => undefined;
  readonly registeredOrigins: () => readonly string[];
  /** What surrounds the portal; the start says which it is. */
  container: Container = { name: 'none', abilities: {} };
  private attached: Ui | undefined;
  private readonly untold: LocalText[] = [];
  private vocabulary: Platform | undefined;

  constructor({
    platform,
    project,
    storage,
    tabStorage,
    transport,
    neighbours = () => Promise.resolve(noNeighbours),
    session,
    systems,
    registeredOrigins = () => project.origins ?? [],
    inspect = new InspectStore(),
    log = new LogStore(),
  }: RootPorts) {
    this.transport = transport;
    this.neighbours = neighbours;
    this.inspect = inspect;
    this.log = log;
    this.registeredOrigins = registeredOrigins;
    this.vocabulary = platform;
    this.project = project;
    this.storage = new KeyValueStore(storage, () => {
      this.tellStorageFull();
    });
    this.tabStorage = tabStorage && new KeyValueStore(tabStorage);
    this.tabs = new TabStore(this.tabStorage);
    this.unsaved = new UnsavedStore(this.tabs.memory);
    this.tabDrafts = new TabDrafts(this.tabStorage);
    this.locale = new LocaleStore(this.storage);
    this.theme = new ThemeStore(this.storage);
    const client = (): ApiClient => this.client;
    const groupId = (): string | undefined => this.session.currentRole;
    this.session = session ?? new SessionStore(client, this.storage, this.tabStorage);
    this.systems =
      systems ??
      new SystemStore(
        {
          client,
          groupId,
          shows: (rules) => this.platform.holds(rules, { ...this.route.query, url: this.route.query }),
          fill: (text) => fillText(this, text, 'system'),
        },
        this.storage,
        this.tabStorage,
      );
    const token = (): string => this.session.token;
    this.live = new LiveChanges({ ...moduleChanges({ client, groupId, token }), neighbours });
    this.inbox = new InboxStore({ client, token, live: this.live });
    this.jobs = new JobStore({
      client,
      storage: this.storage,
      onCancel: () => {
        this.ui.message('info', this.locale.localise(storeTexts.cancelled));
      },
      onEnd: ({ kind, module, state }) => {
        if (kind === 'importRows' && state === 'done') this.changes.changed(module);
      },
    });
    this.resources = new ResourceStore(
      client,
      groupId,
      (kind, id, schema) => this.receiveDocument(kind, id, schema),
      () => this.preview,
    );
    const optionsFailed = (): void => {
      const say = (text: LocalText): string => this.locale.localise(text);
      const retry = { label: say(storeTexts.retry), run: () => this.dictionaries.fetchFailed() };
      if (this.session.status === 'loggedIn')
        this.attached?.message('warning', say(storeTexts.optionsFailed), retry);
    };
    this.dictionaries = new DictionaryStore(client, optionsFailed, {
      written: (module) => this.changes.of(module),
    });
    this.files = new FileClient(client, groupId);
    this.client = new ApiClient({
      project: () => project,
      token: () => this.session.token,
      locale: () => this.locale.locale,
      device: () => this.theme.device,
      tokenExpired: (ofShare) => {
        this.onTokenExpired(ofShare);
      },
      transport,
    });
  }

  /** What the open page asks to see: all of a system that is previewed, or what its address says. */
  get preview(): Preview | undefined {
    return this.systems.current?.preview === true ? 'draft' : this.route.preview;
  }

  /** The calls of a form module, made in the current role. */
  module(module: string): ModuleClient {
    return new ModuleClient(this.client, module, () => this.session.currentRole);
  }

  /** What has arrived as far as it can be worked with; what was left out goes to the log under the document's name. */
  private async receiveDocument(kind: DocumentKind, id: string, schema: unknown): Promise<AtriumDocument> {
    const sound = sanitizeDocument(kind, id, schema);
    if (!sound) throw new TellableError(this.locale.localise(documentFinding('NO_DOCUMENT').message));
    for (const finding of sound.findings) this.log.finding(`${kind} ${id}`, finding);
    await this.platform.registry.prepare(sound.document);
    return sound.document;
  }

  /** What documents are compiled with; findings go to the log under the document's name. */
  environment(document: string): Environment {
    return this.platform.environment({
      report: (finding: Finding) => {
        this.log.finding(document, finding);
      },
      condition: (id) => this.resources.condition(id),
      control: (id) => this.resources.control(id),
    });
  }

  /** @throws Error before it is attached. */
  get platform(): Platform {
    if (!this.vocabulary) throw new Error('The platform is not attached yet.');
    return this.vocabulary;
  }

  get hasPlatform(): boolean {
    return this.vocabulary !== undefined;
  }

  attachPlatform(platform: Platform): void {
    this.vocabulary ??= platform;
  }

  get ui(): Ui {
    if (!this.attached) throw new Error('The screen is not attached yet.');
    return this.attached;
  }

  /** Whether messages can be shown: before the login they cannot. */
  get hasUi(): boolean {
    return this.attached !== undefined;
  }

  attach(ui: Ui): void {
    this.attached = ui;
    for (const text of this.untold.splice(0)) ui.message('warning', this.locale.localise(text));
  }

  /** Settings last as long as the page from now on; said once a screen is there to say it. */
  private tellStorageFull(): void {
    const message = storeTexts.storageFull;
    this.log.finding('storage', { severity: 'warning', code: 'STORAGE_FULL', message });
    if (this.attached) this.attached.message('warning', this.locale.localise(message));
    else this.untold.push(message);
  }
}
