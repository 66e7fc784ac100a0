import { observable, runInAction } from 'mobx';

/**
 * Counts the accepted writes to each module from this page. Lists and sources read the count of the module they
 * show, and so load again when a form or an action has changed its records.
 */
export class ChangeStore {
  private readonly counts = observable.map<string, number>();

  /** Observable. */
  of(module: string): number {
    return this.counts.get(module) ?? 0;
  }

  changed(module: string): void {
    runInAction(() => this.counts.set(module, this.of(module) + 1));
  }
}
