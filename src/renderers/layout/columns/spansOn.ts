import type { CompiledNode } from '../../../documents/compile.ts';
import type { Device } from '../../../runtime/stores/ThemeStore.ts';

const WHOLE = 24;
const HALF = 12;

/** A child with the columns of 24 that it says it takes; `half`: half of a phone is enough for it. */
export interface Spanned {
  readonly span: number;
  readonly half: boolean;
}

/**
 * Columns of 24 that each child takes: what it says on desktops; on tablets half of its row, which a child that is
 * alone there, or the odd last one, has to itself; on phones all, or half where that is enough.
 */
export function spansOn(device: Device, children: readonly Spanned[]): readonly number[] {
  if (device === 'mobile') return children.map(({ span, half }) => (half && span <= HALF ? HALF : WHOLE));
  if (device === 'desktop') return children.map(({ span }) => span);
  return rowsOf(children).flatMap((row) =>
    row.map((_, index) => (row.length % 2 === 1 && index === row.length - 1 ? WHOLE : HALF)),
  );
}

/** The rows that children make on a desktop. */
function rowsOf(children: readonly Spanned[]): readonly (readonly Spanned[])[] {
  const rows: Spanned[][] = [];
  let room = 0;
  for (const child of children) {
    if (child.span > room) {
      rows.push([]);
      room = WHOLE;
    }
    rows.at(-1)?.push(child);
    room -= child.span;
  }
  return rows;
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
