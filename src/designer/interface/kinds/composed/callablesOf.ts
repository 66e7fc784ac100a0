import type { ApiClient } from '../../../../runtime/data/ApiClient.ts';
import type { InterfaceModel } from '../../InterfaceModel.ts';
import { Callables } from './Callables.ts';

const kept = new WeakMap<InterfaceModel, Callables>();

/** What the steps of an interface can call, fetched once for all parts of its editor. */
export function callablesOf(model: InterfaceModel, client: ApiClient): Callables {
  const callables = kept.get(model) ?? new Callables(client);
  kept.set(model, callables);
  return callables;
}
