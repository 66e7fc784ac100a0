import { createMetaIndex } from '../../../src/documents/metaIndex.ts';
import { metas } from '../../../src/renderers/metas.ts';

/** The widgets of this release, as data. */
export const metaIndex = createMetaIndex(metas);
