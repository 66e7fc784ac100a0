import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ApiAnswer, ApiClient } from '../support/apiClient.ts';
import { startChatLogins } from '../support/chatLogins.ts';
import type { ChatLogins } from '../support/chatLogins.ts';
import { CAMPUS_APP, DINGTALK, WECHAT, WECOM } from '../support/chatProvider/index.ts';

const WISEDU = '/rest/http/platform_general/getWiseduSign.htm';
const JS_API = '/rest/http/open_apis/getjsApi.htm';

let chat: ChatLogins;
let student: ApiClient;

beforeAll(async () => {
  chat = await startChatLogins();
  student = await chat.server.login('student');
});
afterAll(() => chat.close());
beforeEach(() => chat.mend());

const call = (path: string, param: object, client = student): Promise<ApiAnswer> =>
  client.call('interface', path, param);
const page = (): string => `${chat.server.platform.config.publicUrl}/app/a?名=1&b=%20`;

interface Signed {
  readonly appId: string;
  readonly timestamp: number;
  readonly nonceStr: string;
  readonly signature: string;
}

/** The signature as the provider makes it, of a ticket that it lent; the last one unless told otherwise. */
function expected(
  { timestamp, nonceStr }: Pick<Signed, 'timestamp' | 'nonceStr'>,
  ticket = chat.provider.desk.lent.at(-1) ?? '',
): string {
  const text = `jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${String(timestamp)}&url=${page()}`;
  return createHash('sha1').update(text).digest('hex');
}

describe('a page is signed', () => {
  test.each([
    ['getWiseduSign', WISEDU, {}, CAMPUS_APP.appId, '/campus/cgi-bin/ticket/getticket'],
    ['getjsApi', JS_API, { schoolId: 478 }, WECHAT.appId, '/cgi-bin/ticket/getticket'],
    ['getjsApi of WeCom', JS_API, { appId: WECOM.corpId }, WECOM.corpId, '/cgi-bin/get_jsapi_ticket'],
    ['getjsApi of DingTalk', JS_API, { appId: DINGTALK.corpId }, DINGTALK.corpId, '/get_jsapi_ticket'],
  ])(
    'by %s, as the browser has it, with a ticket that is asked for once',
    async (_what, path, param, appId, asked) => {
      const first = (await call(path, { ...param, url: `${page()}#part` })).result as Signed;
      expect(Object.keys(first).sort()).toEqual(['appId', 'nonceStr', 'signature', 'timestamp']);
      expect(first).toMatchObject({ appId, signature: expected(first) });
      expect(Math.abs(first.timestamp - Date.now() / 1000)).toBeLessThan(60);
      const again = await Promise.all(
        Array.from({ length: 20 }, () => call(path, { ...param, url: page() })),
      );
      for (const { result } of again) expect((result as Signed).signature).toBe(expected(result as Signed));
      expect(new Set(again.map(({ result }) => (result as Signed).nonceStr)).size).toBe(20);
      expect(chat.provider.desk.count(asked)).toBe(1);
    },
  );

  test('for a visitor, and by the lookup of who has it open', async () => {
    const { token } = (await chat.server.api.call('base', '/login/skipLogin.do', { visitor: true }))
      .result as { token: string[] };
    const visitor = chat.server.api.withToken(token.join('_'));
    const { result } = await call(JS_API, { url: page() }, visitor);
    expect(result).toMatchObject({ appId: WECHAT.appId });
    const code = chat.provider.desk.code({ openid: 'o-nobody' });
    const { platformInfo } = await chat.lookUp(5, { code, url: page() });
    const signed = { nonceStr: platformInfo.noncestr, timestamp: platformInfo.timestamp };
    const made = chat.provider.desk.lent.map((ticket) => expected(signed, ticket));
    expect(made).toContain(platformInfo.signature);
  });
});

test.each([WISEDU, JS_API])(
  '%s signs no page of another site, nor for an app that is not there',
  async (path) => {
    for (const url of [
      'https://evil.example/',
      page().replace('//', '//a@'),
      'javascript:alert(1)',
      '/app/a',
    ])
      expect(await call(path, { url })).toMatchObject({ msgState: 2, errors: [{ path: 'url' }] });
    expect(await call(JS_API, { url: page(), appId: 'wx-of-others' })).toMatchObject({
      code: 'CHAT_APP_MISSING',
    });
    const plain = await chat.another({ chatApps: {} });
    try {
      const url = `${plain.platform.config.publicUrl}/home`;
      const answer = await call(path, { url }, await plain.login('student'));
      expect(answer).toMatchObject({ msgState: 2, code: 'CHAT_APP_MISSING' });
    } finally {
      await plain.close();
    }
  },
);

test('a provider that cannot be used is told as that, and its next ticket is taken', async () => {
  const fresh = await chat.another();
  try {
    const client = await fresh.login('student');
    const url = `${fresh.platform.config.publicUrl}/home`;
    chat.provider.desk.broken = '{"access_token":"x"}';
    expect(await call(JS_API, { url }, client)).toMatchObject({ msgState: 9, code: 'CHAT_APP_UNAVAILABLE' });
    chat.provider.desk.broken = undefined;
    expect(await call(JS_API, { url }, client)).toMatchObject({ msgState: 1 });
  } finally {
    await fresh.close();
  }
});
