import { useSyncExternalStore } from 'react';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { titled } from '../../schemas/text.ts';

/** A title with the name that stands for it, where they are not one. */
export type Titled = (named: { name: string; title?: string | undefined }) => string;

/** Writes titles beside their names in the reader's language. */
export function useTitled(): Titled {
  const { locale } = useRoot();
  const language = useSyncExternalStore(locale.subscribe, () => locale.locale);
  return ({ name, title = name }) => titled(title, name, language);
}
