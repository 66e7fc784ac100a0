/** Characters that browsers drop from addresses, so that `java\tscript:` would pass as harmless. */
const DROPPED = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029]/g;
const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * The one door for addresses that documents, records or parameters bring: menus, links, images, redirects. Answers
 * the address where it is a path of this site or has an allowed scheme, else undefined. `//host` and `\\host` count
 * as addresses of other sites, and are refused with everything that is not written plainly.
 */
export function safeUrl(address: unknown): string | undefined {
  if (typeof address !== 'string') return undefined;
  const text = address.replace(DROPPED, '');
  if (text === '' || text !== address.trim()) return undefined;
  if (/^[/\\]{2}/.test(text) || text.includes('\\')) return undefined;
  if (/^[a-z][a-z0-9+.-]*:/i.test(text)) {
    if (!URL.canParse(text)) return undefined;
    const { protocol } = new URL(text);
    const plain = protocol.startsWith('http') ? /^https?:\/\/[^/]/i.test(text) : true;
    return SCHEMES.has(protocol) && plain ? text : undefined;
  }
  return text;
}

/**
 * A drawing of boxes and nothing else, as `thumbnail` makes them: no text, no reference, no style, no script. Any other
 * SVG is refused.
 */
const DRAWING =
  /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="[\d ]+">(?:<path fill="#[\da-f]{6}" opacity="[\d.]+" d="[Mhvz\d -]*"\/>)*<\/svg>$/;
const DRAWN = 'data:image/svg+xml,';

/** Whether an address is such a drawing, made for light and dark grounds alike. */
export function isDrawing(address: string): boolean {
  if (!address.startsWith(DRAWN)) return false;
  try {
    return DRAWING.test(decodeURIComponent(address.slice(DRAWN.length)));
  } catch {
    // No address of ours: it is not encoded as one.
    return false;
  }
}

/**
 * Images may also be written into the document itself, in formats that hold no script. From which other hosts they are
 * loaded is the deployment's to say (`IMAGE_ORIGINS`): the browser draws no others.
 */
export function safeImageUrl(address: unknown): string | undefined {
  if (
    typeof address === 'string' &&
    (/^data:image\/(png|jpeg|gif|webp);base64,[A-Za-z0-9+/=]+$/.test(address) || isDrawing(address))
  ) {
    return address;
  }
  const url = safeUrl(address);
  return url !== undefined && /^(mailto|tel):/i.test(url) ? undefined : url;
}
