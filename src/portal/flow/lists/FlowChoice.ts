import { makeAutoObservable, observable } from 'mobx';
import type { FlowRow } from '../../../schemas/wire/flowLists.ts';

/** Why a line could not be handled with others. It says of itself which line it is: that may be gone by now. */
interface Refused {
  readonly title: string;
  readonly reason: string;
}

/** The lines of a list that a person chose to handle together, and what stood in the way of some. */
export class FlowChoice {
  /** Chosen lines by id. */
  readonly rows = observable.map<string, FlowRow>({}, { deep: false });
  /** What was refused, by the id of its line, until the person has taken note of it. */
  readonly refusals = observable.map<string, Refused>({}, { deep: false });

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

  /** Chooses nothing any more. */
  clear(): void {
    this.rows.clear();
  }

  /** The person has taken note of what was refused. */
  dismiss(): void {
    this.refusals.clear();
  }

  /**
   * Notes which of some lines were not handled, and why; the others are chosen no more.
   * @param refusals reasons by the id of the line
   */
  tellOutcome(handled: readonly FlowRow[], refusals: ReadonlyMap<string, string>): void {
    this.refusals.clear();
    for (const { id, title } of handled) {
      const reason = refusals.get(id);
      if (reason === undefined) this.rows.delete(id);
      else this.refusals.set(id, { title, reason });
    }
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
