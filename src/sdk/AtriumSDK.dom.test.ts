import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { EmbeddedFrame, offered, PORTAL } from '../../tests/support/embeddedFrame.ts';
import { AtriumError } from './AtriumError.ts';
import { AtriumSDK } from './AtriumSDK.ts';
import type { SdkOptions } from './publicTypes.ts';

const PAGE = `${PORTAL}/main/students`;
const ends: (() => void)[] = [];
const said = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

beforeEach(() => {
  for (const [level, spy] of Object.entries(said))
    vi.spyOn(console, level as keyof typeof said).mockImplementation(spy.mockReset());
});
afterEach(() => {
  vi.useRealTimers();
  for (const end of ends.splice(0)) end();
});

function frameAt(src?: string): EmbeddedFrame {
  const frame = new EmbeddedFrame(src);
  ends.push(() => frame.remove());
  return frame;
}
function sdkOver(frame: EmbeddedFrame, options: Partial<SdkOptions> = {}): AtriumSDK {
  const sdk = new AtriumSDK({ appKey: 'k-1', target: frame.element, ...options });
  ends.push(() => sdk.destroy());
  return sdk;
}
/** A link that stands. */
async function linked(options: Partial<SdkOptions> = {}) {
  const frame = frameAt(PAGE);
  const sdk = sdkOver(frame, options);
  frame.accept();
  await sdk.whenReady();
  return { frame, sdk };
}
const failure = (code: string, message: unknown = expect.any(String)) =>
  expect.objectContaining({ name: 'AtriumError', code, message });
const failureOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => expect.unreachable(),
    (reason: unknown) => reason,
  );

