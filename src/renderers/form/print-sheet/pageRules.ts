/** A text as a CSS string: all but letters and digits escaped, so that it can end neither the string nor the element. */
function cssString(text: string): string {
  const escaped = Array.from(text, (character) =>
    /[\p{L}\p{N} ]/u.test(character)
      ? character
      : `\\${(character.codePointAt(0) ?? 0).toString(16).padStart(6, '0')}`,
  );
  return `"${escaped.join('')}"`;
}

/** The margins of each printed page, with what stands in them. */
export function pageRules({ header, footer }: { header: string; footer: string }): string {
  const font = 'font-size: 9pt; color: #595959;';
  return `@page {
  size: A4;
  margin: 20mm 16mm 18mm;
  @top-left { content: ${cssString(header)}; ${font} }
  @bottom-left { content: ${cssString(footer)}; ${font} }
  @bottom-right { content: counter(page) " / " counter(pages); ${font} }
}`;
}
