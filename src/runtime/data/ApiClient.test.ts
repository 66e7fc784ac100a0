import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testProject } from '../../../tests/support/testRoot.ts';
import type { Answer, Envelope } from '../../schemas/wire/answer.ts';
import type { Locale } from '../../schemas/text.ts';
import { ApiClient, ROUTE_JUMP, type CallOptions } from './ApiClient.ts';
import { ApiError } from './ApiError.ts';
import { signAnswer, signRequest } from './sign.ts';

const NOW = Date.parse('2025-03-10T08:00:00Z');

interface Sent {
  url: string;
  headers: Headers;
  envelope: Envelope;
  param: Record<string, unknown>;
}
type Responder = (sent: Sent, signal: AbortSignal) => Promise<Response> | Response;

const signed = (answer: object, token = '', tamper = (body: string) => body): Response => {
  const body = JSON.stringify(answer);
  const headers = { 'x-timestamp': '7', 'x-sign': signAnswer(body, '7', token) };
  return new Response(tamper(body), { headers });
};
/** Never answers, but gives up when the call is aborted, as fetch does. */
const silence: Responder = (_sent, signal) =>
  new Promise((_resolve, reject) => {
    const giveUp = (): void => {
      reject(new DOMException('Aborted', 'AbortError'));
    };
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp);
  });

function createClient(
  respond: Responder,
  { token = '', locale = 'zhCN' }: { token?: string; locale?: Locale } = {},
) {
  const sent: Sent[] = [];
  let expired = 0;
  const transport: typeof fetch = async (input, init) => {
    const envelope = JSON.parse(init?.body as string) as Envelope;
    const param = JSON.parse(envelope.param) as Record<string, unknown>;
    sent.push({ url: input as string, headers: new Headers(init?.headers), envelope, param });
    return respond(sent.at(-1)!, init!.signal!);
  };
  const client = new ApiClient({
    project: () => testProject,
    token: () => token,
    locale: () => locale,
    device: () => 'desktop',
    tokenExpired: () => void (expired += 1),
    transport,
  });
  return { client, sent, expired: () => expired };
}

const failure = async (promise: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ApiError)) throw new Error(`Not an ApiError: ${String(error)}`);
  return error;
};
const call = (client: ApiClient, options?: CallOptions) => client.call('base', '/x.do', { a: 1 }, options);

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a call', () => {
  it('is a signed envelope at the address of its service', async () => {
    const { client, sent } = createClient(() => signed({ msgState: 1, msg: '' }, 'a_b'), { token: 'a_b' });
    await call(client);
    const [{ url, headers, envelope, param }] = sent as [Sent];
    expect(url).toBe('/api/base/x.do');
    expect(headers.get('token')).toBe('a_b');
    expect(envelope).toMatchObject({ appKey: 'test', timestamp: String(NOW) });
    expect(envelope.sign).toBe(signRequest(envelope, 'a_b'));
    expect(param).toEqual({ projectId: '100000000', customerId: '1', device: 'desktop', a: 1 });
  });

  it('carries no token where there is none, and the reader’s language', async () => {
    const { client, sent } = createClient(() => signed({ msgState: 1, msg: '' }), { locale: 'enUS' });
    await call(client);
    expect(sent[0]?.headers.has('token')).toBe(false);
    expect(sent[0]?.headers.get('accept-language')).toBe('en-US');
  });

  it('gives the result, or the list with its total', async () => {
    const answers: Partial<Answer>[] = [{ result: { a: 1 } }, { list: [1, 2], total: 9 }, { list: [1] }, {}];
    const { client } = createClient(() => signed({ msgState: 1, msg: '', ...answers.shift() }));
    expect(await client.result('base', '/x')).toEqual({ a: 1 });
    expect(await client.list('base', '/x')).toEqual({ list: [1, 2], total: 9 });
    expect(await client.list('base', '/x')).toEqual({ list: [1], total: 1 });
    expect(await client.list('base', '/x')).toEqual({ list: [], total: 0 });
  });
});

describe('success', () => {
  it.each([
    [{ msgState: 1 }, true],
    [{ status: 0 }, true],
    [{ msgState: 1, status: 1 }, true],
    [{ msgState: 9, status: 0 }, false],
    [{ msgState: 2 }, false],
    [{ status: 1 }, false],
    [{}, false],
  ])('%o: %s', async (answer, success) => {
    const { client } = createClient(() => signed({ msg: 'no', ...answer }));
    const outcome = call(client);
    if (success) await expect(outcome).resolves.toMatchObject(answer);
    else expect((await failure(outcome)).failure).toBe('refused');
  });

  it('fails with what the server said', async () => {
    const errors = [{ path: 'data.a', code: 'REQUIRED', message: '请输入' }];
    const { client } = createClient(() => signed({ msgState: 2, msg: '输入有误', code: 'INPUT', errors }));
    const error = await failure(call(client));
    expect(error).toMatchObject({ message: '输入有误', detail: { msgState: 2, code: 'INPUT', errors } });
    expect(error.cancelled).toBe(false);
  });
});

describe('the sign of an answer', () => {
  const tampered = () => signed({ msgState: 1, msg: '' }, '', (body) => body.replace('1', '1 '));

  it('is checked', async () => {
    const { client } = createClient(tampered);
    expect(await failure(call(client))).toMatchObject({ failure: 'badSign', message: '服务器响应校验失败' });
  });

  it('is missed where it is absent, or made with another token', async () => {
    const absent = createClient(() => new Response('{"msgState":1}'));
    expect((await failure(call(absent.client))).failure).toBe('badSign');
    const other = createClient(() => signed({ msgState: 1 }, 'other'), { token: 'mine' });
    expect((await failure(call(other.client))).failure).toBe('badSign');
  });

  it('is not looked at where the call says so', async () => {
    const { client } = createClient(tampered);
    await expect(call(client, { skipSign: true })).resolves.toMatchObject({ msgState: 1 });
  });
});

