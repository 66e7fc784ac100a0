import { useEffect } from 'react';
import type { Loaded } from '../../runtime/render/useLoaded.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { Nameable } from '../../schemas/prop.ts';
import { useSettings } from './SettingsContext.ts';

/** What there is of a kind to be named. */
interface Known {
  readonly offered: readonly { readonly value: string; readonly label: string }[];
  readonly status: Loaded<unknown> | undefined;
  /** To be called when somebody looks: something may have been made since. */
  readonly look: (() => void) | undefined;
}

const isDocument = (kind: Nameable): kind is 'form' | 'flow' | 'app' =>
  kind === 'form' || kind === 'flow' || kind === 'app';

/**
 * What an installation has that a document can name. To be called by an observer.
 * @param now whether names are to be read at once, since a code is shown already
 * @returns undefined where nobody can be asked
 */
export function useNameable(kind: Nameable, now: boolean): Known | undefined {
  const { dictionaries, locale } = useRoot();
  const { catalogue } = useSettings();
  useEffect(() => {
    if (!now) return;
    if (isDocument(kind)) void catalogue?.names.need(kind);
    if (kind === 'dictionary') void catalogue?.dictionaries.need('dictionary');
  }, [kind, now, catalogue]);
  if (kind === 'role' || kind === 'department' || kind === 'label') {
    const { status, options } = dictionaries.options(kind);
    const offered = options.map(({ value, label }) => ({
      value: String(value),
      label: locale.localise(label),
    }));
    const look = (): void => void dictionaries.fetch(kind);
    return { offered, status: status === 'loading' ? { status } : undefined, look };
  }
  if (catalogue === undefined) return undefined;
  const list = isDocument(kind) ? catalogue.names.of(kind) : catalogue.dictionaries.of('dictionary');
  return {
    offered: list?.status === 'ready' ? list.value.map(({ id, name }) => ({ value: id, label: name })) : [],
    status: list,
    look: () =>
      void (isDocument(kind) ? catalogue.names.look(kind) : catalogue.dictionaries.look('dictionary')),
  };
}
