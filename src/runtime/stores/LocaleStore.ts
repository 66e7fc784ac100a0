import { createInstance, type i18n } from 'i18next';
import { makeAutoObservable } from 'mobx';
import { type Locale, type LocalText, localise, type Text, toLocale } from '../../schemas/text.ts';
import type { LocalePack } from '../locale/defineLocale.ts';
import type { KeyValueStore } from './KeyValueStore.ts';

const KEY = 'locale';
const languages: Record<Locale, string> = { zhCN: 'zh-CN', enUS: 'en-US' };

/** The interface language. Texts live in i18next, one namespace for each widget or screen. */
export class LocaleStore {
  locale: Locale;
  readonly i18n: i18n;
  private readonly storage: KeyValueStore;
  private readonly listeners = new Set<() => void>();
  /** Texts without places, as they were read: a form asks for the same few hundreds of times. */
  private readonly read = new Map<string, string>();

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
    makeAutoObservable<this, 'storage' | 'listeners' | 'read'>(
      this,
      {
        i18n: false,
        storage: false,
        listeners: false,
        read: false,
        subscribe: false,
        add: false,
        text: false,
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

  /** Text of a pack in the current language; a pack is added to i18next when first asked. */
  text<K extends string>(pack: LocalePack<K>, key: K, values?: Readonly<Record<string, unknown>>): string {
    const { locale } = this;
    if (values) {
      this.add(pack);
      return this.i18n.t(key, { ns: pack.namespace, lng: locale, ...values });
    }
    const name = `${locale} ${pack.namespace} ${key}`;
    let read = this.read.get(name);
    if (read === undefined) {
      this.add(pack);
      read = this.i18n.t(key, { ns: pack.namespace, lng: locale });
      this.read.set(name, read);
    }
    return read;
  }

  add(pack: LocalePack): void {
    if (this.i18n.hasResourceBundle('zhCN', pack.namespace)) return;
    this.i18n.addResourceBundle('zhCN', pack.namespace, pack.texts.zhCN);
    this.i18n.addResourceBundle('enUS', pack.namespace, pack.texts.enUS);
  }

  /** A text of a document in the current language. */
  localise(text: Text | LocalText): string {
    return localise(text, this.locale);
  }
}
