import type { CSSProperties } from 'react';
import type { PlacedColumn } from './gridColumns.ts';

export const fixedClass = ({ fixed, edge }: PlacedColumn): string =>
  fixed === undefined ? '' : edge ? `fixed edge-${fixed}` : 'fixed';

export const fixedStyle = ({ fixed, offset }: PlacedColumn): CSSProperties =>
  fixed === undefined ? {} : { [fixed]: offset };
