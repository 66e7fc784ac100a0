import { makeAutoObservable, observableRef } from 'mobx';

/** The address of the page, as expressions see it (`url`). The router writes it, nothing else does. */
export class RouteStore {
  path = '/';
  query: Readonly<Record<string, string>> = {};
  /** What the menu of the current page allows the role to do. */
  actionMights: readonly string[] = [];

  constructor() {
    makeAutoObservable(this, { query: observableRef, actionMights: observableRef }, { autoBind: true });
  }

  enter(path: string, search: string): void {
    this.path = path;
    this.query = Object.fromEntries(new URLSearchParams(search));
  }

  allow(actionMights: readonly string[]): void {
    this.actionMights = actionMights;
  }
}
