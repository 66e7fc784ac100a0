/** Characters of the words in a cell. */
const IN_CELL = 80;

/** The first line of a text in Markdown without its marks, as a cell shows it. */
export function firstWords(markdown: string): string {
  const lines = markdown.split('\n').map(withoutMarks);
  const line = lines.find((one) => one !== '') ?? '';
  const signs = Array.from(line);
  const more = signs.length > IN_CELL || lines.filter((one) => one !== '').length > 1;
  return more ? `${signs.slice(0, IN_CELL).join('')}…` : line;
}

const withoutMarks = (line: string): string =>
  line
    .replace(/^\s*(?:#{1,6}\s+|>\s?|[-*+]\s+|\d{1,9}[.)]\s+)+/, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`~]+/g, '')
    .trim();
