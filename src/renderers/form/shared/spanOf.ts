import type { CompiledNode } from '../../../documents/compile.ts';
import type { Device } from '../../../runtime/stores/ThemeStore.ts';

const FULL = 24;
/** Columns that fit on each device, whatever the document asks for. */
const most: Readonly<Record<Device, number>> = { desktop: 4, tablet: 2, mobile: 1 };

/**
 * Columns of 24 that a node takes: what the document says, else what its widget asks for, else one column of the
 * grid. What is no field takes the whole row. On a phone everything does.
 */
export function spanOf(node: CompiledNode, columns: number, device: Device): number {
  const fitting = Math.min(columns, most[device]);
  if (fitting === 1) return FULL;
  const wanted = node.source.layout?.span ?? node.field?.span ?? (node.field ? FULL / columns : FULL);
  return Math.min(FULL, Math.max(wanted, FULL / fitting));
}
