import { webAddress } from './frameOrigin.ts';
import type { SdkMountOptions } from './publicTypes.ts';

/** What pages of the portal may use of the browser; each is lent to the origin of the address alone. */
const LENT = 'camera; microphone; geolocation; clipboard-read; clipboard-write; fullscreen; web-share';

/**
 * Makes the iframe of a page of the portal, inside an element.
 * @throws TypeError where `src` is no address of http or https
 */
export function mountFrame(
  element: Element,
  { src, params = {}, autoHeight, title = 'Atrium', className = '' }: SdkMountOptions,
): HTMLIFrameElement {
  const address = webAddress(src);
  for (const [name, value] of Object.entries(params)) address.searchParams.set(name, String(value));
  const frame = document.createElement('iframe');
  Object.assign(frame, { src: address.href, title, className, allow: LENT });
  // By the object model: a policy of the page that refuses inline styles lets this be.
  Object.assign(
    frame.style,
    { border: '0', display: 'block', width: '100%' },
    autoHeight ? {} : { height: '100%' },
  );
  element.append(frame);
  return frame;
}
