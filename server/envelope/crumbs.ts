/** Pieces that a body may come in whatever their size. */
const FREE = 1_000;
/** Bytes that each further piece has to bring, on average: far fewer than the smallest packets of a slow network. */
const LEAST = 256;

/**
 * Counts the pieces in which one body comes. Each costs the server the same, a chunk of one byte (RFC 9112, 7.1) as much as one
 * of thousands, so that bytes alone do not bound what a body costs.
 * @returns a function that is told the bytes of each piece, and says whether the body comes in crumbs
 */
export function crumbCounter(): (bytes: number) => boolean {
  let pieces = 0;
  let length = 0;
  return (bytes) => {
    pieces += 1;
    length += bytes;
    return pieces > FREE + length / LEAST;
  };
}
