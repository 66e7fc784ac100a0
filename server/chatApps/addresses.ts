import type { ChatPlatform } from './ChatApp.ts';

/** What an address carries that is for one use, or for this site alone. */
const ONE_USE = ['code', 'state', 'token', 'ticket', 'sign'];

/** Where a provider sends a person back to: the page that the person was on, which learns whose code comes with it. */
export function returnAddress(page: string, platform: ChatPlatform): string {
  const url = new URL(page);
  for (const name of ONE_USE) url.searchParams.delete(name);
  url.searchParams.set('platform', String(platform));
  url.hash = '';
  return url.href;
}

/** Comes back with the code. Nothing depends on it, but the providers look for it among the parameters. */
export const STATE = 'atrium';

/**
 * The page that WeCom and WeChat authorise at, without asking the person (`snsapi_base`). They match the parameters in
 * this order.
 * @see https://developer.work.weixin.qq.com/document/path/91022
 * @see https://developers.weixin.qq.com/doc/service/guide/h5/auth.html
 */
export function weixinAuthorizeUrl(
  base: string,
  query: Readonly<Record<string, string>>,
  back: string,
): string {
  const { appid = '', ...rest } = query;
  const parameters = new URLSearchParams({
    appid,
    redirect_uri: back,
    response_type: 'code',
    scope: 'snsapi_base',
    state: STATE,
    ...rest,
  });
  return `${base}/connect/oauth2/authorize?${parameters.toString()}#wechat_redirect`;
}
