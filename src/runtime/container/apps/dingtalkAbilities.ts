import { toText } from '../../../conditions/index.ts';
import type { RootStore } from '../../stores/RootStore.ts';
import type { Container } from '../Container.ts';
import { linkToOpen } from '../linkToOpen.ts';
import type { ChatAppScript } from '../../../schemas/wire/project.ts';
import { failure, memberOf, microAppId, positionOf, textOf } from './answers.ts';
import type { Ask } from './ask.ts';
import { PERSON_PATIENCE } from './MessagingSdk.ts';
import { pageToShare } from './pageToShare.ts';
import { placeToShow } from './placeToShow.ts';
import { recordText, voiceOf, type Voice } from './record.ts';

/** A call that DingTalk lets every page make: it needs the script alone. */
const OPEN = { signed: false };
const BY_PERSON = { patience: PERSON_PATIENCE };
/** An order that is paid, in the words of Alipay. */
const PAID = '9000';

/**
 * What DingTalk does. Of images it would give the page addresses that no page can read, or keep them on a server of its
 * own: it chooses none.
 */
export function dingtalkAbilities(
  root: RootStore,
  browser: Window,
  { appId: corpId }: ChatAppScript,
  ask: Ask,
): Container['abilities'] {
  const translate = async ({ voice: mediaId, duration }: Voice): Promise<string> =>
    textOf(root, await ask('device.audio.translateVoice', { mediaId, duration }), 'content');
  return {
    scan: async () => ({
      text: textOf(root, await ask('biz.util.scan', { type: 'all' }, BY_PERSON), 'text'),
    }),
    record: () =>
      recordText(root, {
        start: () => ask('device.audio.startRecord', { maxDuration: 60 }),
        stop: async () => {
          const voice = await ask('device.audio.stopRecord');
          return { voice: textOf(root, voice, 'mediaId'), duration: memberOf(voice, 'duration') };
        },
        translate,
      }),
    translateVoice: async (param) => ({ text: await translate(voiceOf(root, param)) }),
    location: async () => {
      const params = { targetAccuracy: 200, coordinate: 0, withReGeocode: false, useCache: true };
      const answer = await ask('device.geolocation.get', params);
      // Old releases for Android wrap it once more.
      return positionOf(root, memberOf(answer, 'location') ?? answer);
    },
    openMap: async (param) => {
      const { latitude, longitude, name, address } = placeToShow(root, param);
      await ask('biz.map.view', { latitude, longitude, title: name || address });
    },
    share: async (param) => {
      const { title, text: content, url, image } = pageToShare(param, browser);
      await ask('biz.util.share', { type: 0, title, content, url, image }, { ...OPEN, ...BY_PERSON });
    },
    close: async () => {
      await ask('biz.navigation.close', {}, OPEN);
    },
    setTitle: async ({ title: given }) => {
      const title = toText(given);
      browser.document.title = title;
      await ask('biz.navigation.setTitle', { title }, OPEN);
    },
    pay: async ({ info }) => {
      if (typeof info !== 'string' || info === '') throw failure(root, 'noOrder');
      const answer = await ask('biz.alipay.pay', { info }, { ...OPEN, ...BY_PERSON });
      const status = memberOf(answer, 'resultStatus') ?? memberOf(answer, 'ResultStatus');
      if (String(status) !== PAID) throw failure(root, 'failed');
    },
    authCode: async () => ({
      code: textOf(root, await ask('runtime.permission.requestAuthCode', { corpId }, OPEN), 'code'),
    }),
    openLink: async ({ url }) => {
      await ask('biz.util.openLink', { url: linkToOpen(root, browser, url) }, OPEN);
    },
    openMicroApp: async ({ appId, agentId }) => {
      const params = { appId: microAppId(root, appId), agentId: microAppId(root, agentId), corpId };
      const result = memberOf(await ask('biz.microApp.openApp', params), 'result');
      // 0 and -1 are a failure that is told as a success.
      if (['0', '-1'].includes(String(result))) throw failure(root, 'failed');
    },
  };
}
