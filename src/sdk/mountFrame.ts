import { FRAME_NAME, type FrameLooks } from '../schemas/embed/frameName.ts';
import { webAddress } from './frameOrigin.ts';
import type { SdkMountOptions } from '../schemas/embed/publicTypes.ts';

/** What pages of the portal may use of the browser; each is lent to the origin of the address alone. */
const LENT = 'camera; microphone; geolocation; clipboard-read; clipboard-write; fullscreen';
/** Browsers that share nothing complain of its name. */
const lent = (): string => ('share' in navigator ? `${LENT}; web-share` : LENT);

/**
 * Makes the iframe of a page of the portal, inside an element.
 * @throws TypeError where `src` is no address of http or https
 */
export function mountFrame(
  element: Element,
  { src, params = {}, autoHeight, title = 'Atrium', className = '', locale, theme }: SdkMountOptions,
): HTMLIFrameElement {
  const address = webAddress(src);
  for (const [name, value] of Object.entries(params)) address.searchParams.set(name, String(value));
  const frame = document.createElement('iframe');
  const looks: FrameLooks = {
    ...(locale && { locale }),
    ...(theme && { theme }),
    ...(autoHeight && { autoHeight }),
  };
  // The page reads its name before it asks for anything, so that nothing of it is drawn otherwise first.
  const name = FRAME_NAME + JSON.stringify(looks);
  Object.assign(frame, { name, src: address.href, title, className, allow: lent() });
  // By the object model: a policy of the page that refuses inline styles lets this be.
  Object.assign(
    frame.style,
    { border: '0', display: 'block', width: '100%', colorScheme: schemeOf(theme) },
    autoHeight ? {} : { height: '100%' },
  );
  element.append(frame);
  return frame;
}

/** Of an empty frame, until its page says it: the browser paints it before anything has come. */
const schemeOf = (theme: SdkMountOptions['theme']): string =>
  theme?.dark === undefined ? '' : theme.dark ? 'dark' : 'light';
