import type { LoginInfo } from '../../src/schemas/wire/loginInfo.ts';
import type { ApiAnswer } from './apiClient.ts';
import { startChatProvider } from './chatProvider/index.ts';
import type { ChatProvider } from './chatProvider/index.ts';
import { seedPeople } from './people.ts';
import { startTestServer } from './server.ts';
import type { TestServer, TestServerOptions } from './server.ts';

export const LOOK_UP = '/rest/http/platform_general/getLoginInfoCommon.htm';
export const SKIP_LOGIN = '/login/skipLogin.do';

/** A server whose people come from chat apps, and the providers of those. */
export interface ChatLogins {
  readonly provider: ChatProvider;
  readonly server: TestServer;
  /** A page of the server, as an app of WeCom opens it. */
  readonly page: string;
  /** Another server with apps at the same providers. Close it. */
  another(config?: TestServerOptions['config']): Promise<TestServer>;
  /** Logs in by a code. */
  logIn(platform: number | string, code: string): Promise<ApiAnswer>;
  /** Asks who has a page open. */
  ask(param: object): Promise<ApiAnswer>;
  /** The same, where the answer is one. */
  lookUp(platform: number | string, param: object): Promise<LoginInfo>;
  /** Binds a person of a provider to an account. */
  bind(platform: number, platformUserId: string, userId: string): Promise<void>;
  /** Takes back what is broken, and forgets what was asked. */
  mend(): void;
  close(): Promise<void>;
}

/** Starts both. Close them in `afterAll`. */
export async function startChatLogins(log?: TestServerOptions['log']): Promise<ChatLogins> {
  const provider = await startChatProvider();
  const another: ChatLogins['another'] = (config = {}) =>
    startTestServer({
      seed: seedPeople,
      config: { chatApps: provider.settings, ...config },
      ...(log === undefined ? {} : { log }),
    });
  const server = await another();
  const page = `${server.platform.config.publicUrl}/home?platform=1`;
  const ask: ChatLogins['ask'] = (param) =>
    server.api.call('interface', LOOK_UP, { platform: 1, url: page, ...param });
  return {
    provider,
    server,
    page,
    another,
    ask,
    logIn: (platform, code) => server.api.call('base', SKIP_LOGIN, { platform, code }),
    lookUp: async (platform, param) => {
      const answer = await ask({ platform, ...param });
      if (answer.msgState !== 1) throw new Error(answer.text);
      return answer.result as LoginInfo;
    },
    bind: async (platform, platformUserId, userId) => {
      const id = `${String(platform)}-${platformUserId}`;
      const row = { id, platform, platform_user_id: platformUserId, user_id: userId };
      await server.db.insertInto('atrium.chat_account').values(row).execute();
    },
    mend: () => {
      provider.desk.broken = undefined;
      provider.desk.brokenAt = undefined;
      provider.desk.asked.length = 0;
    },
    close: async () => {
      await server.close();
      await provider.close();
    },
  };
}
