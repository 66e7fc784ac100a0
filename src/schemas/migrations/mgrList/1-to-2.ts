import { fillIds } from '../fillIds.ts';
import type { RawDocument } from '../rawDocument.ts';

/** Marks of rows have ids, by which designers point at them. */
export const migrateMgrList = (document: RawDocument): RawDocument => fillIds(document, 'rowTones', 'tone');
