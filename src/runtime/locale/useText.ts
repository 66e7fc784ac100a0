import { useSyncExternalStore } from 'react';
import { useRoot } from '../stores/RootContext.tsx';
import type { LocalePack } from './defineLocale.ts';

/** Reads a text of a pack; `values` fill its `{{name}}` places. */
export type TextOf<K extends string> = (key: K, values?: Readonly<Record<string, unknown>>) => string;

/** The texts of a widget or screen in the reader's language; draws again when the language changes. */
export function useText<K extends string>(pack: LocalePack<K>): TextOf<K> {
  const { locale } = useRoot();
  useSyncExternalStore(
    locale.subscribe,
    () => `${locale.locale} ${String(locale.merged)} ${locale.notation?.tag ?? ''}`,
  );
  return (key, values) => locale.text(pack, key, values);
}
