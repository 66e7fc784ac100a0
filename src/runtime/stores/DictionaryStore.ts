import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { Option } from '../../schemas/option.ts';
import type { OptionList } from '../../schemas/prop.ts';
import type { ApiClient } from '../data/ApiClient.ts';

/** A stored value and its option may differ in type: a number in one, its text in the other. */
const keyOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? null));

/** Options found by the text of their value. */
export function optionList(status: OptionList['status'], options: readonly Option[]): OptionList {
  const byValue = new Map(options.map((option) => [keyOf(option.value), option]));
  return { status, options, find: (value) => byValue.get(keyOf(value)) };
}

const LOADING = optionList('loading', []);
const FAILED = optionList('failed', []);
/** Milliseconds after a failure in which reading alone does not ask again, so that drawing never turns into a loop. */
const PAUSE = 10_000;

/** Dictionaries and other shared option lists, fetched when first read and kept. */
export class DictionaryStore {
  private readonly lists = observable.map<string, OptionList>({}, { deep: false });
  private readonly underWay = new Map<string, Promise<OptionList>>();
  /** When a source failed, in milliseconds since the epoch. */
  private readonly failures = new Map<string, number>();
  private readonly client: () => ApiClient;
  private readonly onFailed: () => void;
  private readonly now: () => number;

  /** @param onFailed called when a list does not come while none else is missing: values without one are shown as codes */
  constructor(client: () => ApiClient, onFailed: () => void, now: () => number = Date.now) {
    this.client = client;
    this.onFailed = onFailed;
    this.now = now;
    makeAutoObservable<this, 'lists' | 'underWay' | 'failures' | 'client' | 'onFailed' | 'now'>(this, {
      lists: false,
      underWay: false,
      failures: false,
      client: false,
      onFailed: false,
      now: false,
    });
  }

  /**
   * The options of a source such as `dictionary:college` or `person`; observable, and asks for them when absent. What
   * failed stays in sight, and is asked for again by whoever reads it a while later.
   */
  options(source: string): OptionList {
    const known = this.lists.get(source);
    const failed = this.failures.get(source);
    const due = failed === undefined ? known === undefined : this.now() - failed >= PAUSE;
    if (due) void this.fetch(source);
    return known ?? LOADING;
  }

  /** Forgets everything; answers that are still on their way reach nobody. */
  clear(): void {
    this.underWay.clear();
    this.failures.clear();
    this.lists.clear();
  }

  /** Asks for a source at once; resolves when its options have arrived or failed. */
  fetch(source: string): Promise<OptionList> {
    const running = this.underWay.get(source);
    if (running) return running;
    this.failures.delete(source);
    const fetched = this.request(source).then((list) => {
      // Another person or role may have begun meanwhile.
      if (this.underWay.get(source) === fetched) this.arrived(source, list);
      return list;
    });
    this.underWay.set(source, fetched);
    return fetched;
  }

  /** Asks again for all that did not come. */
  fetchFailed(): void {
    for (const source of [...this.failures.keys()]) void this.fetch(source);
  }

  private arrived(source: string, list: OptionList): void {
    this.underWay.delete(source);
    const isFirst = list === FAILED && this.failures.size === 0;
    if (list === FAILED) this.failures.set(source, this.now());
    runInAction(() => this.lists.set(source, list));
    if (isFirst) this.onFailed();
  }

  private async request(source: string): Promise<OptionList> {
    try {
      const param = { source, offset: 0, limit: -1 };
      const options = { outlivesRoute: true };
      const { list } = await this.client().list<Option>(
        'interface',
        '/component/getSelectorData.htm',
        param,
        options,
      );
      return optionList('ready', list);
    } catch {
      return FAILED;
    }
  }
}
