/** How many characters a text has: Unicode code points, as rules, sheets and the database count them. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _character of text) count += 1;
  return count;
}

/** At most so many characters from the start of a text. */
export const firstCharacters = (text: string, most: number): string =>
  text.length <= most ? text : Array.from(text).slice(0, most).join('');

/**
 * What stands in a box after something was put into its text: as much of that as there is room for. What stood there
 * before and behind it stays, as it does where a browser keeps to `maxlength`, which counts UTF-16 units.
 */
export function fitInsertion(before: string, after: string, most: number): string {
  const [old, now] = [Array.from(before), Array.from(after)];
  if (now.length <= most) return after;
  const shorter = Math.min(old.length, now.length);
  let end = 0;
  while (end < shorter && old[old.length - 1 - end] === now[now.length - 1 - end]) end += 1;
  let start = 0;
  while (start < shorter - end && old[start] === now[start]) start += 1;
  const inserted = now.slice(start, now.length - end);
  const room = Math.max(0, most - start - end);
  return [...now.slice(0, start), ...inserted.slice(0, room), ...now.slice(now.length - end)].join('');
}
