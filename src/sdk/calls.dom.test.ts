import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { offered, type EmbeddedFrame } from '../../tests/support/embeddedFrame.ts';
import {
  failure,
  failureOf,
  frameAt,
  heardOnConsole,
  linked,
  PAGE,
  sdkOver,
} from '../../tests/support/embedLinks.ts';
import { Calls } from './Calls.ts';

let said: ReturnType<typeof heardOnConsole>;
beforeEach(() => {
  said = heardOnConsole();
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

  test('the time that a person takes does not count', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const calls = new Calls(() => undefined);
    const failed = vi.fn();
    void calls.make('logout', {}, 1_000, offered).catch(failed);
    calls.wait({ id: 1, waits: true });
    await vi.advanceTimersByTimeAsync(60_000);
    calls.wait({ id: 1, waits: false });
    await vi.advanceTimersByTimeAsync(999);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(failed).toHaveBeenCalledExactlyOnceWith(failure('TIMEOUT'));
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

  test('a link whose site is switched off is REJECTED until it is on again', async () => {
    const { frame, sdk } = await linked();
    const states = vi.fn();
    sdk.on('state', states);
    const underWay = sdk.call('getState');
    frame.say({ action: 'CLOSE', code: 'ORIGIN_DENIED' });
    await expect(underWay).rejects.toEqual(failure('ORIGIN_DENIED'));
    expect(sdk.state).toBe(2);
    expect(states).toHaveBeenCalledExactlyOnceWith({ state: 2, code: 'ORIGIN_DENIED' });
    frame.say({ action: 'AVAILABLE_API', message: [] });
    await vi.waitFor(() => expect(sdk.state).toBe(3));
    expect(frame.nonces).toHaveLength(1);
    frame.say({ action: 'CLOSE', code: 'ORIGIN_DENIED' });
    await vi.waitFor(() => expect(sdk.state).toBe(2));
    // Its page goes meanwhile: another one is asked anew.
    frame.element.dispatchEvent(new Event('load'));
    await vi.waitFor(() => expect(frame.nonces).toHaveLength(2));
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
    const told = await frame.heard('PROVIDE', 3);
    expect(told).toMatchObject({
      names: ['location', 'loginCode'],
      codesSince: expect.any(Number) as number,
    });
    frame.say({ action: 'ASK', id: 1, name: 'location', params: { type: 'wgs84' } });
    expect(await frame.heard('ANSWER', 1)).toEqual({ action: 'ANSWER', id: 1, result: { latitude: 30 } });
    expect(location).toHaveBeenCalledWith({ type: 'wgs84' });
    frame.say({ action: 'ASK', id: 2, name: 'loginCode', params: null });
    expect(await frame.heard('ANSWER', 2)).toEqual({ action: 'ANSWER', id: 2, result: 'code-1' });
    sdk.provide({ location: undefined });
    // Another ability is no other provider.
    expect(await frame.heard('PROVIDE', 4)).toEqual({ ...told, names: ['loginCode'] });
    sdk.setToken(undefined);
    expect(await frame.heard('PROVIDE', 5)).toEqual({ action: 'PROVIDE', names: [] });
  });

  test.each([
    ['throws', () => Promise.reject(new Error('No camera here.')), 'No camera here.'],
    [
      'answers what cannot be cloned',
      () => () => 1,
      expect.stringContaining('could not be cloned') as unknown,
    ],
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
