import type { CompiledNode } from '../../../documents/compile.ts';
import type { Device } from '../../../runtime/stores/ThemeStore.ts';

/** Below this a column of a tablet is too narrow to read. */
const TABLET_SPAN = 12;

/**
 * Columns of 24 that a child takes: all on phones, or half where that is enough for it (`half`); at least half on
 * tablets; what it says on desktops.
 */
export function spanOn(device: Device, written: number | undefined, half = false): number {
  const span = written ?? 24;
  if (device === 'mobile') return half && span <= 12 ? 12 : 24;
  return device === 'tablet' ? Math.max(span, TABLET_SPAN) : span;
}

/** Whether half of a phone is enough for a node: by what its widget says, or what stands alone in it. */
export function fitsHalf({ meta, children }: CompiledNode): boolean {
  const [only, ...others] = children;
  return meta?.halfOnPhone ?? (only !== undefined && others.length === 0 && fitsHalf(only));
}

/**
 * Width of a cell whose row is divided by gaps of `gap` px. A hundredth is taken off, so that rounding never sends
 * the last cell of a full row to the next.
 */
export const cellWidth = (span: number, gap: number): string =>
  `calc((100% + ${gap}px) * ${span} / 24 - ${gap}.01px)`;
