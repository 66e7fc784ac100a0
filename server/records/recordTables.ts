import type { MetaIndex } from '../../src/documents/metaIndex.ts';
import type { PublicationEffects } from '../documents/services.ts';
import { productMetas } from '../documents/vocabulary.ts';
import { dropEmptyTable, syncModuleTable } from './table.ts';

/**
 * The tables of records, as forms are published and removed.
 * @param metas the widgets of this installation
 */
export const recordTables = (metas: MetaIndex = productMetas): PublicationEffects => ({
  form: {
    async publish(db, document) {
      if (document.kind === 'form') await syncModuleTable(db, document, metas);
    },
    remove: dropEmptyTable,
  },
});
