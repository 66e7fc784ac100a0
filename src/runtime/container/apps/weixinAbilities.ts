import { toText } from '../../../conditions/index.ts';
import type { RootStore } from '../../stores/RootStore.ts';
import type { Container } from '../Container.ts';
import { linkToOpen } from '../linkToOpen.ts';
import { failure, memberOf, microAppId, positionOf, textOf } from './answers.ts';
import { appTexts } from './appTexts.ts';
import type { Ask } from './ask.ts';
import { imageFile, LARGEST, storeImages } from './chosenImages.ts';
import { PERSON_PATIENCE } from './MessagingSdk.ts';
import { pageToShare } from './pageToShare.ts';
import { placeToShow } from './placeToShow.ts';
import { recordText, voiceOf, type Voice } from './record.ts';

/** A person is asked to do something. */
const BY_PERSON = { patience: PERSON_PATIENCE };
/** Images that may be chosen at once, by the app's own word. */
const MOST_IMAGES = 9;
/** What WeChat puts before what it read in a bar code. */
const BAR_CODE = /^(?:EAN|UPC|CODE|CODABAR|ITF|RSS)[_\w]*,/;
/** What WeChat wants to know of an order; all of it is the server's. */
const ORDER = ['timestamp', 'nonceStr', 'package', 'signType', 'paySign'] as const;

/** What WeChat and WeCom do alike. */
export function weixinAbilities(root: RootStore, ask: Ask): Container['abilities'] {
  const translate = async ({ voice }: Voice): Promise<string> => {
    const params = { localId: voice, isShowProgressTips: 1 };
    return textOf(root, await ask('translateVoice', params), 'translateResult');
  };
  return {
    scan: async () => {
      const params = { needResult: 1, scanType: ['qrCode', 'barCode'] };
      const text = textOf(root, await ask('scanQRCode', params, BY_PERSON), 'resultStr');
      return { text: text.replace(BAR_CODE, '') };
    },
    chooseImage: async ({ count }) => {
      const most = Math.min(Math.max(Math.trunc(Number(count ?? MOST_IMAGES)) || 1, 1), MOST_IMAGES);
      const ids = memberOf(await ask('chooseImage', { count: most }, BY_PERSON), 'localIds');
      if (!Array.isArray(ids)) throw failure(root, 'unusable');
      const files: File[] = [];
      for (const localId of ids.slice(0, most) as unknown[]) {
        const data = textOf(root, await ask('getLocalImgData', { localId }), 'localData', LARGEST);
        files.push(imageFile(root, data, `image-${String(files.length + 1)}`));
      }
      return storeImages(root, files);
    },
    record: () =>
      recordText(root, {
        start: () => ask('startRecord'),
        stop: async () => ({ voice: textOf(root, await ask('stopRecord'), 'localId') }),
        translate,
      }),
    translateVoice: async (param) => ({ text: await translate(voiceOf(root, param)) }),
    location: async () => positionOf(root, await ask('getLocation', { type: 'wgs84' })),
    openMap: async (param) => {
      await ask('openLocation', { ...placeToShow(root, param), scale: 16 });
    },
    close: async () => {
      await ask('closeWindow');
    },
  };
}

/** What WeChat does beside: it shares from a menu of its own, and takes payments. */
export function wechatAbilities(root: RootStore, browser: Window, ask: Ask): Container['abilities'] {
  return {
    share: async (param) => {
      const { title, text: desc, url: link, image: imgUrl } = pageToShare(param, browser);
      await ask('updateAppMessageShareData', { title, desc, link, imgUrl });
      await ask('updateTimelineShareData', { title, link, imgUrl });
      root.ui.message('info', root.locale.localise(appTexts.shareHint));
    },
    pay: async (order) => {
      const given = ORDER.map((name) => [name, order[name]] as const);
      const isWhole = given.every(([, value]) => ['string', 'number'].includes(typeof value) && value !== '');
      if (!isWhole) throw failure(root, 'noOrder');
      await ask('chooseWXPay', Object.fromEntries(given), BY_PERSON);
    },
  };
}

/**
 * What WeCom does beside: it sends a page to a conversation that the person picks, and opens links in the browser of the
 * system and mini programs by their id.
 */
export function wecomAbilities(root: RootStore, browser: Window, ask: Ask): Container['abilities'] {
  return {
    share: async (param) => {
      const { title, text: desc, url: link, image: imgUrl } = pageToShare(param, browser);
      await ask('shareAppMessage', { title, desc, link, imgUrl }, BY_PERSON);
    },
    openLink: async ({ url }) => {
      await ask('openDefaultBrowser', { url: linkToOpen(root, browser, url) });
    },
    openMicroApp: async ({ appId, path }) => {
      const appid = microAppId(root, appId);
      await ask('launchMiniprogram', { appid, ...(path === undefined ? {} : { path: toText(path) }) });
    },
  };
}
