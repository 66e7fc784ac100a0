import { makeAutoObservable, observableRef } from 'mobx';
import type { RuleSet } from '../../../schemas/condition.ts';
import { namedBy } from './query.ts';

/** More of them are a day's work, which the order of the list shows better. */
const MOST = 10;

/**
 * The records that were added while a list is open. Wherever its order would put them, they stand before the others, so
 * that whoever saved one sees it; the next question that the person asks puts them in their places.
 */
export class AddedRecords {
  private ids: readonly string[] = [];

  constructor() {
    makeAutoObservable<this, 'ids'>(this, { ids: observableRef }, { autoBind: true });
  }

  add(id: string): void {
    this.ids = [id, ...this.ids].slice(0, MOST);
  }

  forget(): void {
    if (this.ids.length > 0) this.ids = [];
  }

  /** Finds them; undefined where there are none. */
  get rules(): RuleSet | undefined {
    return this.ids.length === 0 ? undefined : namedBy('id', this.ids);
  }

  /** What finds them, as a text that changes with them. */
  get key(): string {
    return this.ids.join(' ');
  }
}
