import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { Option } from '../../schemas/option.ts';
import type { OptionList } from '../../schemas/prop.ts';
import { same } from '../../documents/same.ts';
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
/** Milliseconds after which whoever reads a list has it read anew: others may have written to it meanwhile. */
const FRESH = 30_000;

/** The modules whose records the lists are made of. */
const MODULES: Readonly<Record<string, string>> = {
  role: 'platform-role',
  person: 'platform-user',
  department: 'platform-department',
  label: 'platform-label',
  dictionary: 'platform-dictionary',
};

const moduleOf = (source: string): string => MODULES[source.split(':')[0] ?? ''] ?? '';

interface Ports {
  /** Counts the writes to a module from this page; observable. */
  readonly written?: (module: string) => number;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
}

/**
 * Dictionaries and other shared option lists, fetched when first read and kept in sight; read anew once this page has
 * written to their module, and by whoever reads them a while later.
 */
export class DictionaryStore {
  private readonly lists = observable.map<string, OptionList>({}, { deep: false });
  private readonly underWay = new Map<string, Promise<OptionList>>();
  /** When a source failed, in milliseconds since the epoch. */
  private readonly failures = new Map<string, number>();
  /** When a source was asked for last, and after how many writes to its module. */
  private readonly asked = new Map<string, { readonly at: number; readonly written: number }>();
  private readonly client: () => ApiClient;
  private readonly onFailed: () => void;
  private readonly ports: Required<Ports>;

  /** @param onFailed called when a list does not come while none else is missing: values without one are shown as codes */
  constructor(
    client: () => ApiClient,
    onFailed: () => void,
    { written = () => 0, now = Date.now }: Ports = {},
  ) {
    this.client = client;
    this.onFailed = onFailed;
    this.ports = { written, now };
    makeAutoObservable<this, 'lists' | 'underWay' | 'failures' | 'asked' | 'client' | 'onFailed' | 'ports'>(
      this,
      {
        lists: false,
        underWay: false,
        failures: false,
        asked: false,
        client: false,
        onFailed: false,
        ports: false,
      },
    );
  }

  /**
   * The options of a source such as `dictionary:college` or `person`; observable, and asks for them when absent or no
   * longer fresh: what is known stays in sight meanwhile. What failed is asked for again by whoever reads it a while
   * later.
   */
  options(source: string): OptionList {
    const known = this.lists.get(source);
    const isFresh = this.isFresh(source);
    const failed = this.failures.get(source);
    const due = failed === undefined ? !isFresh : this.ports.now() - failed >= PAUSE;
    if (due) void this.fetch(source);
    return known ?? LOADING;
  }

  /** Whether nothing has been written since a source was asked for, as far as this page knows, and it is not long ago. */
  private isFresh(source: string): boolean {
    const written = this.ports.written(moduleOf(source));
    const asked = this.asked.get(source);
    return asked?.written === written && this.ports.now() - asked.at < FRESH;
  }

  /** Forgets everything; answers that are still on their way reach nobody. */
  clear(): void {
    this.underWay.clear();
    this.failures.clear();
    this.asked.clear();
    this.lists.clear();
  }

  /** Asks for a source at once; resolves when its options have arrived or failed. */
  fetch(source: string): Promise<OptionList> {
    const running = this.underWay.get(source);
    if (running) return running;
    this.failures.delete(source);
    this.asked.set(source, { at: this.ports.now(), written: this.ports.written(moduleOf(source)) });
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
    const known = this.lists.get(source);
    // What was read before serves on.
    const isMissing = list === FAILED && known?.status !== 'ready';
    const isFirst = isMissing && this.failures.size === 0;
    if (list === FAILED) this.failures.set(source, this.ports.now());
    // The very same list draws nothing anew.
    const isSame = list.status === 'ready' && known?.status === 'ready' && same(known.options, list.options);
    if (isMissing || (list !== FAILED && !isSame)) runInAction(() => this.lists.set(source, list));
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