describe('states', () => {
  test('an iframe without an address is PRISTINE, and asked as soon as it has one', async () => {
    const frame = frameAt();
    const sdk = sdkOver(frame);
    expect(sdk.state).toBe(0);
    await expect(sdk.call('getState')).rejects.toEqual(failure('NOT_READY', '请确认你的 appKey 正确.'));
    expect(said.error).toHaveBeenCalledWith('请确认你的 appKey 正确.');
    frame.element.src = PAGE;
    frame.listen();
    await vi.waitUntil(() => frame.asked.length > 0);
    expect(sdk.state).toBe(1);
  });

  test.each(['', 'about:blank', 'data:text/html,x', 'javascript:void 0', 'blob:null/1'])(
    '%j is no address of a portal',
    (src) => {
      const frame = frameAt(src);
      expect(sdkOver(frame).state).toBe(0);
      expect(frame.asked).toEqual([]);
    },
  );

  test('the question names its origin exactly, and is repeated with one nonce until it is answered', async () => {
    const frame = frameAt(PAGE);
    const sdk = sdkOver(frame);
    await vi.waitUntil(() => frame.asked.length > 2);
    expect(frame.nonces).toHaveLength(1);
    for (const { message, target } of frame.asked) {
      expect(target).toBe(PORTAL);
      expect(message).toEqual({
        action: expect.stringMatching(/^AUTH_[0-9a-f]{16}$/) as string,
        message: { appKey: 'k-1', version: 1, nonce: expect.stringMatching(/^[0-9a-f]{32}$/) as string },
        isKeepListen: false,
      });
    }
    expect(sdk.apis()).toEqual([]);
    const ready = vi.fn();
    sdk.ready(ready);
    frame.accept();
    await sdk.whenReady();
    expect(sdk.state).toBe(3);
    expect(said.info).toHaveBeenCalledWith('SDK验证通过');
    expect(sdk.apis()).toEqual(offered);
    expect(ready).toHaveBeenCalledOnce();
    sdk.ready(ready);
    expect(ready).toHaveBeenCalledTimes(2);
  });

  test('a port alone is not RESOLVED: the frame says first what it offers', async () => {
    const frame = frameAt(PAGE);
    const sdk = sdkOver(frame, { timeout: 50 });
    frame.speak(frame.answerOf({ success: true }), { ports: [frame.openPort()] });
    expect(sdk.state).toBe(1);
    await expect(sdk.whenReady()).rejects.toEqual(failure('TIMEOUT'));
  });

  test.each([
    ['ORIGIN_DENIED', 'SDK验证未通过!\n请检查 AppKey 与 Domain 是否匹配.', false],
    ['CHECK_FAILED', 'SDK验证失败, 请稍后再试.', true],
    [
      'VERSION',
      'The portal speaks another version of the protocol: load the SDK from the portal itself.',
      false,
    ],
    [undefined, 'SDK验证未通过!\n请检查 AppKey 与 Domain 是否匹配.', false],
  ] as const)(
    'a frame that answers %s rejects what waits, and what comes after',
    async (code, text, retriable) => {
      const frame = frameAt(PAGE);
      const sdk = sdkOver(frame);
      const ready = vi.fn();
      sdk.ready(ready);
      const waits = [failureOf(sdk.whenReady()), failureOf(sdk.call('getState'))];
      frame.refuse(code);
      const told = failure(code ?? 'ORIGIN_DENIED', text);
      expect(await Promise.all(waits)).toEqual([told, told]);
      expect(await waits[0]).toMatchObject({ retriable });
      expect(said.error).toHaveBeenCalledWith(text);
      expect(sdk.state).toBe(2);
      await expect(sdk.whenReady()).rejects.toEqual(told);
      await expect(sdk.call('getState')).rejects.toEqual(
        failure(code ?? 'ORIGIN_DENIED', '请确认你的 appKey 正确.'),
      );
      expect(ready).not.toHaveBeenCalled();
    },
  );

  test('a frame that does not answer is TIMEOUT; when its page comes after all it is asked anew', async () => {
    const frame = frameAt(PAGE);
    const sdk = sdkOver(frame, { timeout: 1 });
    await expect(sdk.whenReady()).rejects.toEqual(failure('TIMEOUT', 'SDK验证失败, 请稍后再试.'));
    const asked = frame.asked.length;
    frame.element.dispatchEvent(new Event('load'));
    expect(sdk.state).toBe(1);
    expect(frame.asked.length).toBeGreaterThan(asked);
    expect(frame.nonces).toHaveLength(2);
  });

  test.each(['', ' ', 'a b', 'k'.repeat(201), undefined])(
    'the key %j is found wrong by the SDK itself',
    async (key) => {
      const frame = frameAt(PAGE);
      const sdk = sdkOver(frame, { appKey: key as string });
      await expect(sdk.whenReady()).rejects.toEqual(failure('APPKEY_UNKNOWN', '请确认你的 appKey 正确.'));
      expect(frame.asked).toEqual([]);
    },
  );

  test.each([
    ['', 'SANDBOXED'],
    ['allow-scripts', 'SANDBOXED'],
    ['allow-same-origin', 'SANDBOXED'],
    ['Allow-Scripts  allow-same-origin allow-forms', undefined],
  ])('sandbox="%s": %s', async (sandbox, code) => {
    const frame = frameAt();
    frame.element.setAttribute('sandbox', sandbox);
    frame.element.src = PAGE;
    frame.listen();
    const sdk = sdkOver(frame);
    expect(sdk.state).toBe(code === undefined ? 1 : 2);
    if (code !== undefined) await expect(sdk.whenReady()).rejects.toEqual(failure(code));
  });

  test('what is no iframe is refused', () => {
    const target = document.createElement('div') as Element as HTMLIFrameElement;
    expect(() => new AtriumSDK({ appKey: 'k-1', target })).toThrow(TypeError);
  });
});

