import type { ChatAppName, ChatAppScript, Project } from '../../src/schemas/wire/project.ts';
import type { ChatAppSettings } from '../config/chatApps.ts';

/** What pages need to set up the scripts of the configured apps; undefined where none is. No secret is in it. */
export function describeScripts({ wecom, dingtalk, wechat }: ChatAppSettings): Project['chatApps'] {
  const all: Record<ChatAppName, ChatAppScript | undefined> = {
    wecom: wecom && { script: wecom.scriptUrl, appId: wecom.corpId, agentId: wecom.agentId },
    dingtalk: dingtalk && { script: dingtalk.scriptUrl, appId: dingtalk.corpId, agentId: dingtalk.agentId },
    wechat: wechat && { script: wechat.scriptUrl, appId: wechat.appId, agentId: '' },
  };
  const configured = Object.entries(all).filter(([, script]) => script !== undefined);
  return configured.length === 0 ? undefined : Object.fromEntries(configured);
}

/**
 * The scripts that pages may run beside the portal's own. Whole addresses: on the hosts of the vendors stand scripts of
 * many others.
 */
export function scriptAddresses({ wecom, dingtalk, wechat }: ChatAppSettings): string[] {
  const addresses = [wecom, dingtalk, wechat].flatMap((app) => (app === undefined ? [] : [app.scriptUrl]));
  return [...new Set(addresses)];
}
