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

/** Dictionaries and other shared option lists, fetched when first read and kept. */
export class DictionaryStore {
  private readonly lists = observable.map<string, OptionList>({}, { deep: false });
  private readonly asked = new Set<string>();
  private readonly client: () => ApiClient;

  constructor(client: () => ApiClient) {
    this.client = client;
    makeAutoObservable<this, 'lists' | 'asked' | 'client'>(this, {
      lists: false,
      asked: false,
      client: false,
    });
  }

  /** The options of a source such as `dictionary:college` or `person`; observable, and asks for them when absent. */
  options(source: string): OptionList {
    const known = this.lists.get(source);
    if (known) return known;
    if (!this.asked.has(source)) void this.fetch(source);
    return LOADING;
  }

  clear(): void {
    this.asked.clear();
    this.lists.clear();
  }

  /** Resolves when a source's options have arrived or failed. */
  async fetch(source: string): Promise<OptionList> {
    this.asked.add(source);
    const list = await this.request(source);
    runInAction(() => this.lists.set(source, list));
    return list;
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
      this.asked.delete(source);
      return optionList('failed', []);
    }
  }
}