describe('a token that is over', () => {
  it('is told to the portal, and the call fails', async () => {
    const { client, expired } = createClient(() => signed({ msgState: 0, msg: '请重新登录' }));
    expect((await failure(call(client))).detail.msgState).toBe(0);
    expect(expired()).toBe(1);
  });

  it('is not told when another session has begun meanwhile', async () => {
    let token = 'old';
    let expired = 0;
    const client = new ApiClient({
      project: () => testProject,
      token: () => token,
      locale: () => 'zhCN',
      device: () => 'desktop',
      tokenExpired: () => void (expired += 1),
      transport: () => {
        token = 'new';
        return Promise.resolve(signed({ msgState: 0, msg: '' }, 'old'));
      },
    });
    await failure(call(client));
    expect(expired).toBe(0);
  });

  it('is not told for other refusals', async () => {
    const { client, expired } = createClient(() => signed({ msgState: 3, msg: '' }));
    await failure(call(client));
    expect(expired()).toBe(0);
  });
});

describe('a clock that is off', () => {
  const refused = { msgState: 2, msg: '时间不对', code: 'TIMESTAMP_INVALID', serverTime: NOW + 3_600_000 };

  it('is set by the server’s, and the call is made once more', async () => {
    const answers = [refused, { msgState: 1, msg: '' }, { msgState: 1, msg: '' }];
    const { client, sent } = createClient(() => signed(answers.shift()!));
    await call(client);
    expect(sent.map(({ envelope }) => Number(envelope.timestamp) - NOW)).toEqual([0, 3_600_000]);
    await call(client);
    expect(Number(sent[2]?.envelope.timestamp) - NOW).toBe(3_600_000);
  });

  it('is not set twice for one call', async () => {
    const { client, sent } = createClient(() => signed(refused));
    expect((await failure(call(client))).detail.code).toBe('TIMESTAMP_INVALID');
    expect(sent).toHaveLength(2);
  });

  it('cannot be set without the server’s time', async () => {
    const { client, sent } = createClient(() => signed({ ...refused, serverTime: undefined }));
    await failure(call(client));
    expect(sent).toHaveLength(1);
  });
});

describe('a call that gets no answer', () => {
  it.each([
    [undefined, 30_000],
    [5000, 5000],
  ])('gives up in time (%s)', async (timeout, limit) => {
    const { client } = createClient(silence);
    const error = failure(call(client, timeout === undefined ? {} : { timeout }));
    await vi.advanceTimersByTimeAsync(limit - 1);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await error).toMatchObject({ failure: 'timeout', cancelled: false });
  });

  it('says in the reader’s language that the network is gone', async () => {
    const { client } = createClient(() => Promise.reject(new TypeError('Failed to fetch')), {
      locale: 'enUS',
    });
    expect(await failure(call(client))).toMatchObject({
      failure: 'network',
      message: 'The network cannot be reached. Check it and try again.',
    });
  });

  it('blames the server where a proxy answers for it', async () => {
    const { client } = createClient(() => new Response('<h1>Bad Gateway</h1>', { status: 502 }));
    const error = await failure(client.result('form', '/x.do'));
    expect(error).toMatchObject({ failure: 'network', message: '服务器暂时无法响应，请稍后重试' });
  });

  it('leaves no timer behind', async () => {
    const { client } = createClient(() => signed({ msgState: 1 }));
    await call(client);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('cancelling', () => {
  it('ends what the old route still waits for, with the reason that is given for it', async () => {
    const { client } = createClient(silence);
    const error = failure(call(client));
    client.cancelRoute();
    expect(await error).toMatchObject({ failure: 'cancelled', cancelled: true, message: ROUTE_JUMP });
    expect(ROUTE_JUMP).toBe('route jump cancelled');
  });

  it('spares what outlives the route', async () => {
    let answer: (response: Response) => void = () => undefined;
    const { client } = createClient(() => new Promise((resolve) => (answer = resolve)));
    const outcome = call(client, { outlivesRoute: true });
    client.cancelRoute();
    answer(signed({ msgState: 1, msg: 'there' }));
    await expect(outcome).resolves.toMatchObject({ msg: 'there' });
  });

  it('ends a call by its own signal, before or while it runs', async () => {
    const { client } = createClient(silence);
    const controller = new AbortController();
    const running = failure(call(client, { signal: controller.signal }));
    controller.abort();
    expect((await running).cancelled).toBe(true);
    expect((await failure(call(client, { signal: controller.signal }))).cancelled).toBe(true);
  });

  it('takes no answer that arrives after all', async () => {
    let answer: (response: Response) => void = () => undefined;
    const { client } = createClient(() => new Promise((resolve) => (answer = resolve)));
    const controller = new AbortController();
    const error = failure(call(client, { signal: controller.signal }));
    controller.abort();
    answer(signed({ msgState: 1, msg: 'too late' }));
    expect((await error).cancelled).toBe(true);
  });

  it('does not touch calls that came after', async () => {
    const { client } = createClient(() => signed({ msgState: 1, msg: '' }));
    client.cancelRoute();
    await expect(call(client)).resolves.toBeDefined();
  });
});