describe('calls', () => {
  test('a call that waits says so, and goes when the link stands; above the cap it fails', async () => {
    const frame = frameAt(PAGE);
    const sdk = sdkOver(frame, { maxQueue: 1 });
    const waits = sdk.call('getState');
    expect(said.warn).toHaveBeenCalledWith('仍在验证中.. 请使用 ready 回调注册.');
    await expect(sdk.call('logout')).rejects.toMatchObject({ code: 'QUEUE_FULL', retriable: true });
    frame.accept();
    const { id, ...call } = await frame.heard('CALL');
    expect(call).toEqual({ action: 'CALL', name: 'getState', params: {} });
    frame.say({ action: 'ANSWER', id, result: { page: '/main' } });
    expect(await waits).toEqual({ page: '/main' });
  });

  test('a name is taken in any case, an unknown one is told', async () => {
    const { frame, sdk } = await linked();
    const call = sdk.call.bind(sdk) as (name: string, params?: unknown) => Promise<unknown>;
    void failureOf(call('JUMPTOPAGE', { page: '/home' }));
    expect(await frame.heard('CALL')).toMatchObject({ name: 'jumpToPage', params: { page: '/home' } });
    const text = '未找到该 getMoon API, 请确认你调用的 API .';
    await expect(call('getMoon')).rejects.toEqual(failure('UNKNOWN_API', text));
    expect(said.error).toHaveBeenCalledWith(text);
  });

  test('params are held to the schema that the frame sent', async () => {
    const { frame, sdk } = await linked();
    await expect(sdk.call('jumpToPage', { page: '' })).rejects.toEqual(
      failure('PARAMS_INVALID', 'The params of jumpToPage do not fit its schema: /page.'),
    );
    void failureOf(sdk.call('jumpToPage', { page: '/home' }));
    expect(await frame.heard('CALL')).toMatchObject({ params: { page: '/home' } });
  });

  test('answers reach their own calls, in any order; failures have the code of the frame', async () => {
    const { frame, sdk } = await linked();
    const [first, second] = [sdk.call('getUserToken'), sdk.call('getUserInfo')];
    const ids = [(await frame.heard('CALL', 1)).id, (await frame.heard('CALL', 2)).id];
    frame.say({ action: 'ANSWER', id: 999, result: 'nobody asked' });
    frame.say({
      action: 'ANSWER',
      id: ids[1]!,
      error: { code: 'NOT_LOGGED_IN', message: 'Nobody is logged in.' },
    });
    frame.say({ action: 'ANSWER', id: ids[0]!, result: 'a_b' });
    await expect(second).rejects.toEqual(failure('NOT_LOGGED_IN', 'Nobody is logged in.'));
    expect(await first).toBe('a_b');
  });

  test('a call ends at its time, waiting or under way, and what is answered after is nothing', async () => {
    const frame = frameAt(PAGE);
    const sdk = sdkOver(frame);
    await expect(sdk.call('getState', {}, { timeout: 1 })).rejects.toMatchObject({
      code: 'TIMEOUT',
      retriable: true,
    });
    frame.accept();
    await sdk.whenReady();
    await expect(sdk.call('logout', {}, { timeout: 1 })).rejects.toEqual(failure('TIMEOUT'));
    frame.say({ action: 'ANSWER', id: (await frame.heard('CALL')).id, result: 1 });
    expect(frame.words.filter(({ action }) => action === 'CALL')).toHaveLength(1);
  });
});

describe('the page of the frame goes', () => {
  const close = (frame: EmbeddedFrame): void => frame.say({ action: 'CLOSE', code: 'RELOADED' });
  const load = (frame: EmbeddedFrame): void => {
    // The page that could have shown that it is still there is silent.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    frame.element.dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(3_000);
    vi.useRealTimers();
  };

  test.each([
    ['by its own word', close, 0],
    ['without one, by a load', load, 1],
  ])('%s: calls under way fail, others wait, and all is made anew', async (_way, go, probes) => {
    const { frame, sdk } = await linked();
    const titles = vi.fn();
    sdk.on('title', titles);
    sdk.provide({ scan: () => ({ text: '1' }) });
    const ready = vi.fn();
    const underWay = sdk.call('logout');
    await frame.heard('CALL');
    go(frame);
    await expect(underWay).rejects.toMatchObject({ code: 'RELOADED', retriable: true });
    await vi.waitUntil(() => frame.nonces.length === 2);
    expect(sdk.state).toBe(1);
    expect(sdk.apis()).toEqual([]);
    sdk.ready(ready);
    const waits = sdk.call('getUserToken');
    frame.accept();
    await sdk.whenReady();
    const call = await frame.heard('CALL', 2 + probes);
    expect(call.name).toBe('getUserToken');
    expect(frame.words.slice(-2)).toEqual([{ action: 'PROVIDE', names: ['scan'] }, call]);
    frame.say({ action: 'ANSWER', id: call.id, result: 'a_b' });
    frame.say({ action: 'EVENT', event: 'title', detail: { title: 'Students' } });
    expect(await waits).toBe('a_b');
    await vi.waitFor(() => expect(titles).toHaveBeenCalledExactlyOnceWith({ title: 'Students' }));
    expect(ready).toHaveBeenCalledOnce();
  });

  test('the load of the page that has accepted us already changes nothing', async () => {
    const { frame, sdk } = await linked();
    frame.element.dispatchEvent(new Event('load'));
    const { id } = await frame.heard('CALL');
    frame.say({ action: 'ANSWER', id, result: {} });
    const call = sdk.call('getUserToken');
    frame.say({ action: 'ANSWER', id: (await frame.heard('CALL', 2)).id, result: 'a_b' });
    expect(await call).toBe('a_b');
    expect(frame.nonces).toHaveLength(1);
  });

  test('a link that the frame closes for another reason is REJECTED by it', async () => {
    const { frame, sdk } = await linked();
    const states = vi.fn();
    sdk.on('state', states);
    const underWay = sdk.call('getState');
    frame.say({ action: 'CLOSE', code: 'ORIGIN_DENIED' });
    await expect(underWay).rejects.toEqual(failure('ORIGIN_DENIED'));
    expect(sdk.state).toBe(2);
    expect(states).toHaveBeenCalledExactlyOnceWith({ state: 2, code: 'ORIGIN_DENIED' });
  });
});

