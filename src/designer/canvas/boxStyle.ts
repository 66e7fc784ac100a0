import type { CSSProperties } from 'react';
import type { Rect } from './drag/boxes.ts';

/** Lays something over a rectangle of the frame. */
export const boxStyle = ({ left, top, right, bottom }: Rect): CSSProperties => ({
  left,
  top,
  width: right - left,
  height: bottom - top,
});
