import { observable, runInAction } from 'mobx';

/**
 * Counts the accepted writes to each module from this page. Lists and sources read the count of the module they
 * show, and so load again when a form or an action has changed its records.
 */
export class ChangeStore {
  private readonly counts = observable.map<string, number>();
  private readonly gone = observable.map<string, readonly string[]>({}, { deep: false });

  /** Observable. */
  of(module: string): number {
    return this.counts.get(module) ?? 0;
  }

  /** Ids of the records that the last write removed; observable. */
  removedFrom(module: string): readonly string[] {
    return this.gone.get(module) ?? [];
  }

  changed(module: string, removed: readonly string[] = []): void {
    runInAction(() => {
      this.gone.set(module, removed);
      this.counts.set(module, this.of(module) + 1);
    });
  }
}
