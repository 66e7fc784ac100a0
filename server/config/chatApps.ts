import { ConfigError, isSafeAddress, text } from './environment.ts';

interface AppSettings {
  /** Address of the calls, without a trailing slash. */
  readonly url: string;
  readonly secret: string;
}

interface ProviderSettings extends AppSettings {
  /** Address that people authorise at, without a trailing slash. */
  readonly authorizeUrl: string;
  /** Address of the script that pages in the app load; browsers fetch it. */
  readonly scriptUrl: string;
}

/** An app of the school's own at WeCom. */
export interface WecomSettings extends ProviderSettings {
  readonly corpId: string;
  readonly agentId: string;
}

/** An app of the school's own at DingTalk. */
export interface DingtalkSettings extends ProviderSettings {
  readonly corpId: string;
  readonly agentId: string;
  /** The app's own id (AppKey, also Client ID). */
  readonly key: string;
}

/** The school's official account at WeChat. */
export interface WechatSettings extends ProviderSettings {
  readonly appId: string;
}

/** The school's own app on phones. */
export interface CampusAppSettings extends AppSettings {
  readonly appId: string;
}

/** The school's apps at the providers of chat apps, and its own; absent: none there. */
export interface ChatAppSettings {
  readonly wecom?: WecomSettings | undefined;
  readonly dingtalk?: DingtalkSettings | undefined;
  readonly wechat?: WechatSettings | undefined;
  readonly campusApp?: CampusAppSettings | undefined;
  /** Address of the script that pages in QQ load; absent: QQ is a browser. */
  readonly qqScriptUrl?: string | undefined;
  /** Address of the script that pages in the campus app load; absent: that app is a browser. */
  readonly campusScriptUrl?: string | undefined;
}

/** Reads the settings of one app: nothing of it, or all that has no default. */
function readApp<R extends string, D extends string>(
  env: NodeJS.ProcessEnv,
  required: readonly R[],
  addresses: Readonly<Record<D, string>>,
): Record<R | D, string> | undefined {
  const names = Object.keys(addresses) as D[];
  const some = [...required, ...names].find((name) => text(env, name) !== undefined);
  if (some === undefined) return undefined;
  const read: Record<string, string> = {};
  for (const name of required) {
    const value = text(env, name);
    if (value === undefined) throw new ConfigError(`${name} is required where ${some} is set.`);
    read[name] = value;
  }
  for (const name of names) read[name] = readAddress(name, text(env, name) ?? addresses[name]);
  return read;
}

function readAddress(name: string, value: string): string {
  const url = value.replace(/\/+$/, '');
  if (isSafeAddress(url) && !/[?#@;,\s]/.test(url)) return url;
  throw new ConfigError(`${name} must be an https address without parameters.`);
}

function readScript(env: NodeJS.ProcessEnv, name: string): string | undefined {
  const value = text(env, name);
  return value === undefined ? undefined : readAddress(name, value);
}

function readWecom(env: NodeJS.ProcessEnv): WecomSettings | undefined {
  const read = readApp(env, ['WECOM_CORP_ID', 'WECOM_AGENT_ID', 'WECOM_SECRET'], {
    WECOM_URL: 'https://qyapi.weixin.qq.com',
    WECOM_AUTHORIZE_URL: 'https://open.weixin.qq.com',
    WECOM_SCRIPT_URL: 'https://res.wx.qq.com/open/js/jweixin-1.2.0.js',
  });
  return (
    read && {
      url: read.WECOM_URL,
      authorizeUrl: read.WECOM_AUTHORIZE_URL,
      scriptUrl: read.WECOM_SCRIPT_URL,
      corpId: read.WECOM_CORP_ID,
      agentId: read.WECOM_AGENT_ID,
      secret: read.WECOM_SECRET,
    }
  );
}

function readDingtalk(env: NodeJS.ProcessEnv): DingtalkSettings | undefined {
  const required = ['DINGTALK_CORP_ID', 'DINGTALK_AGENT_ID', 'DINGTALK_KEY', 'DINGTALK_SECRET'] as const;
  const read = readApp(env, required, {
    DINGTALK_URL: 'https://oapi.dingtalk.com',
    DINGTALK_AUTHORIZE_URL: 'https://oapi.dingtalk.com',
    DINGTALK_SCRIPT_URL: 'https://g.alicdn.com/dingding/dingtalk-jsapi/3.0.25/dingtalk.open.js',
  });
  return (
    read && {
      url: read.DINGTALK_URL,
      authorizeUrl: read.DINGTALK_AUTHORIZE_URL,
      scriptUrl: read.DINGTALK_SCRIPT_URL,
      corpId: read.DINGTALK_CORP_ID,
      agentId: read.DINGTALK_AGENT_ID,
      key: read.DINGTALK_KEY,
      secret: read.DINGTALK_SECRET,
    }
  );
}

function readWechat(env: NodeJS.ProcessEnv): WechatSettings | undefined {
  const read = readApp(env, ['WECHAT_APP_ID', 'WECHAT_SECRET'], {
    WECHAT_URL: 'https://api.weixin.qq.com',
    WECHAT_AUTHORIZE_URL: 'https://open.weixin.qq.com',
    WECHAT_SCRIPT_URL: 'https://res.wx.qq.com/open/js/jweixin-1.6.0.js',
  });
  return (
    read && {
      url: read.WECHAT_URL,
      authorizeUrl: read.WECHAT_AUTHORIZE_URL,
      scriptUrl: read.WECHAT_SCRIPT_URL,
      appId: read.WECHAT_APP_ID,
      secret: read.WECHAT_SECRET,
    }
  );
}

function readCampusApp(env: NodeJS.ProcessEnv): CampusAppSettings | undefined {
  const read = readApp(env, ['CAMPUS_APP_URL', 'CAMPUS_APP_ID', 'CAMPUS_APP_SECRET'], {});
  return (
    read && {
      url: readAddress('CAMPUS_APP_URL', read.CAMPUS_APP_URL),
      appId: read.CAMPUS_APP_ID,
      secret: read.CAMPUS_APP_SECRET,
    }
  );
}

/**
 * Reads which chat apps log people in.
 * @throws ConfigError where only some of an app's settings are there, naming the one that is missing
 */
export function readChatApps(env: NodeJS.ProcessEnv): ChatAppSettings {
  return {
    wecom: readWecom(env),
    dingtalk: readDingtalk(env),
    wechat: readWechat(env),
    campusApp: readCampusApp(env),
    qqScriptUrl: readScript(env, 'QQ_SCRIPT_URL'),
    campusScriptUrl: readScript(env, 'CAMPUS_APP_SCRIPT_URL'),
  };
}
