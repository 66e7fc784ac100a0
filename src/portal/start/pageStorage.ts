/**
 * A storage of the browser; undefined where it is forbidden.
 * @param kind of the whole browser, or of the tab that the page is in
 */
export function pageStorage(kind: 'localStorage' | 'sessionStorage'): Storage | undefined {
  try {
    return window[kind];
  } catch {
    // Browsers that block site data throw on the mere access; the portal works without.
    return undefined;
  }
}
