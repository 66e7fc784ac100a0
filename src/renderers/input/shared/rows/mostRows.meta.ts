/** Rows of one value at most: they are stored, sent and drawn together. */
export const MOST_ROWS = 500;
