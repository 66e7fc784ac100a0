import { createInstance, type i18n } from 'i18next';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ProjectText } from '../../schemas/wire/projectText.ts';
import { DEFAULT_ZONE } from '../../conditions/options.ts';
import { formatDateTime } from '../../documents/dateText.ts';
import {
  type FormatLocale,
  isFormatLocale,
  type Notation,
  writeClock,
  writeDay,
} from '../../schemas/notation.ts';
import { type Locale, locales, type LocalText, localise, type Text, toLocale } from '../../schemas/text.ts';
import type { LocalePack } from '../locale/defineLocale.ts';
import type { KeyValueStore } from './KeyValueStore.ts';

const KEY = 'locale';
const FORMAT = 'format';
const languages: Record<Locale, string> = { zhCN: 'zh-CN', enUS: 'en-US' };

/** The interface language. Texts live in i18next, one namespace for each widget or screen. */
export class LocaleStore {
  locale: Locale;
  /** The region that dates, times and numbers are written as in; undefined: as the product does. */
  format: FormatLocale | undefined;
  /** How that region writes, once its file has come. */
  notation: Notation | undefined;
  /** Rises each time that texts of the project have come, so that what was drawn before is drawn again. */
  merged = 0;
  readonly i18n: i18n;
  private readonly storage: KeyValueStore;
  private readonly listeners = new Set<() => void>();
  /** Texts without places, as they were read: a form asks for the same few hundreds of times. */
  private readonly read = new Map<string, string>();
  private readonly packs = new Map<string, LocalePack>();
  /** Texts that the project puts in the place of a namespace's own. */
  private readonly ofProject = new Map<string, Record<Locale, Record<string, string>>>();

  /** Tells of every change of the language. @returns takes that back */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  };

  constructor(storage: KeyValueStore) {
    this.storage = storage;
    this.locale = toLocale(storage.get(KEY));
    const format = storage.get(FORMAT);
    this.format = isFormatLocale(format) ? format : undefined;
    this.notation = undefined;
    this.i18n = createInstance();
    void this.i18n.init({
      lng: this.locale,
      fallbackLng: 'zhCN',
      resources: {},
      interpolation: { escapeValue: false },
      initAsync: false,
    });
    this.i18n.store.on('added', () => {
      this.read.clear();
    });
    makeAutoObservable<this, 'storage' | 'listeners' | 'read' | 'packs' | 'ofProject' | 'fill'>(
      this,
      {
        i18n: false,
        notation: observableRef,
        storage: false,
        listeners: false,
        read: false,
        packs: false,
        ofProject: false,
        fill: false,
        subscribe: false,
        add: false,
        text: false,
        inBoth: false,
        dateTime: false,
        timeOfDay: false,
        day: false,
        clock: false,
        count: false,
      },
      { autoBind: true },
    );
  }

  /** The language tag of documents and calls. */
  get language(): string {
    return languages[this.locale];
  }

  change(locale: Locale): void {
    this.locale = locale;
    this.storage.set(KEY, locale);
    void this.i18n.changeLanguage(locale);
    for (const listener of this.listeners) listener();
  }

  /** The language tag that numbers are written by. */
  get numberLanguage(): string {
    return this.notation?.tag ?? this.language;
  }

  /**
   * Writes dates, times and numbers as a region does from now on; undefined: as the product does.
   * @throws TypeError where the file of the region does not come; all stays as it was
   */
  async writeAs(format: FormatLocale | undefined): Promise<void> {
    const notation = format && (await (await import('../locale/notations.ts')).loadNotation(format));
    runInAction(() => {
      this.format = format;
      this.notation = notation;
    });
    if (format === undefined) this.storage.remove(FORMAT);
    else this.storage.set(FORMAT, format);
    for (const listener of this.listeners) listener();
  }

  /** A day and a time of day of an instant, on the clock of the platform's zone. */
  dateTime(value: unknown, zone: string = DEFAULT_ZONE): string {
    return formatDateTime(value, zone, this.notation);
  }

  /** The time of day of an instant, on the same clock; empty for what is none. */
  timeOfDay(value: unknown, zone: string = DEFAULT_ZONE): string {
    const [time = ''] = /\d\d:\d\d$/.exec(formatDateTime(value, zone)) ?? [];
    return writeClock(time, this.notation);
  }

  /** A day, `YYYY-MM-DD`, as the person writes it. */
  day(day: string): string {
    return writeDay(day, this.notation);
  }

  /** A time of day, `HH:mm`, as the person writes it. */
  clock(time: string): string {
    return writeClock(time, this.notation);
  }

  /** A whole number with its thousands parted. */
  count(value: number): string {
    return value.toLocaleString(this.notation?.tag ?? 'en-US');
  }

  /** Text of a pack in the current language; a pack is added to i18next when first asked. */
  text<K extends string>(pack: LocalePack<K>, key: K, values?: Readonly<Record<string, unknown>>): string {
    // Whoever draws a text follows both.
    const { locale, merged } = this;
    if (values) {
      this.add(pack);
      return this.i18n.t(key, { ns: pack.namespace, lng: locale, ...values });
    }
    const name = `${locale} ${String(merged)} ${pack.namespace} ${key}`;
    let read = this.read.get(name);
    if (read === undefined) {
      this.add(pack);
      read = this.i18n.t(key, { ns: pack.namespace, lng: locale });
      this.read.set(name, read);
    }
    return read;
  }

  /** The same in both languages, for what is kept and read after a change of language. */
  inBoth<K extends string>(
    pack: LocalePack<K>,
    key: K,
    values?: Readonly<Record<string, unknown>>,
  ): LocalText {
    this.add(pack);
    const read = (lng: Locale): string => this.i18n.t(key, { ns: pack.namespace, lng, ...values });
    return { zhCN: read('zhCN'), enUS: read('enUS') };
  }

  add(pack: LocalePack): void {
    if (this.packs.has(pack.namespace)) return;
    this.packs.set(pack.namespace, pack);
    this.fill(pack);
  }

  /**
   * The texts of the project, by `namespace:key`: they stand in the place of the interface's own, drawn already or not
   * yet, and in the place of those that were merged before.
   */
  merge(texts: readonly ProjectText[]): void {
    this.ofProject.clear();
    for (const { key, zh_cn, en_us } of texts) {
      const [namespace = '', ...rest] = key.split(':');
      const own = this.ofProject.get(namespace) ?? { zhCN: {}, enUS: {} };
      own.zhCN[rest.join(':')] = zh_cn;
      own.enUS[rest.join(':')] = en_us;
      this.ofProject.set(namespace, own);
    }
    for (const pack of this.packs.values()) this.fill(pack);
    this.merged += 1;
    for (const listener of this.listeners) listener();
  }

  private fill({ namespace, texts }: LocalePack): void {
    const own = this.ofProject.get(namespace);
    for (const locale of locales) {
      this.i18n.addResourceBundle(locale, namespace, { ...texts[locale], ...own?.[locale] });
    }
  }

  /** A text of a document in the current language. */
  localise(text: Text | LocalText): string {
    return localise(text, this.locale);
  }
}
