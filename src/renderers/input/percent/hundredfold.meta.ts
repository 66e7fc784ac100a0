/** Significant digits that a number carries. */
const DIGITS = 15;

/** A share as a percentage; what is no number comes back as it is. 0.57 gives 57, not 56.99999999999999. */
export const hundredfold = (value: unknown): unknown =>
  typeof value === 'number' ? Number((value * 100).toPrecision(DIGITS)) : value;

/** A percentage as a share. */
export const hundredth = (value: unknown): unknown =>
  typeof value === 'number' ? Number((value / 100).toPrecision(DIGITS)) : value;
