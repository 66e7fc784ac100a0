import type { CSSProperties } from 'react';

/** What can be done with a row stays in sight while the columns scroll under it; a shadow says that there are some. */
export const atEnd = (background: string, more: boolean): CSSProperties => ({
  position: 'sticky',
  insetInlineEnd: 0,
  zIndex: 1,
  background,
  boxShadow: more ? '-8px 0 10px -6px rgb(0 0 0 / 28%)' : 'none',
});
