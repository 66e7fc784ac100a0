/**
 * What stands for a name where there is no picture: the last two characters of a Chinese name, as most address each
 * other by them, else the first letters of the first and the last word.
 */
export function initialsOf(name: string): string {
  const words = name
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => Array.from(word));
  const first = words[0] ?? [];
  if (words.length === 1 && /^\p{Script=Han}+$/u.test(name.trim())) return first.slice(-2).join('');
  const letters = words.length > 1 ? [first[0], words.at(-1)?.[0]] : first.slice(0, 2);
  return letters.join('').toUpperCase();
}
