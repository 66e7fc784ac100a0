/** True for `true`, `1`, `'true'`, `'1'`; false for everything else. */
export const toBool = (value: unknown): boolean =>
  value === true || value === 1 || value === 'true' || value === '1';
