import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { RuleSet } from '../../../schemas/condition.ts';
import { namedBy } from './query.ts';

/** More of them are a day's work, which the order of the list shows better. */
const MOST = 10;

/**
 * The records that were added while a list is open. Wherever its order would put them, they stand before the others, so
 * that whoever saved one sees it; the next question that the person asks puts them in their places.
 */
export class AddedRecords {
  /** The last one first. */
  ids: readonly string[] = [];
  /** Those that only the person's own question leaves out: without it the list would show them. */
  leftOut: readonly string[] = [];

  constructor() {
    makeAutoObservable(this, { ids: observableRef, leftOut: observableRef }, { autoBind: true });
  }

  add(id: string): void {
    this.ids = [id, ...this.ids].slice(0, MOST);
  }

  forget(): void {
    if (this.ids.length > 0) this.ids = [];
    if (this.leftOut.length > 0) this.leftOut = [];
  }

  /**
   * Finds out which of them the person's question leaves out.
   * @param find the ids among them that the list holds, with the person's question or without; absent: she asks for
   *   nothing that could leave any out
   */
  async compare(find?: (rules: RuleSet, asked: boolean) => Promise<readonly string[]>): Promise<void> {
    const { ids, rules } = this;
    const left = find && rules ? await leftOutOf((asked) => find(rules, asked)) : [];
    runInAction(() => {
      if (ids === this.ids && left.length + this.leftOut.length > 0) this.leftOut = left;
    });
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

async function leftOutOf(find: (asked: boolean) => Promise<readonly string[]>): Promise<readonly string[]> {
  try {
    const [found, all] = await Promise.all([find(true), find(false)]);
    return all.filter((id) => !found.includes(id));
  } catch {
    return []; // A word about them is all that is lost.
  }
}
