import { createHash } from 'node:crypto';
import type { Answer, Envelope } from '../../src/schemas/wire/answer.ts';
import type { Service } from '../../src/schemas/wire/project.ts';
import type { LoginResponse } from '../../src/schemas/wire/session.ts';

/** An answer as it came, its signature already verified. */
export interface ApiAnswer extends Answer {
  readonly http: number;
  readonly headers: Headers;
  /** The exact body. */
  readonly text: string;
}

export interface SendOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** Encoding of the envelope; JSON unless `form`. */
  readonly encoding?: 'json' | 'form';
}

/** A client of the calls (`docs/api.md`), written apart from the server's code so that both cannot be wrong alike. */
export interface ApiClient {
  readonly token: string;
  /** Signs and sends one call. */
  call(service: Service, path: string, param?: object, options?: SendOptions): Promise<ApiAnswer>;
  /** Sends an envelope as it is, right or wrong. */
  send(service: Service, path: string, envelope: object, options?: SendOptions): Promise<ApiAnswer>;
  /** Posts any body, and verifies the answer like all others. */
  post(address: string, body: string | Uint8Array, headers: Record<string, string>): Promise<ApiAnswer>;
  /** Envelope of a payload, signed with this client's token unless told otherwise. */
  seal(param: object | string, over?: Partial<Envelope>): Envelope;
  withToken(token: string): ApiClient;
  login(loginName: string, password?: string): Promise<ApiClient>;
}

export const md5 = (text: string): string => createHash('md5').update(text, 'utf8').digest('hex');

export const DEMO_PASSWORD = 'atrium-demo';

let lastTimestamp = 0;

/** Current time, never the same twice, so that two equal calls in one millisecond have different signs. */
function nextTimestamp(): string {
  lastTimestamp = Math.max(Date.now(), lastTimestamp + 1);
  return String(lastTimestamp);
}

export function createApiClient(baseUrl: string, appKey: string, token = ''): ApiClient {
  const seal: ApiClient['seal'] = (param, over = {}) => {
    const fields = {
      appKey,
      param: typeof param === 'string' ? param : JSON.stringify(param),
      timestamp: nextTimestamp(),
      ...over,
    };
    const text = `appKey=${fields.appKey}&param=${fields.param}&timestamp=${fields.timestamp}${token}`;
    return { sign: md5(text), ...fields };
  };

  const post: ApiClient['post'] = async (address, body, headers) => {
    const sent = token === '' ? headers : { token, ...headers };
    const response = await fetch(baseUrl + address, {
      method: 'POST',
      body: body as BodyInit,
      headers: sent,
    });
    const text = await response.text();
    const expected = md5(text + (response.headers.get('x-timestamp') ?? '') + (sent.token ?? ''));
    if (response.headers.get('x-sign') !== expected) {
      throw new Error(`The answer of ${address} is not signed right: ${String(response.status)} ${text}`);
    }
    return {
      ...(JSON.parse(text) as Answer),
      http: response.status,
      headers: response.headers,
      text,
    };
  };

  const send: ApiClient['send'] = (service, path, envelope, { headers = {}, encoding = 'json' } = {}) => {
    const form = encoding === 'form';
    const body = form
      ? new URLSearchParams(envelope as Record<string, string>).toString()
      : JSON.stringify(envelope);
    const contentType = form ? 'application/x-www-form-urlencoded' : 'application/json';
    // Files have an address of their own.
    const base = service === 'file' ? '/files' : `/api/${service}`;
    return post(`${base}${path}`, body, { 'content-type': contentType, ...headers });
  };

  return {
    token,
    seal,
    send,
    post,
    call: (service, path, param = {}, options = {}) => send(service, path, seal(param), options),
    withToken: (other) => createApiClient(baseUrl, appKey, other),
    async login(loginName, password = DEMO_PASSWORD) {
      const anonymous = createApiClient(baseUrl, appKey);
      const answer = await anonymous.call('base', '/login/login.do', { loginName, password: md5(password) });
      if (answer.msgState !== 1) throw new Error(`${loginName} cannot log in: ${answer.text}`);
      return createApiClient(baseUrl, appKey, (answer.result as LoginResponse).token.join('_'));
    },
  };
}
