import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { RuleSet } from '../../schemas/condition.ts';
import type { Text } from '../../schemas/text.ts';
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
    return [...byId.values()].sort((a, b) => (a.updatetime < b.updatetime ? 1 : -1));
  }

  /** Every page of the open system, in menu order. */
  get pages(): MenuRoute[] {
    return this.menus.flatMap((menu) => (menu.children.length > 0 ? menu.children : [menu]));
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
   * Opens a system. Where the role sees none of its menus, `opened` is false and the open one stays as it is.
   * @throws ApiError
   */
  async open(id: string): Promise<{ entry: SystemEntry; opened: boolean }> {
    this.isLoadingSystem = true;
    try {
      const param = { systemManage: { id }, ...this.group() };
      const entry = await this.ports
        .client()
        .result<SystemEntry>('manager', '/createSystem/initOnly.do', param);
      const menus = buildMenus(entry, (rules) => this.ports.shows(rules as RuleSet | undefined));
      return runInAction(() => ({ entry, opened: this.opened(entry, menus) }));
    } finally {
      runInAction(() => {
        this.isLoadingSystem = false;
      });
    }
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

  private opened(entry: SystemEntry, menus: MenuRoute[]): boolean {
    if (menus.length === 0) return false;
    this.current = entry;
    this.menus = menus;
    this.storage.set(CURRENT, entry.id);
    return true;
  }

  private group(): { groupId?: string } {
    const groupId = this.ports.groupId();
    return groupId === undefined ? {} : { groupId };
  }
}

export type { MenuRoute };
export type MenuTitle = Text;
