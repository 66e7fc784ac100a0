import { makeAutoObservable, observableRef } from 'mobx';
import type { Preview } from './ResourceStore.ts';

/** The parameter that names the system whose menus an address means; pages see nothing of it. */
export const SYSTEM_PARAMETER = 'systemId';

/**
 * What an address asks to see in the place of what is published: `managePreview=1` the draft, `skipPermission=1`, as
 * page-jump paths have it, the draft where nothing is published. It asks, and grants nothing.
 */
export function previewIn(query: Readonly<Record<string, string | undefined>>): Preview | undefined {
  if (query.managePreview === '1') return 'draft';
  return query.skipPermission === '1' ? 'unpublished' : undefined;
}

/** The address of the page, as expressions see it (`url`). The router writes it, nothing else does. */
export class RouteStore {
  path = '/';
  search = '';
  query: Readonly<Record<string, string>> = {};
  /** What the menu of the current page allows the role to do; of a page without a menu its rights to the module. */
  actionMights: readonly string[] = [];
  /** The path that the person is on the way to: the browser's address says it already, and no page is drawn for it yet. */
  towards: string | undefined;

  /** Rises each time that the page is to be drawn anew as it stands. */
  loads = 0;

  constructor() {
    makeAutoObservable(this, { query: observableRef, actionMights: observableRef }, { autoBind: true });
  }

  /** Path and query as they stand in the address bar. */
  get address(): string {
    return `${this.path}${this.search}`;
  }

  /** As `previewIn` reads it. */
  get preview(): Preview | undefined {
    return previewIn(this.query);
  }

  enter(path: string, search: string): void {
    this.path = path;
    this.search = search;
    if (this.towards === path) this.towards = undefined;
    const query = new URLSearchParams(search);
    query.delete(SYSTEM_PARAMETER);
    this.query = Object.fromEntries(query);
  }

  /** The router has been told of another address; its page is drawn once its parts are there. */
  head(path: string): void {
    this.towards = path === this.path ? undefined : path;
  }

  loadAnew(): void {
    this.loads += 1;
  }

  allow(actionMights: readonly string[]): void {
    this.actionMights = actionMights;
  }
}
