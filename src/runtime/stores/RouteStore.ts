import { makeAutoObservable, observableRef } from 'mobx';

/** The address of the page, as expressions see it (`url`). The router writes it, nothing else does. */
export class RouteStore {
  path = '/';
  search = '';
  query: Readonly<Record<string, string>> = {};
  /** What the menu of the current page allows the role to do; of a page without a menu its rights to the module. */
  actionMights: readonly string[] = [];

  constructor() {
    makeAutoObservable(this, { query: observableRef, actionMights: observableRef }, { autoBind: true });
  }

  /** Path and query as they stand in the address bar. */
  get address(): string {
    return `${this.path}${this.search}`;
  }

  enter(path: string, search: string): void {
    this.path = path;
    this.search = search;
    this.query = Object.fromEntries(new URLSearchParams(search));
  }

  allow(actionMights: readonly string[]): void {
    this.actionMights = actionMights;
  }
}
