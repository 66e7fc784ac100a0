/** How a chat app opened the portal. */
export interface ChatStart {
  /** Code of the platform: 1 WeCom, 3 DingTalk, 5 a WeChat official account. */
  platform: string;
  /** What the provider sent the person back with. It is good once. */
  code: string | undefined;
  /** The page's address without the code, for the provider to send the person back to. */
  url: string;
}

/**
 * Takes what a chat app appends out of an address: the code with its `state`, and the platform that they are for. On
 * addresses of other platforms, or of none, parameters of these names are the page's own.
 * @returns how the app opened the portal, where one did, and what stays in the address
 */
export function takeChatStart({
  origin,
  pathname,
  search,
}: Pick<Location, 'origin' | 'pathname' | 'search'>): { chat: ChatStart | undefined; search: string } {
  const given = new URLSearchParams(search);
  const platform = given.getAll('platform').join();
  if (!/^[135]$/.test(platform)) return { chat: undefined, search };
  const code = given.get('code') || undefined;
  given.delete('code');
  given.delete('state');
  const url = `${origin}${pathname}?${given.toString()}`;
  given.delete('platform');
  const rest = given.toString();
  return { chat: { platform, code, url }, search: rest === '' ? '' : `?${rest}` };
}
