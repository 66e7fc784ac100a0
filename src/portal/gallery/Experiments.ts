import { makeAutoObservable } from 'mobx';
import type { KeyValueStore } from '../../runtime/stores/KeyValueStore.ts';

const KEY = 'experiments';
/** Characters of one, and how many are kept: the tab's storage has other tenants. */
const MAX_LENGTH = 200_000;
const MAX_KEPT = 20;

/** What an example is known by: its widget, and its place among the widget's examples. */
export interface ExamplePlace {
  readonly type: string;
  readonly fixture: number | 'page';
}

const keyOf = ({ type, fixture }: ExamplePlace): string => `${type} ${String(fixture)}`;

/**
 * What stands in the editors of the gallery where it is no longer the example, JSON or not. It stays in the browser's
 * tab, so that neither another widget, nor the way back, nor a reload loses it.
 */
export class Experiments {
  private readonly storage: KeyValueStore;
  /** By their keys, the oldest first. */
  private readonly kept: Map<string, string>;
  /** Counts those that came from elsewhere, so that editors begin anew. */
  opened = 0;

  constructor(storage: KeyValueStore) {
    this.storage = storage;
    this.kept = new Map(readKept(storage.json(KEY)));
    makeAutoObservable<this, 'storage'>(this, { storage: false }, { autoBind: true });
  }

  /** Undefined where the example stands as it was. */
  textOf(place: ExamplePlace): string | undefined {
    return this.kept.get(keyOf(place));
  }

  /** Whether one of the widget's examples was edited. */
  has(type: string): boolean {
    return [...this.kept.keys()].some((key) => key.startsWith(`${type} `));
  }

  /** Keeps a text in the place of the example. What is too long lives as long as the page. */
  keep(place: ExamplePlace, text: string): void {
    const key = keyOf(place);
    this.kept.delete(key);
    this.kept.set(key, text);
    for (const old of [...this.kept.keys()].slice(0, -MAX_KEPT)) this.kept.delete(old);
    this.write();
  }

  /** The example stands there again. */
  drop(place: ExamplePlace): void {
    if (this.kept.delete(keyOf(place))) this.write();
  }

  /** Keeps what a link brought. */
  open(place: ExamplePlace, text: string): void {
    this.keep(place, text);
    this.opened += 1;
  }

  private write(): void {
    const lasting = [...this.kept].filter(([, text]) => text.length <= MAX_LENGTH);
    if (lasting.length === 0) this.storage.remove(KEY);
    else this.storage.setJson(KEY, lasting);
  }
}

const readKept = (value: unknown): [string, string][] =>
  (Array.isArray(value) ? value : []).filter(
    (entry): entry is [string, string] =>
      Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'string',
  );
