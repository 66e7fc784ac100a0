/** The page's styles that are not there: they did not come, or some not yet. */
export const emptyStyles = (): string[] =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
    .filter(({ sheet }) => sheet === null)
    .map(({ href }) => href);
