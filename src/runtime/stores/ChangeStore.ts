import { observable, runInAction } from 'mobx';

/** What a write did to records of a module, as far as it is known one by one. */
interface Change {
  added?: string;
  updated?: string;
  removed?: readonly string[];
}

/** A record that was saved from this page: by a form, or by a step. */
export interface SavedRecord {
  readonly module: string;
  readonly id: string;
  readonly added: boolean;
}

/**
 * Counts the accepted writes to each module from this page. Lists and sources read the count of the module they
 * show, and so load again when a form or an action has changed its records.
 */
export class ChangeStore {
  private readonly counts = observable.map<string, number>();
  private readonly added = observable.map<string, string | undefined>();
  private readonly listeners = new Set<(saved: SavedRecord) => void>();
  private readonly gone = observable.map<string, readonly string[]>({}, { deep: false });

  /** Observable. */
  of(module: string): number {
    return this.counts.get(module) ?? 0;
  }

  /** Ids of the records that the last write removed; observable. */
  removedFrom(module: string): readonly string[] {
    return this.gone.get(module) ?? [];
  }

  /** Id of the record that the last write added; observable. */
  addedTo(module: string): string | undefined {
    return this.added.get(module);
  }

  /** @param listener told of each record that is saved from this page @returns ends it */
  onSaved(listener: (saved: SavedRecord) => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  changed(module: string, { added, updated, removed = [] }: Change = {}): void {
    runInAction(() => {
      this.added.set(module, added);
      this.gone.set(module, removed);
      this.counts.set(module, this.of(module) + 1);
    });
    const id = added ?? updated;
    if (id === undefined) return;
    for (const listener of this.listeners) listener({ module, id, added: added !== undefined });
  }
}
