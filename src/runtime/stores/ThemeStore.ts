import { makeAutoObservable } from 'mobx';
import type { KeyValueStore } from './KeyValueStore.ts';
import { readLooks } from './readLooks.ts';

export type NavTheme = 'lightMenu' | 'darkMenu' | 'realDark';
export type Layout = 'sidemenu' | 'topmenu' | 'minisidemenu';
export type ContentWidth = 'Fixed' | 'Fluid';
export type Device = 'desktop' | 'tablet' | 'mobile';

/** Screen breakpoints in px. */
export const breakpoints = { mobile: 576, desktop: 1200 } as const;
export const DEFAULT_COLOUR = '#1890ff';
const KEY = 'theme';
const SIDER = 'sider';

/** How the portal looks. */
export interface Looks {
  navTheme: NavTheme;
  primaryColor: string;
  layout: Layout;
  /** How wide pages are below menus that stand on top; beside menus they take what there is. */
  contentWidth: ContentWidth;
  /** The header stays in sight while the page scrolls. */
  fixedHeader: boolean;
  /** So do the menus at the side. */
  fixSiderbar: boolean;
  /** A header that stays goes while the page is scrolled down, and comes back on the way up. */
  autoHideHeader: boolean;
  colorWeak: boolean;
  multiTab: boolean;
}
const defaults: Looks = {
  navTheme: 'lightMenu',
  primaryColor: DEFAULT_COLOUR,
  layout: 'sidemenu',
  contentWidth: 'Fixed',
  fixedHeader: true,
  fixSiderbar: true,
  autoHideHeader: false,
  colorWeak: false,
  multiTab: true,
};

/** Looks and device: kept locally and restored on start. */
export class ThemeStore {
  device: Device = 'desktop';
  siderOpen: boolean;
  /** The menus over the page, on phones. */
  drawer = false;
  /** While the page is put on paper, which is white. */
  printing = false;
  /**
   * What the portal says (`containerTheme`), under what the person chose, under what the site around a frame wants, under what
   * the page at hand asks for.
   */
  private portal: Partial<Looks> = {};
  private chosen: Partial<Looks>;
  private around: Partial<Looks> = {};
  private shown: Partial<Looks> = {};
  private readonly storage: KeyValueStore;

  constructor(storage: KeyValueStore) {
    this.storage = storage;
    this.siderOpen = storage.get(SIDER) !== 'closed';
    this.chosen = this.kept;
    makeAutoObservable<this, 'storage' | 'kept'>(this, { storage: false, kept: false }, { autoBind: true });
  }

  get settings(): Looks {
    return { ...defaults, ...this.portal, ...this.chosen, ...this.around, ...this.shown };
  }

  get dark(): boolean {
    return this.settings.navTheme === 'realDark' && !this.printing;
  }

  /** Where the menus stand: on phones always at the side. */
  get layout(): Layout {
    return this.device === 'mobile' ? 'sidemenu' : this.settings.layout;
  }

  /** On phones header and menus always stay in sight. */
  get headerStays(): boolean {
    return this.device === 'mobile' || this.settings.fixedHeader;
  }

  get siderStays(): boolean {
    return this.device === 'mobile' || this.settings.fixSiderbar;
  }

  print(printing: boolean): void {
    this.printing = printing;
  }

  change(change: Partial<Looks>): void {
    this.chosen = { ...this.chosen, ...change };
    this.around = without(this.around, change);
    this.shown = without(this.shown, change);
    this.storage.setJson(KEY, { ...this.kept, ...change });
  }

  /** Looks from now on as the portal does, but for what the person has chosen. */
  follow(containerTheme: object): void {
    this.portal = readLooks(containerTheme);
  }

  /** Looks as the site around a frame wants, until the person chooses; nothing of it is kept. */
  surround(change: Partial<Looks>): void {
    this.around = { ...this.around, ...change };
    this.shown = without(this.shown, change);
  }

  /**
   * Looks otherwise for as long as the page lives; what the person has chosen stays kept.
   * @returns the way back to how it looked
   */
  show(change: Partial<Looks>): () => void {
    this.shown = { ...this.shown, ...change };
    return () => {
      this.shown = without(this.shown, change);
    };
  }

  toggleDark(): void {
    this.change({ navTheme: this.settings.navTheme === 'realDark' ? 'lightMenu' : 'realDark' });
  }

  /** Follows the width of the window; on desktops the sidebar is as the person left it, on tablets narrow. */
  resize(width: number): void {
    const device =
      width <= breakpoints.mobile ? 'mobile' : width < breakpoints.desktop ? 'tablet' : 'desktop';
    if (device === this.device) return;
    this.device = device;
    this.siderOpen = device === 'desktop' ? this.storage.get(SIDER) !== 'closed' : device === 'mobile';
    this.drawer = false;
  }

  setDrawer(open: boolean): void {
    this.drawer = open;
  }

  /** On desktops the choice is kept; tablets begin with the narrow one each time. */
  setSider(open: boolean): void {
    this.siderOpen = open;
    if (this.device === 'desktop') this.storage.set(SIDER, open ? 'open' : 'closed');
  }

  private get kept(): Partial<Looks> {
    return readLooks(this.storage.json(KEY));
  }
}

const without = (looks: Partial<Looks>, change: Partial<Looks>): Partial<Looks> =>
  Object.fromEntries(Object.entries(looks).filter(([name]) => !(name in change)));
