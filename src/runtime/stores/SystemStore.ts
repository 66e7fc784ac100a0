import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { RuleSet } from '../../schemas/condition.ts';
import type { SystemEntry, SystemGroupEntry } from '../../schemas/wire/system.ts';
import type { ApiClient } from '../data/ApiClient.ts';
import type { KeyValueStore } from './KeyValueStore.ts';
import { buildMenus, type MenuRoute } from './menuRoutes.ts';

const CURRENT = 'currentSystem';

export interface SystemPorts {
  client(): ApiClient;
  groupId(): string | undefined;
  /** Whether a menu's condition holds over the parameters of the address. */
  shows(rules: RuleSet | undefined): boolean;
}

export interface LoadedSystem {
  entry: SystemEntry;
  menus: MenuRoute[];
}

/** The systems that the current role may open, and the menus of the open one. */
export class SystemStore {
  isLoadingList = true;
  isLoadingSystem = true;
  groups: SystemGroupEntry[] = [];
  current: SystemEntry | undefined = undefined;
  /** Routes of the open system's menus, as a tree. */
  menus: MenuRoute[] = [];
  private readonly ports: SystemPorts;
  private readonly storage: KeyValueStore;

  constructor(ports: SystemPorts, storage: KeyValueStore) {
    this.ports = ports;
    this.storage = storage;
    makeAutoObservable<this, 'ports' | 'storage'>(
      this,
      { ports: false, storage: false, groups: observableRef, current: observableRef, menus: observableRef },
      { autoBind: true },
    );
  }

  /** All systems without repeats, the latest changed first (specification, section 3). */
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
    return this.storage.get(CURRENT) ?? undefined;
  }

  /** @throws ApiError */
  async loadList(): Promise<void> {
    this.isLoadingList = true;
    try {
      const param = { offset: -1, ...this.group() };
      const { list } = await this.ports
        .client()
        .list<SystemGroupEntry>('manager', '/createSystem/sysTypes.do', param);
      runInAction(() => {
        this.groups = list;
      });
    } finally {
      runInAction(() => {
        this.isLoadingList = false;
      });
    }
  }

  /**
   * Fetches a system with the menus that the role sees of it; none is what a system without menus comes to.
   * @throws ApiError
   */
  async load(id: string): Promise<LoadedSystem> {
    this.isLoadingSystem = true;
    try {
      const param = { systemManage: { id }, ...this.group() };
      const entry = await this.ports
        .client()
        .result<SystemEntry>('manager', '/createSystem/initOnly.do', param);
      const menus = buildMenus(entry, (rules) => this.ports.shows(rules as RuleSet | undefined));
      return { entry, menus };
    } finally {
      runInAction(() => {
        this.isLoadingSystem = false;
      });
    }
  }

  /** A fetched system is the open one from now on, and remembered. */
  enter({ entry, menus }: LoadedSystem): void {
    this.current = entry;
    this.menus = menus;
    this.storage.set(CURRENT, entry.id);
  }

  /** The open system is no longer shown, but stays remembered: a session has expired. */
  close(): void {
    this.current = undefined;
    this.menus = [];
    this.groups = [];
  }

  /** Forgets the open system: a logout, a change of role, a way back home. */
  leave(): void {
    this.current = undefined;
    this.menus = [];
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

  private group(): { groupId?: string } {
    const groupId = this.ports.groupId();
    return groupId === undefined ? {} : { groupId };
  }
}

const pagesOf = (menus: readonly MenuRoute[]): MenuRoute[] =>
  menus.flatMap((menu) => (menu.children.length > 0 ? pagesOf(menu.children) : [menu]));

export type { MenuRoute };
