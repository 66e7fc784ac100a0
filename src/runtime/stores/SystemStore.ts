import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { RuleSet } from '../../schemas/condition.ts';
import type { SystemEntry, SystemGroupEntry } from '../../schemas/wire/system.ts';
import type { ApiClient } from '../data/ApiClient.ts';
import { ApiError } from '../data/ApiError.ts';
import { SystemClient, type SystemQuestion } from '../data/SystemClient.ts';
import type { KeyValueStore } from './KeyValueStore.ts';
import { buildMenus, type MenuRoute } from './menuRoutes.ts';

/** Of the browser's tab, and for tabs to come of the browser: two tabs may work in two systems. */
const CURRENT = 'currentSystem';
/** Of the browser's tab alone: elsewhere the person works in the system that they had open. */
const PREVIEW = 'previewSystem';

export interface SystemPorts {
  client(): ApiClient;
  groupId(): string | undefined;
  /** Whether a menu's condition holds over the parameters of the address. */
  shows(rules: RuleSet | undefined): boolean;
  /** A name with what its templates come to, over the parameters of the address. */
  fill(name: string): string;
}

export interface LoadedSystem {
  entry: SystemEntry;
  menus: MenuRoute[];
}

/** The systems that the current role may open, and the menus of the open one. */
export class SystemStore {
  isLoadingList = true;
  groups: SystemGroupEntry[] = [];
  current: SystemEntry | undefined = undefined;
  /** Routes of the open system's menus, as a tree. */
  menus: MenuRoute[] = [];
  /** The system that is asked for as a preview. */
  previewing: string | undefined;
  /** The systems of the site around the portal, in its order: no other one is offered. Undefined: of no such site. */
  ofSite: readonly string[] | undefined;
  private opening: AbortController | undefined;
  /** The list that was asked for last. */
  private listing: Promise<SystemGroupEntry[]> | undefined;
  private readonly ports: SystemPorts;
  private readonly client: SystemClient;
  private readonly storage: KeyValueStore;
  private readonly tab: KeyValueStore | undefined;

  /** @param tab what lives as long as the tab of the browser */
  constructor(ports: SystemPorts, storage: KeyValueStore, tab?: KeyValueStore) {
    this.ports = ports;
    this.client = new SystemClient(() => ports.client());
    this.storage = storage;
    this.tab = tab;
    this.previewing = tab?.get(PREVIEW) ?? undefined;
    makeAutoObservable<this, 'ports' | 'client' | 'storage' | 'tab' | 'opening' | 'listing'>(
      this,
      {
        ports: false,
        client: false,
        storage: false,
        tab: false,
        opening: false,
        listing: false,
        isOpening: false,
        groups: observableRef,
        current: observableRef,
        menus: observableRef,
        ofSite: observableRef,
      },
      { autoBind: true },
    );
  }

  /** All systems without repeats, the latest changed first. */
  get systems(): SystemEntry[] {
    const byId = new Map(this.groups.flatMap((group) => group.sysList).map((entry) => [entry.id, entry]));
    return [...byId.values()].sort(
      (a, b) => Number(a.updatetime < b.updatetime) - Number(a.updatetime > b.updatetime),
    );
  }

  /** Every page of the open system, in menu order. */
  get pages(): MenuRoute[] {
    return pagesOf(this.menus);
  }

  get remembered(): string | undefined {
    const id = this.previewing ?? this.tab?.get(CURRENT) ?? this.storage.get(CURRENT) ?? undefined;
    return id !== undefined && this.isOffered(id) ? id : undefined;
  }

  /** From now on no system is offered that the site around the portal does not open. @param ids in its order */
  narrowTo(ids: readonly string[]): void {
    this.ofSite = ids;
    this.take(this.groups);
  }

  private isOffered(id: string): boolean {
    return this.ofSite?.includes(id) ?? true;
  }

  /** From now on a system is asked for as it will be; another one ends that. */
  preview(id: string): void {
    this.previewing = id;
    this.tab?.set(PREVIEW, id);
  }

  /** From now on systems are asked for as they are published. */
  endPreview(): void {
    this.previewing = undefined;
    this.tab?.remove(PREVIEW);
  }

  /**
   * Asks for what the first page needs while its scripts are on their way.
   * @param id of the system that it is a page of
   * @param guess the role, while nobody knows who is there; answers for another one reach nobody
   */
  askAhead(id: string | undefined, guess?: string): void {
    const groupId = guess ?? this.ports.groupId();
    const question = id === undefined ? undefined : this.question(id, groupId);
    this.client.askAhead(groupId, question, guess !== undefined);
  }

