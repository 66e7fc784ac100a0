import type { Device } from '../../../runtime/stores/ThemeStore.ts';

/** Below this a column of a tablet is too narrow to read. */
const TABLET_SPAN = 12;

/** Columns of 24 that a child takes: all on phones, at least half on tablets, what it says on desktops. */
export function spanOn(device: Device, written: number | undefined): number {
  if (device === 'mobile') return 24;
  const span = written ?? 24;
  return device === 'tablet' ? Math.max(span, TABLET_SPAN) : span;
}

/**
 * Width of a cell whose row is divided by gaps of `gap` px. A hundredth is taken off, so that rounding never sends
 * the last cell of a full row to the next.
 */
export const cellWidth = (span: number, gap: number): string =>
  `calc((100% + ${gap}px) * ${span} / 24 - ${gap}.01px)`;
