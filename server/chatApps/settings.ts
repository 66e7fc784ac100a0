import { ConfigError, isSafeAddress, text } from '../environment.ts';

interface ProviderSettings {
  /** Address of the provider's calls, without a trailing slash. */
  readonly url: string;
  readonly secret: string;
}

/** An app of the school's own at WeCom. */
export interface WecomSettings extends ProviderSettings {
  /** Address that people authorise at, without a trailing slash. */
  readonly authorizeUrl: string;
  readonly corpId: string;
  readonly agentId: string;
}

/** The school's apps at the providers of chat apps; undefined: none there. */
export interface ChatAppSettings {
  readonly wecom: WecomSettings | undefined;
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
  if (isSafeAddress(url) && !/[?#@]/.test(url)) return url;
  throw new ConfigError(`${name} must be an https address without parameters.`);
}

function readWecom(env: NodeJS.ProcessEnv): WecomSettings | undefined {
  const read = readApp(env, ['WECOM_CORP_ID', 'WECOM_AGENT_ID', 'WECOM_SECRET'], {
    WECOM_URL: 'https://qyapi.weixin.qq.com',
    WECOM_AUTHORIZE_URL: 'https://open.weixin.qq.com',
  });
  return (
    read && {
      url: read.WECOM_URL,
      authorizeUrl: read.WECOM_AUTHORIZE_URL,
      corpId: read.WECOM_CORP_ID,
      agentId: read.WECOM_AGENT_ID,
      secret: read.WECOM_SECRET,
    }
  );
}

/**
 * Reads which chat apps log people in.
 * @throws ConfigError where only some of an app's settings are there, naming the one that is missing
 */
export function readChatApps(env: NodeJS.ProcessEnv): ChatAppSettings {
  return { wecom: readWecom(env) };
}
