/**
 * Writes another name for each place of a text where a word stands by itself; a word within quotes is replaced too
 * where it fills the quotes, for options stand there.
 */
export function replaceWord(text: string, word: string, by: string): string {
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return text.replace(new RegExp(`(?<![\\p{L}\\p{N}_])${escaped}(?![\\p{L}\\p{N}_])`, 'gu'), () => by);
}
