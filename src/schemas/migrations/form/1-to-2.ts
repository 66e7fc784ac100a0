import { fillIds } from '../fillIds.ts';
import type { RawDocument } from '../rawDocument.ts';

/** Grants have ids, by which designers point at them. */
export const migrateForm = (document: RawDocument): RawDocument => fillIds(document, 'grants', 'grant');
