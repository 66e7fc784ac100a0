import type { PartRole, PartTree } from '../../documents/parts/part.ts';

/** Parts that are widgets, or stand for one. */
const WIDGETS: ReadonlySet<PartRole> = new Set(['node', 'place', 'field']);

/** Whether widgets can stand in a document. */
export const takesWidgets = ({ root }: PartTree): boolean =>
  root.holdings.some(({ roles }) => roles.some((role) => WIDGETS.has(role)));
