/**
 * Writes other names, all at once, for each place of a text where a word stands by itself; a word within quotes is
 * replaced too where it fills the quotes, for options stand there. What stands in single braces is no part of what
 * stands in two.
 */
export function replaceWords(text: string, meant: ReadonlyMap<string, string>): string {
  const alone = [...meant.keys()].map((word) => {
    const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const [before, behind] = word.startsWith('{') ? ['\\{', '\\}'] : ['[\\p{L}\\p{N}_]', '[\\p{L}\\p{N}_]'];
    return `(?<!${before})${escaped}(?!${behind})`;
  });
  return text.replace(new RegExp(alone.join('|'), 'gu'), (word) => meant.get(word) ?? word);
}
