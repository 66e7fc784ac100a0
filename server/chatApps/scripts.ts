import type { ChatAppName, ChatAppScript, Project } from '../../src/schemas/wire/project.ts';
import type { ChatAppSettings } from '../config/chatApps.ts';

/** What pages need to set up the scripts of the configured apps; undefined where none is. No secret is in it. */
export function describeScripts(settings: ChatAppSettings): Project['chatApps'] {
  const { wecom, dingtalk, wechat, qqScriptUrl, campusScriptUrl } = settings;
  const all: Record<ChatAppName, ChatAppScript | undefined> = {
    wecom: wecom && { script: wecom.scriptUrl, appId: wecom.corpId, agentId: wecom.agentId },
    dingtalk: dingtalk && { script: dingtalk.scriptUrl, appId: dingtalk.corpId, agentId: dingtalk.agentId },
    wechat: wechat && { script: wechat.scriptUrl, appId: wechat.appId, agentId: '' },
    qq: unsigned(qqScriptUrl),
    campusApp: unsigned(campusScriptUrl),
  };
  const configured = Object.entries(all).filter(([, script]) => script !== undefined);
  return configured.length === 0 ? undefined : Object.fromEntries(configured);
}

const unsigned = (script: string | undefined): ChatAppScript | undefined =>
  script === undefined ? undefined : { script, appId: '', agentId: '' };

/** What the script of 今日校园 loads by itself; the app answers that address, no host does. */
const CAMPUS_BRIDGE = 'https://injectionmamp/cordova.js';

/**
 * The scripts that pages may run beside the portal's own. Whole addresses: on the hosts of the vendors stand scripts of
 * many others.
 */
export function scriptAddresses(settings: ChatAppSettings): string[] {
  const { wecom, dingtalk, wechat, qqScriptUrl, campusScriptUrl } = settings;
  const addresses = [wecom, dingtalk, wechat].map((app) => app?.scriptUrl);
  const bridge = campusScriptUrl === undefined ? undefined : CAMPUS_BRIDGE;
  const all = [...addresses, qqScriptUrl, campusScriptUrl, bridge];
  return [...new Set(all.filter((address) => address !== undefined))];
}
