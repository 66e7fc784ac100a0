/** What the editor writes, and nothing else: no style, no image, no script. */
const TAGS = 'p|br|hr|h1|h2|h3|h4|h5|h6|strong|b|em|i|u|s|code|pre|blockquote|ul|ol|li|a';
const TAG = new RegExp(`<(/?)(${TAGS})((?:\\s+[a-z]+="[^"<>]*")*)\\s*/?>`, 'g');
const ATTRIBUTE = /\s+([a-z]+)="([^"<>]*)"/g;
const SAFE_LINK = /^(https?:\/\/[^\s]+|mailto:[^\s]+|tel:[^\s]+|\/(?![/\\])[^\s]*|#[^\s]*)$/i;

function mayStand(name: string, value: string): boolean {
  if (name === 'href') return SAFE_LINK.test(value);
  if (name === 'rel' || name === 'target') return /^[\w -]*$/.test(value);
  return name === 'start' && /^\d{1,6}$/.test(value);
}

/** Whether a text is HTML of the kind that the editor writes. Whoever draws it cleans it once more. */
export function isPlainHtml(html: string): boolean {
  const tags = [...html.matchAll(TAG)];
  const sound = tags.every(([, , , attributes = '']) =>
    [...attributes.matchAll(ATTRIBUTE)].every(([, name = '', value = '']) => mayStand(name, value)),
  );
  return sound && !html.replace(TAG, '').includes('<');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
};

/** The words of such HTML on one line, for cells and exports. */
export function htmlText(html: unknown): string {
  if (typeof html !== 'string') return '';
  return html
    .replace(/<(br|\/p|\/li|\/h\d|\/blockquote|\/pre)\b[^>]*>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|quot|#39|nbsp|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}

/** Plain text as such HTML, a paragraph for each line. */
export const textHtml = (text: string): string =>
  text
    .split(/\r?\n/)
    .map((line) => line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'))
    .map((line) => `<p>${line}</p>`)
    .join('');