describe('handlers', () => {
  test('one that throws harms nobody else, and one that is taken off hears nothing', async () => {
    const { frame, sdk } = await linked();
    const mistake = new Error('of the page');
    const heard = vi.fn();
    const off = sdk.on('dirty', () => {
      throw mistake;
    });
    sdk.on('dirty', heard);
    frame.say({ action: 'EVENT', event: 'dirty', detail: { dirty: true } });
    await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce());
    expect(said.error).toHaveBeenCalledWith(mistake);
    off();
    frame.say({ action: 'EVENT', event: 'dirty', detail: { dirty: false } });
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2));
    expect(said.error).toHaveBeenCalledOnce();
  });

  test('a ready callback that throws keeps no other from its turn', async () => {
    const frame = frameAt(PAGE);
    const sdk = sdkOver(frame);
    const second = vi.fn();
    sdk.ready(() => {
      throw new Error('of the page');
    });
    sdk.ready(second);
    frame.accept();
    await sdk.whenReady();
    expect(second).toHaveBeenCalledOnce();
  });
});

describe('what the parent provides', () => {
  test('is told, asked for, and answered', async () => {
    const { frame, sdk } = await linked();
    const location = vi.fn(() => Promise.resolve({ latitude: 30 }));
    sdk.provide({ location });
    sdk.setToken(() => 'code-1');
    expect((await frame.heard('PROVIDE', 3)).names).toEqual(['location', 'loginCode']);
    frame.say({ action: 'ASK', id: 1, name: 'location', params: { type: 'wgs84' } });
    expect(await frame.heard('ANSWER', 1)).toEqual({ action: 'ANSWER', id: 1, result: { latitude: 30 } });
    expect(location).toHaveBeenCalledWith({ type: 'wgs84' });
    frame.say({ action: 'ASK', id: 2, name: 'loginCode', params: null });
    expect(await frame.heard('ANSWER', 2)).toEqual({ action: 'ANSWER', id: 2, result: 'code-1' });
    sdk.provide({ location: undefined });
    expect((await frame.heard('PROVIDE', 4)).names).toEqual(['loginCode']);
  });

  test.each([
    ['throws', () => Promise.reject(new Error('No camera here.')), 'No camera here.'],
    ['answers what cannot be cloned', () => () => 1, expect.stringContaining('could not be cloned')],
    ['is not there', undefined, 'The page provides no scan.'],
  ])('what %s is FAILED with its message', async (_what, scan, message) => {
    const { frame, sdk } = await linked();
    sdk.provide({ scan });
    frame.say({ action: 'ASK', id: 1, name: 'scan', params: {} });
    expect(await frame.heard('ANSWER')).toEqual({
      action: 'ANSWER',
      id: 1,
      error: { code: 'FAILED', message },
    });
  });
});

