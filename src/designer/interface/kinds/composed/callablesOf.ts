import type { RootStore } from '../../../../runtime/stores/RootStore.ts';
import type { InterfaceModel } from '../../InterfaceModel.ts';
import { Callables } from '../../../steps/Callables.ts';

const kept = new WeakMap<InterfaceModel, Map<string, Callables>>();

/** What the steps of an interface can call, fetched once for all parts of its editor, in each language that it is read in. */
export function callablesOf(model: InterfaceModel, { client, locale }: RootStore): Callables {
  const byLocale = kept.get(model) ?? new Map<string, Callables>();
  kept.set(model, byLocale);
  const callables = byLocale.get(locale.locale) ?? new Callables(client);
  byLocale.set(locale.locale, callables);
  return callables;
}
