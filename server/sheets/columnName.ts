/** What spreadsheets call a column: A, B, AA. @param at the first being 0 */
export function columnName(at: number): string {
  const last = String.fromCodePoint(65 + (at % 26));
  return at < 26 ? last : columnName(Math.floor(at / 26) - 1) + last;
}
