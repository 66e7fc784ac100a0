import { toText } from '../../../conditions/index.ts';
import type { Container } from '../Container.ts';
import { linkToOpen } from '../linkToOpen.ts';
import type { RootStore } from '../../stores/RootStore.ts';
import { failure, textOf } from './answers.ts';
import type { Ask } from './ask.ts';
import { imageFile, LARGEST, storeImages } from './chosenImages.ts';
import { PERSON_PATIENCE } from './MessagingSdk.ts';
import { pageToShare } from './pageToShare.ts';
import { callMember, isObject, type Vendor } from './Vendor.ts';

const BY_PERSON = { patience: PERSON_PATIENCE };
/** Images that may be chosen at once, as in the other apps. */
const MOST_IMAGES = 9;

/** Calls that answer by a function among what they are given. */
const ANSWERING: ReadonlySet<string> = new Set(['qrcode.scan', 'systemAbility.takePhoto']);

/**
 * `BH_MOBILE`, the script of 今日校园. It is started once; what it does is then `BH_MOBILE_SDK` on the window. Its calls are
 * given their parameters one after the other, behind the function that they answer by.
 * @see https://github.com/wisedu/bh-mobile-sdk
 */
export const campusApp = (browser: Window): Vendor => ({
  name: 'BH_MOBILE',
  signs: false,
  configuresOnce: true,
  alerts: false,
  signedAddress: () => '',
  configure: (script, { ready }) => {
    callMember(script, 'init', ready);
  },
  invoke: (_script, api, params, { success }) => {
    const sdk: unknown = Reflect.get(browser, 'BH_MOBILE_SDK');
    if (!isObject(sdk)) throw new TypeError('The script has not been started.');
    const given = Object.values(params) as unknown[];
    if (ANSWERING.has(api)) callMember(sdk, api, success, ...given);
    else {
      callMember(sdk, api, ...given);
      success(undefined);
    }
  },
});

/** What 今日校园 does. */
export function campusAppAbilities(root: RootStore, browser: Window, ask: Ask): Container['abilities'] {
  return {
    scan: async () => {
      const text = await ask('qrcode.scan', {}, BY_PERSON);
      return { text: textOf(root, { text }, 'text') };
    },
    chooseImage: async ({ count }) => {
      const limit = Math.min(Math.max(Math.trunc(Number(count ?? MOST_IMAGES)) || 1, 1), MOST_IMAGES);
      const answer = await ask('systemAbility.takePhoto', { limit }, BY_PERSON);
      // A single image comes without a list.
      const images: unknown[] = Array.isArray(answer) ? answer : [answer];
      const files = images
        .slice(0, limit)
        .map((image, at) =>
          imageFile(root, textOf(root, image, 'base64', LARGEST), `image-${String(at + 1)}`),
        );
      if (files.length === 0) throw failure(root, 'cancelled');
      return storeImages(root, files);
    },
    share: async (param) => {
      const { title, url: linkUrl } = pageToShare(param, browser);
      await ask('social.share', { config: { title, linkUrl } });
    },
    close: async () => {
      await ask('UI.closeWebView');
    },
    setTitle: async ({ title: given }) => {
      const title = toText(given);
      browser.document.title = title;
      await ask('UI.setTitleText', { title });
    },
    openLink: async ({ url }) => {
      await ask('UI.openWebView', { url: linkToOpen(root, browser, url) });
    },
  };
}
