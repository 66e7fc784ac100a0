/** The styles of one's own that the page names and that are not there: they did not come, or some not yet. */
export const emptyStyles = (): string[] =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
    .filter((link) => new URL(link.href).origin === location.origin && !hasRules(link))
    .map(({ href }) => href);

/** Browsers have no sheet, or one that cannot be read, where it did not come. */
function hasRules({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    return false;
  }
}