  /**
   * Fetches the list for the role of now. Of several asked for the last one counts, for everybody who waits.
   * @throws ApiError; `cancelled` where the session has ended meanwhile
   */
  async loadList(): Promise<void> {
    this.isLoadingList = true;
    this.listing = this.fetchList();
    try {
      this.take(await this.lastList());
    } finally {
      runInAction(() => {
        this.isLoadingList = false;
      });
    }
  }

  private async lastList(): Promise<SystemGroupEntry[]> {
    const asked = this.listing;
    if (!asked) throw new ApiError('cancelled', 'the session has ended');
    await Promise.allSettled([asked]);
    return asked === this.listing ? asked : this.lastList();
  }

  /** The systems that a role may open, the current one where none is said. @throws ApiError */
  fetchList(groupId = this.ports.groupId()): Promise<SystemGroupEntry[]> {
    return this.client.list(groupId);
  }

  private question(id: string, groupId = this.ports.groupId()): SystemQuestion {
    return { id, preview: id === this.previewing, groupId };
  }

  /** The list from now on: names are filled in, and covers are dropped. */
  take(groups: SystemGroupEntry[]): void {
    const offered = groups.map((each) => ({
      ...each,
      sysList: each.sysList.filter(({ id }) => this.isOffered(id)).map((entry) => this.named(entry)),
    }));
    this.groups = this.ofSite === undefined ? offered : offered.filter(({ sysList }) => sysList.length > 0);
  }

  private named({ cover: _cover, ...entry }: SystemEntry): SystemEntry {
    return { ...entry, systemname: this.ports.fill(entry.systemname) };
  }

  /** Whether a system is on its way. */
  get isOpening(): boolean {
    return this.opening !== undefined;
  }

  /**
   * Fetches a system with the menus that a role sees of it; none is what a system without menus comes to. Of several
   * asked for the last one counts.
   * @throws ApiError; `cancelled` where another one was asked for meanwhile
   */
  async load(id: string, groupId = this.ports.groupId()): Promise<LoadedSystem> {
    this.opening?.abort();
    const opening = new AbortController();
    this.opening = opening;
    try {
      const { signal } = opening;
      const entry = await Promise.race([
        this.client.entry(this.question(id, groupId), { signal }),
        // What was asked ahead comes all the same.
        cancelledBy(signal),
      ]);
      const menus = buildMenus(entry, {
        shows: (rules) => this.ports.shows(rules as RuleSet | undefined),
        fill: (name) => this.ports.fill(name),
      });
      return { entry: this.named(entry), menus };
    } finally {
      if (this.opening === opening) this.opening = undefined;
    }
  }

  /** Whoever waits for a system that is on its way no longer does. */
  giveUpOpening(): void {
    this.opening?.abort();
  }

  /** A fetched system is the open one from now on, and remembered. */
  enter({ entry, menus }: LoadedSystem): void {
    this.current = entry;
    this.menus = menus;
    if (entry.preview === true) return;
    this.endPreview();
    this.tab?.set(CURRENT, entry.id);
    this.storage.set(CURRENT, entry.id);
  }

  /** The open system is no longer shown, but stays remembered: a session has expired. */
  close(): void {
    this.client.forget();
    this.listing = undefined;
    this.current = undefined;
    this.menus = [];
    this.groups = [];
  }

  /**
   * Forgets the open system: a logout, a change of role, a way back home. The way out of a preview leads to what was
   * remembered before.
   */
  leave(): void {
    this.client.forget();
    const wasPreview = this.previewing !== undefined;
    this.current = undefined;
    this.menus = [];
    this.endPreview();
    if (wasPreview) return;
    this.tab?.remove(CURRENT);
    this.storage.remove(CURRENT);
  }

  /** The page at a path such as `/main/2/1`. */
  page(path: string): MenuRoute | undefined {
    return this.pages.find((route) => route.path === path) ?? this.menus.find((route) => route.path === path);
  }

  /** The page of the open system that shows a resource. */
  pageOf(kind: string, id: string): MenuRoute | undefined {
    return this.pages.find(({ target }) => target?.kind === kind && target.id === id);
  }
}

const cancelledBy = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new ApiError('cancelled', String(signal.reason))));
  });

const pagesOf = (menus: readonly MenuRoute[]): MenuRoute[] =>
  menus.flatMap((menu) => (menu.children.length > 0 ? pagesOf(menu.children) : [menu]));

export type { MenuRoute };