describe('destroy', () => {
  test('ends calls, and the same frame takes another SDK', async () => {
    const { frame, sdk } = await linked();
    const underWay = failureOf(sdk.call('getState'));
    sdk.destroy();
    sdk.destroy();
    expect(await underWay).toEqual(failure('DESTROYED'));
    expect(await failureOf(sdk.call('getState'))).toEqual(failure('DESTROYED'));
    expect(await failureOf(sdk.whenReady())).toBeInstanceOf(AtriumError);
    expect(sdk.state).toBe(2);
    await frame.heard('CLOSE');
    const next = sdkOver(frame);
    frame.accept();
    await next.whenReady();
    expect(next.state).toBe(3);
    expect(sdk.state).toBe(2);
  });

  test('no listener and no timer is left of 1,000 links and of mounts', () => {
    vi.useFakeTimers();
    const count = { window: 0, frame: 0 };
    const counting = (target: EventTarget, name: keyof typeof count): void => {
      const [add, remove] = [target.addEventListener.bind(target), target.removeEventListener.bind(target)];
      vi.spyOn(target, 'addEventListener').mockImplementation((...given: Parameters<typeof add>) => {
        count[name] += 1;
        add(...given);
      });
      vi.spyOn(target, 'removeEventListener').mockImplementation((...given: Parameters<typeof remove>) => {
        count[name] -= 1;
        remove(...given);
      });
    };
    const make = document.createElement.bind(document);
    vi.spyOn(document, 'createElement').mockImplementation((name: string) => {
      const made = make(name);
      counting(made, 'frame');
      return made;
    });
    const { element } = frameAt(PAGE);
    counting(window, 'window');
    for (let turn = 0; turn < 1_000; turn++) {
      // An iframe of jsdom is expensive.
      const sdk =
        turn % 100 === 0
          ? AtriumSDK.mount(document.body, { src: PAGE, appKey: 'k-1' })
          : new AtriumSDK({ target: element, appKey: 'k-1' });
      expect(count).toEqual({ window: 1, frame: 1 });
      sdk.destroy();
    }
    expect(count).toEqual({ window: 0, frame: 0 });
    // What jsdom sends to windows goes by timers of its own, which are due at once.
    vi.advanceTimersByTime(1);
    expect(vi.getTimerCount()).toBe(0);
    expect(document.querySelectorAll('iframe')).toHaveLength(1);
  });
});

describe('mount', () => {
  test('makes the iframe with its address, title and what it lends', () => {
    const element = document.createElement('div');
    document.body.append(element);
    const params = { name: '李 & co', 'filter[a]': 1 };
    const sdk = AtriumSDK.mount(element, {
      ...{ src: `${PORTAL}/main?a=1#top`, appKey: 'k-1', title: 'Students', className: 'portal', params },
    });
    ends.push(() => sdk.destroy());
    const [frame] = element.children as HTMLCollectionOf<HTMLIFrameElement>;
    expect(sdk.target).toBe(frame);
    expect(frame).toMatchObject({ title: 'Students', className: 'portal' });
    const address = new URL(frame!.src);
    expect([address.origin, address.hash]).toEqual([PORTAL, '#top']);
    expect(Object.fromEntries(address.searchParams)).toEqual({ a: '1', name: '李 & co', 'filter[a]': '1' });
    for (const feature of ['camera', 'microphone', 'geolocation']) expect(frame!.allow).toContain(feature);
    sdk.destroy();
    expect(element.children).toHaveLength(0);
  });

  test('with autoHeight the iframe is as high as its content', async () => {
    const sdk = AtriumSDK.mount(document.body, { src: PAGE, appKey: 'k-1', autoHeight: true });
    ends.push(() => sdk.destroy());
    const frame = new EmbeddedFrame(sdk.target);
    ends.push(() => frame.remove());
    await vi.waitUntil(() => frame.asked.length > 0);
    frame.accept();
    await sdk.whenReady();
    frame.say({ action: 'EVENT', event: 'height', detail: { height: 640 } });
    await vi.waitFor(() => expect(sdk.target.style.height).toBe('640px'));
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'http://'])('%j is no page to mount', (src) => {
    expect(() => AtriumSDK.mount(document.body, { src, appKey: 'k-1' })).toThrow(TypeError);
    expect(document.querySelectorAll('iframe')).toHaveLength(0);
  });
});
