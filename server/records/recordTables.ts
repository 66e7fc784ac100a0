import type { MetaIndex } from '../../src/documents/metaIndex.ts';
import type { PublicationEffects } from '../documents/services.ts';
import { productMetas } from '../documents/vocabulary.ts';
import { purgeTable, restoreTable, retireTable } from './retiredTables.ts';
import { noReseal } from './secrets.ts';
import type { ResealValue } from './secrets.ts';
import { planModuleTable, syncModuleTable } from './table.ts';

/**
 * The tables of records, as forms are published, removed and restored.
 * @param metas the widgets of this installation
 * @param reseal seals secrets of fields that move
 */
export const recordTables = (
  metas: MetaIndex = productMetas,
  reseal: ResealValue = noReseal,
): PublicationEffects => ({
  form: {
    async publish(db, document, accept) {
      if (document.kind === 'form') await syncModuleTable(db, document, metas, { accept, reseal });
    },
    plan: (db, document) =>
      document.kind === 'form'
        ? planModuleTable(db, document, metas)
        : Promise.resolve({ plan: [], hash: '' }),
    retire: retireTable,
    restore: restoreTable,
    purge: purgeTable,
  },
});
