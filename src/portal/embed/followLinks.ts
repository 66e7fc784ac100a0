import { isPlainClick } from '../../runtime/render/isPlainClick.ts';

interface LinkPorts {
  /** Opens an address of another site. */
  readonly outside: (url: string) => void;
  /** Goes to a page of the portal. */
  readonly navigate: (address: string) => void;
}

/** Addresses that are no pages: a browser fetches what stands there. */
const NOT_A_PAGE = /^\/(?:api|files|assets|sdk|schemas|s|guide)(?:\/|$)/;

/**
 * Links that no page has handled: those to pages of the portal open in the frame, whatever window they ask for, and those to
 * other sites outside of it. @returns ends it
 */
export function followLinks(browser: Window, { outside, navigate }: LinkPorts): () => void {
  const follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || !isPlainClick(event)) return;
    const anchor = event.target instanceof Element ? event.target.closest('a') : null;
    if (anchor === null || anchor.hasAttribute('download') || !URL.canParse(anchor.href)) return;
    const url = new URL(anchor.href);
    if (!/^https?:$/.test(url.protocol)) return;
    const isOwn = url.origin === browser.location.origin;
    if (isOwn && (anchor.target !== '_blank' || NOT_A_PAGE.test(url.pathname))) return;
    event.preventDefault();
    if (isOwn) navigate(`${url.pathname}${url.search}${url.hash}`);
    else outside(url.href);
  };
  browser.document.addEventListener('click', follow);
  return () => {
    browser.document.removeEventListener('click', follow);
  };
}
