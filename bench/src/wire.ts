import { createHash } from 'node:crypto';

/** What the product calls md5: the hex of the digest of a text. */
export const md5 = (text: string): string => createHash('md5').update(text, 'utf8').digest('hex');

/** The key by which the portal of a server calls it. */
export async function appKeyOf(origin: string): Promise<string> {
  const { appKey } = (await (await fetch(`${origin}/config.json`)).json()) as { appKey: string };
  return appKey;
}

/** The body of a call, signed (`docs/api.md`, Envelope). */
export function sealed(appKey: string, payload: object, token: string): string {
  const param = JSON.stringify(payload);
  const timestamp = String(Date.now());
  const sign = md5(`appKey=${appKey}&param=${param}&timestamp=${timestamp}${token}`);
  return JSON.stringify({ appKey, param, timestamp, sign });
}

/** Makes a call of the product. @param token of the session; empty: none @throws Error where it is refused */
export async function callProduct(
  origin: string,
  appKey: string,
  address: string,
  payload: object,
  token: string,
): Promise<{ result?: unknown; list?: readonly unknown[] }> {
  const answer = await fetch(origin + address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token === '' ? {} : { token }) },
    body: sealed(appKey, payload, token),
  });
  const read = (await answer.json()) as {
    msgState: number;
    msg: string;
    errors?: readonly unknown[];
    result?: unknown;
    list?: readonly unknown[];
  };
  if (read.msgState !== 1)
    throw new Error(`${address}: ${String(read.msgState)} ${read.msg} ${JSON.stringify(read.errors ?? [])}`);
  return read;
}

/** Who calls a product: the portal's key, and the token of a session. */
export interface Caller {
  readonly origin: string;
  readonly appKey: string;
  readonly token: string;
}

/** Logs in as the administrator of the demo campus. */
export async function logIn(origin: string): Promise<Caller> {
  const appKey = await appKeyOf(origin);
  const given = { loginName: 'admin', password: md5('atrium-demo') };
  const { result } = await callProduct(origin, appKey, '/api/base/login/login.do', given, '');
  return { origin, appKey, token: (result as { token: string[] }).token.join('_') };
}

/** Makes a call of a caller's. @throws Error where it is refused */
export const callAs = ({ origin, appKey, token }: Caller, address: string, payload: object) =>
  callProduct(origin, appKey, address, payload, token);
