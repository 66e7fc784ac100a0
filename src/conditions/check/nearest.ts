/**
 * The name that was most likely meant: the one that fewest changes lead to, if these are few for its length.
 * Distance: optimal string alignment (insert, delete, replace, swap of neighbours), without regard to case.
 */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  const wanted = name.toLowerCase();
  let best: string | undefined;
  let least = Math.max(1, Math.floor(wanted.length / 3)) + 1;
  for (const candidate of candidates) {
    const text = candidate.toLowerCase();
    if (Math.abs(text.length - wanted.length) >= least) continue;
    const found = distance(wanted, text);
    if (found >= least) continue;
    best = candidate;
    least = found;
  }
  return best;
}

/** Names longer than this are not compared: the table grows with the product of both. */
const LONGEST = 200;

function distance(a: string, b: string): number {
  if (a.length > LONGEST || b.length > LONGEST) return Number.POSITIVE_INFINITY;
  const width = b.length + 1;
  const cells = new Uint16Array((a.length + 1) * width);
  const cell = (row: number, column: number): number => cells[row * width + column] ?? 0;
  for (let column = 0; column < width; column += 1) cells[column] = column;
  for (let row = 1; row <= a.length; row += 1) {
    cells[row * width] = row;
    for (let column = 1; column < width; column += 1) {
      const same = a[row - 1] === b[column - 1];
      let least = Math.min(
        cell(row - 1, column) + 1,
        cell(row, column - 1) + 1,
        cell(row - 1, column - 1) + (same ? 0 : 1),
      );
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) least = Math.min(least, cell(row - 2, column - 2) + 1);
      cells[row * width + column] = least;
    }
  }
  return cell(a.length, b.length);
}
