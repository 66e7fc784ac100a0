import DOMPurify from 'dompurify';
import { safeUrl } from '../../documents/safeUrl.ts';

/** Text-shaping elements only: nothing that loads, runs, or takes input. */
const TAGS = (
  'a abbr b blockquote br caption code del div dl dt dd em figure figcaption h1 h2 h3 h4 h5 h6 hr i img ins kbd li ' +
  'mark ol p pre q s samp small span strong sub sup table tbody td tfoot th thead tr u ul'
).split(' ');
const ATTRIBUTES = ['href', 'src', 'alt', 'title', 'colspan', 'rowspan', 'width', 'height', 'lang', 'dir'];

/** The one door for HTML: cleaned to text-shaping elements with safe addresses; links open apart and tell nothing. */
export function safeHtml(html: string): string {
  const fragment = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const element of fragment.querySelectorAll('[href], [src]')) {
    for (const name of ['href', 'src']) {
      const address = element.getAttribute(name);
      if (address !== null && safeUrl(address) === undefined) element.removeAttribute(name);
    }
    if (element.tagName === 'A') {
      element.setAttribute('rel', 'noopener noreferrer');
      element.setAttribute('target', '_blank');
    }
  }
  const holder = document.createElement('div');
  holder.append(fragment);
  return holder.innerHTML;
}
