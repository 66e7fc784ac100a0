import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { Catalogue } from '../catalogue/Catalogue.ts';
import type { DesignModel } from '../core/DesignModel.ts';

/** What was fetched for a designed document, for as long as its designer is open. */
const catalogues = new WeakMap<DesignModel, Catalogue>();

/** What documents can name, as it is known in the designer of a document; all parts of the designer share it. */
export function useCatalogue(model: DesignModel): Catalogue {
  const { client } = useRoot();
  const known = catalogues.get(model) ?? new Catalogue(client);
  catalogues.set(model, known);
  return known;
}
