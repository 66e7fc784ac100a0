import { toText } from '../../../conditions/index.ts';
import { safeUrl } from '../../../documents/safeUrl.ts';

/** What a step asks to share, as plain texts; the page itself where it names no address that is one. */
export function pageToShare(
  { title, text, url, image }: Readonly<Record<string, unknown>>,
  { location, document }: Window,
): { title: string; text: string; url: string; image: string } {
  const absolute = (given: unknown): string | undefined => {
    const address = safeUrl(given);
    return address === undefined ? undefined : new URL(address, location.href).href;
  };
  return {
    title: title === undefined ? document.title : toText(title),
    text: text === undefined ? '' : toText(text),
    url: absolute(url) ?? location.href,
    image: absolute(image) ?? '',
  };
}
