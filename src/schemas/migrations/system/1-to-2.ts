import { fillIds } from '../fillIds.ts';
import type { RawDocument } from '../rawDocument.ts';

/** Menus have ids, by which designers point at them. */
export const migrateSystem = (document: RawDocument): RawDocument =>
  fillIds(document, 'menus', 'menu', 'children');
