import { callMember, messageIn, type Vendor } from './Vendor.ts';
import { environmentOf } from '../environment.ts';

/** The calls that the script is asked to allow. */
const CALLS = [
  'scanQRCode',
  'chooseImage',
  'getLocalImgData',
  'startRecord',
  'stopRecord',
  'translateVoice',
  'getLocation',
  'openLocation',
  'updateAppMessageShareData',
  'updateTimelineShareData',
  'shareAppMessage',
  'closeWindow',
  'chooseWXPay',
  'openDefaultBrowser',
  'launchMiniprogram',
];

/** Calls of WeCom that have no member of their own. */
const INVOKED: ReadonlySet<string> = new Set(['shareAppMessage', 'openDefaultBrowser', 'launchMiniprogram']);

/**
 * `wx`, the script of WeChat, which WeCom takes over.
 *
 * A page that changes its address without being loaded has to be signed and configured again, but for iPhones, where the
 * address that was loaded counts as long as the page is there.
 *
 * - WeChat: https://developers.weixin.qq.com/doc/service/guide/h5/jssdk.html
 * - WeCom: https://developer.work.weixin.qq.com/document/path/90514
 */
export const weixin: Vendor = {
  name: 'wx',
  signs: true,
  configuresOnce: false,
  alerts: false,
  signedAddress: (browser) =>
    environmentOf(browser.navigator.userAgent).system === 'ios' ? loadedAddress(browser) : current(browser),
  configure: (script, { appId, timestamp, nonceStr, signature }, { ready, error }) => {
    // WeChat calls `ready` after `error` as well.
    callMember(script, 'error', (said: unknown) => {
      error(messageIn(said, 'errMsg'));
    });
    callMember(script, 'ready', ready);
    // `beta` lets WeCom's own calls through; WeChat reads nothing of it.
    const config = { beta: true, debug: false, appId, timestamp, nonceStr, signature, jsApiList: CALLS };
    callMember(script, 'config', config);
  },
  invoke: (script, api, params, { success, cancel, fail }) => {
    const failed = (said: unknown): void => {
      const message = messageIn(said, 'errMsg', 'err_msg');
      if (message.endsWith(':cancel')) cancel();
      else fail(message);
    };
    if (!INVOKED.has(api)) {
      callMember(script, api, { ...params, success, cancel, fail: failed });
      return;
    }
    callMember(script, 'invoke', api, params, (said: unknown) => {
      if (messageIn(said, 'err_msg', 'errMsg').endsWith(':ok')) success(said);
      else failed(said);
    });
  },
};

const withoutHash = (address: string): string => address.split('#', 1)[0] ?? '';
const current = ({ location }: Window): string => withoutHash(location.href);

/** The address that the page was loaded by; the current one where that carries a token, which goes into no request. */
function loadedAddress(browser: Window): string {
  const [loaded] = browser.performance.getEntriesByType('navigation');
  const address = URL.canParse(loaded?.name ?? '') ? new URL(loaded?.name ?? '') : undefined;
  return address === undefined || address.searchParams.has('token')
    ? current(browser)
    : withoutHash(address.href);
}
