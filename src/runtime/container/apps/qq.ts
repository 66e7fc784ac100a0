import type { Container } from '../Container.ts';
import { linkToOpen } from '../linkToOpen.ts';
import type { RootStore } from '../../stores/RootStore.ts';
import { appTexts } from './appTexts.ts';
import type { Ask } from './ask.ts';
import { pageToShare } from './pageToShare.ts';
import { callMember, type Vendor } from './Vendor.ts';

/**
 * `mqq`, the script of QQ, which signs no pages. Its calls answer nothing: one that it took is done.
 * @see https://open.mobile.qq.com/sdk/qqapi.js
 */
export const qq: Vendor = {
  name: 'mqq',
  signs: false,
  configuresOnce: true,
  alerts: false,
  signedAddress: () => '',
  configure: (_script, { ready }) => {
    ready();
  },
  invoke: (script, api, params, { success }) => {
    callMember(script, api, params);
    success(undefined);
  },
};

/** Opens in a new view of QQ, which has a way back. */
const NEW_VIEW = 1;

/**
 * What QQ does. How it tells what it scanned, and in which datum where it is, its maker publishes nowhere: both are
 * left to the browser.
 */
export function qqAbilities(root: RootStore, browser: Window, ask: Ask): Container['abilities'] {
  return {
    share: async (param) => {
      const { title, text: desc, url: share_url, image: image_url } = pageToShare(param, browser);
      await ask('data.setShareInfo', { title, desc, share_url, image_url });
      root.ui.message('info', root.locale.localise(appTexts.shareHint));
    },
    close: async () => {
      await ask('ui.popBack');
    },
    openLink: async ({ url }) => {
      await ask('ui.openUrl', { url: linkToOpen(root, browser, url), target: NEW_VIEW });
    },
  };
}
