/**
 * Writes another name for each place of a text where a word stands by itself; a word within quotes is replaced too
 * where it fills the quotes, for options stand there. What stands in single braces is no part of what stands in two.
 */
export function replaceWord(text: string, word: string, by: string): string {
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const [before, behind] = word.startsWith('{') ? ['\\{', '\\}'] : ['[\\p{L}\\p{N}_]', '[\\p{L}\\p{N}_]'];
  return text.replace(new RegExp(`(?<!${before})${escaped}(?!${behind})`, 'gu'), () => by);
}
