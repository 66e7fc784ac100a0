import { beforeEach, describe, expect, test, vi } from 'vitest';
import { offered, PORTAL } from '../../tests/support/embeddedFrame.ts';
import {
  failure,
  failureOf,
  frameAt,
  heardOnConsole,
  PAGE,
  sdkOver,
} from '../../tests/support/embedLinks.ts';
import { AtriumSDK } from './AtriumSDK.ts';

let said: ReturnType<typeof heardOnConsole>;
beforeEach(() => {
  said = heardOnConsole();
});

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

  test('a frame that answers after TIMEOUT is linked all the same, and who has asked to be called back is', async () => {
    const frame = frameAt(PAGE);
    const sdk = sdkOver(frame, { timeout: 1 });
    const ready = vi.fn();
    sdk.ready(ready);
    await expect(sdk.whenReady()).rejects.toEqual(failure('TIMEOUT'));
    frame.accept();
    await vi.waitFor(() => expect(ready).toHaveBeenCalledOnce());
    expect([sdk.state, frame.nonces.length]).toEqual([3, 1]);
    sdk.destroy();
    expect(sdk.state).toBe(2);
  });

  test.each(['', ' ', 'a b', 'k'.repeat(201), undefined])(
    'the key %j is found wrong by the SDK itself',
    async (key) => {
      const frame = frameAt(PAGE);
      const sdk = sdkOver(frame, { appKey: key! });
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
