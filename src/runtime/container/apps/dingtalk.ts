import { callMember, messageIn, type Vendor } from './Vendor.ts';

/**
 * The calls that DingTalk is asked to allow: those that pages make (recording, voice translation,
 * geolocation, map view, opening a micro app, scan). Others are open to every page.
 */
const CALLS = [
  'device.audio.startRecord',
  'device.audio.stopRecord',
  'device.audio.translateVoice',
  'device.geolocation.get',
  'biz.map.view',
  'biz.microApp.openApp',
  'biz.util.scan',
];

/** A person who leaves what a call has opened. */
const CANCELLED = '-1';

/**
 * `dd`, the script of DingTalk. It looks at the address that the page has when it is configured, and takes one
 * configuration for as long as the page is loaded.
 * @param agentId which of the school's apps
 * @see https://open.dingtalk.com/document/orgapp/jsapi-authentication
 */
export const dingtalk = (agentId: string): Vendor => ({
  name: 'dd',
  signs: true,
  configuresOnce: true,
  alerts: true,
  signedAddress: ({ location }) => location.href.split('#', 1)[0] ?? '',
  configure: (script, { appId, timestamp, nonceStr, signature }, { ready, error }) => {
    callMember(script, 'config', {
      agentId,
      corpId: appId,
      timeStamp: timestamp,
      nonceStr,
      signature,
      type: 0,
      jsApiList: CALLS,
    });
    callMember(script, 'error', (said: unknown) => {
      error(messageIn(said, 'errorMessage', 'message'));
    });
    callMember(script, 'ready', ready);
  },
  invoke: (script, api, params, { success, cancel, fail }) => {
    callMember(script, api, {
      ...params,
      onSuccess: success,
      onFail: (said: unknown) => {
        const code =
          typeof said === 'object' && said !== null ? (Reflect.get(said, 'errorCode') as unknown) : '';
        if (String(code) === CANCELLED) cancel();
        else fail(messageIn(said, 'errorMessage', 'message'));
      },
    });
  },
});
