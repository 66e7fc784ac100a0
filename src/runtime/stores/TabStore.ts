import { makeAutoObservable } from 'mobx';
import { isText, type Text } from '../../schemas/text.ts';
import type { KeyValueStore } from './KeyValueStore.ts';
import { TabMemory } from './TabMemory.ts';

/** An open page. `path` is its address without what only says how it is viewed, and its identity. */
export interface Tab {
  path: string;
  /** Where the tab leads: the path with the view last shown. */
  address: string;
  /** In both languages: a tab that nobody looks at follows a change of language too. */
  title: Text;
}

export type TabRefusal = 'last' | 'noLeft' | 'noRight';
export type TabCommand = 'current' | 'left' | 'right' | 'all';

const KEY = 'tabs';

/** What is kept of the open pages: of one person in one role, by the systems' ids. */
interface KeptTabs {
  owner: string;
  systems: Record<string, unknown>;
}

const isTab = (value: unknown): value is Tab =>
  typeof value === 'object' &&
  value !== null &&
  ['path', 'address'].every((name) => typeof (value as Record<string, unknown>)[name] === 'string') &&
  'title' in value &&
  isText(value.title);

/**
 * The open pages of the tab bar; the active one follows the route. Each system has its own, which are there again when
 * it is opened again. They outlive a reload, for whoever had them open: the storage is that of the browser's tab, so
 * that two windows keep two bars.
 */
export class TabStore {
  tabs: Tab[] = [];
  active = '';
  /** What their pages hold while others are looked at. */
  readonly memory = new TabMemory();
  private system = '';
  private kept: KeptTabs = { owner: '', systems: {} };
  private readonly storage: KeyValueStore | undefined;

  constructor(storage?: KeyValueStore) {
    this.storage = storage;
    makeAutoObservable<this, 'storage' | 'system' | 'kept'>(
      this,
      { storage: false, system: false, kept: false, memory: false },
      { autoBind: true },
    );
  }

  /**
   * A system is open from now on: with the tabs that were open in it before another system, a reload or an expired
   * session.
   * @param owner who has them open: person and role
   * @param system its id
   * @param fits whether an address still leads somewhere
   */
  begin(owner: string, system: string, fits: (address: string) => boolean): void {
    if (this.kept.owner !== owner) this.kept = { owner, systems: this.stored(owner) };
    this.system = system;
    const tabs = Object.hasOwn(this.kept.systems, system) ? this.kept.systems[system] : [];
    this.tabs = Array.isArray(tabs) ? tabs.filter(isTab).filter(({ address }) => fits(address)) : [];
    this.active = '';
    this.memory.keep([]);
  }

  /** Whether a page is open, by its path. */
  has(path: string): boolean {
    return this.tabs.some((tab) => tab.path === path);
  }

  /** The route has changed to a page. */
  open(tab: Tab): void {
    const known = this.tabs.find(({ path }) => path === tab.path);
    if (known) Object.assign(known, tab);
    else this.tabs.push({ ...tab });
    this.active = tab.path;
    this.keep();
  }

  /** The page of the active tab is viewed in another way. */
  moved(address: string): void {
    const tab = this.tabs.find(({ path }) => path === this.active);
    if (tab) tab.address = address;
    this.keep();
  }

  /** What the active tab shows has got an address of its own, as something new does that was saved: it is the same tab. */
  become(path: string): void {
    const tab = this.tabs.find((each) => each.path === this.active);
    if (!tab || this.has(path)) return;
    Object.assign(tab, { path, address: path });
    this.active = path;
    this.memory.keep(this.tabs.map((each) => each.path));
    this.keep();
  }

  /**
   * Closes tabs around one. Answers the path to go to when the active tab is gone, or why nothing was closed; `all`
   * keeps the tab it was asked on, since the last tab cannot be closed.
   */
  close(command: TabCommand, path: string): { goTo?: string; refused?: TabRefusal } {
    const index = this.tabs.findIndex((tab) => tab.path === path);
    if (index < 0) return {};
    const kept = this.remaining(command, index);
    if (typeof kept === 'string') return { refused: kept };
    this.tabs = kept;
    this.memory.keep(kept.map((tab) => tab.path));
    this.keep();
    if (kept.some((tab) => tab.path === this.active)) return {};
    const next = kept.find((tab) => tab.path === path) ?? kept[Math.min(index, kept.length - 1)];
    return next ? { goTo: next.address } : {};
  }

  /** Whether closing them takes the active tab away. */
  leaves(command: TabCommand, path: string): boolean {
    const index = this.tabs.findIndex((tab) => tab.path === path);
    const kept = this.remaining(command, index);
    return index >= 0 && typeof kept !== 'string' && !kept.some((tab) => tab.path === this.active);
  }

  /** Whether closing them loses what was typed in one that is not active. */
  losesInput(command: TabCommand, path: string): boolean {
    const index = this.tabs.findIndex((tab) => tab.path === path);
    const kept = this.remaining(command, index);
    if (index < 0 || typeof kept === 'string') return false;
    const closed = this.tabs.filter((tab) => !kept.includes(tab));
    return this.memory.holdsInput(closed.map((tab) => tab.path));
  }

  /** Nothing is open any more; what was is kept for who comes back. */
  clear(): void {
    this.tabs = [];
    this.active = '';
    this.memory.keep([]);
  }

  /** Nothing of it is left here: the person has logged out. */
  forget(): void {
    this.clear();
    this.kept = { owner: '', systems: {} };
    this.storage?.remove(KEY);
  }

  private keep(): void {
    this.kept.systems[this.system] = this.tabs.map((tab) => ({ ...tab }));
    this.storage?.setJson(KEY, this.kept);
  }

  /** What the browser's tab has kept for somebody in a role. */
  private stored(owner: string): KeptTabs['systems'] {
    const kept = this.storage?.json(KEY) as Partial<Record<keyof KeptTabs, unknown>> | undefined;
    return kept?.owner === owner && typeof kept.systems === 'object' ? { ...kept.systems } : {};
  }

  private remaining(command: TabCommand, index: number): Tab[] | TabRefusal {
    if (command === 'left') return index === 0 ? 'noLeft' : this.tabs.slice(index);
    if (command === 'right')
      return index === this.tabs.length - 1 ? 'noRight' : this.tabs.slice(0, index + 1);
    if (this.tabs.length === 1) return 'last';
    return command === 'all' ? this.tabs.slice(index, index + 1) : this.tabs.filter((_, at) => at !== index);
  }
}
