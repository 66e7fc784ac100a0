import { makeAutoObservable, observable } from 'mobx';
import type { FlowRow } from '../../../schemas/wire/flowLists.ts';

/** The lines of a list that a person chose to handle together, and what stood in the way of some. */
export class FlowChoice {
  /** Chosen lines by id. */
  readonly rows = observable.map<string, FlowRow>({}, { deep: false });
  /** Why a line could not be handled with the others, by its id. */
  readonly refusals = observable.map<string, string>();

  constructor() {
    makeAutoObservable(this, { rows: false, refusals: false }, { autoBind: true });
  }

  choose(rows: readonly FlowRow[], chosen: boolean): void {
    for (const row of rows) {
      if (chosen) this.rows.set(row.id, row);
      else this.rows.delete(row.id);
      this.refusals.delete(row.id);
    }
  }

  clear(): void {
    this.rows.clear();
    this.refusals.clear();
  }

  /** Notes which of the chosen lines were not handled, and why; the others are chosen no more. */
  tellOutcome(refusals: ReadonlyMap<string, string>): void {
    for (const id of [...this.rows.keys()]) if (!refusals.has(id)) this.rows.delete(id);
    this.refusals.replace(new Map(refusals));
  }

  /** Takes the chosen lines as they are now; those that are gone are chosen no more. @param now lines by id */
  follow(now: ReadonlyMap<string, FlowRow>): void {
    for (const id of [...this.rows.keys()]) {
      const row = now.get(id);
      if (row) this.rows.set(id, row);
      else this.rows.delete(id);
    }
  }
}
