/**
 * A random token of pieces of 8 hex characters. Unlike `crypto.randomUUID` it is to be had on
 * pages over plain http too.
 * @param pieces 1 or more; each is 32 random bits
 */
export const randomToken = (pieces = 1): string =>
  [...crypto.getRandomValues(new Uint32Array(pieces))]
    .map((piece) => piece.toString(16).padStart(8, '0'))
    .join('');
