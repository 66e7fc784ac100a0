import { holdingsOfDocument } from '../../documents/parts/grammar.ts';
import type { PartRole } from '../../documents/parts/part.ts';
import type { DocumentKind } from '../../schemas/documents/index.ts';

/** Parts that are widgets, or stand for one. */
const WIDGETS: ReadonlySet<PartRole> = new Set(['node', 'place', 'field']);

/** Whether widgets can stand in documents of a kind. */
export const takesWidgets = (kind: DocumentKind): boolean =>
  holdingsOfDocument(kind).some(({ roles }) => roles.some((role) => WIDGETS.has(role)));
