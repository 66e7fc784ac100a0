/**
 * Writes other names, all at once, for each place of a text where a word stands by itself; a word within quotes is
 * replaced too where it fills the quotes, for options stand there. What stands in single braces is no part of what
 * stands in two.
 */
export function replaceWords(text: string, meant: ReadonlyMap<string, string>): string {
  const alone = [...meant].map(([word, by]) => {
    const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    if (word.startsWith('{')) return `(?<!\\{)${escaped}(?!\\})`;
    // A name that is given its record already has it in other places, and is no option.
    const before = by.endsWith(`.${word}`) ? `[\\p{L}\\p{N}_.'"]` : '[\\p{L}\\p{N}_]';
    return `(?<!${before})${escaped}(?![\\p{L}\\p{N}_])`;
  });
  return text.replace(new RegExp(alone.join('|'), 'gu'), (word) => meant.get(word) ?? word);
}
