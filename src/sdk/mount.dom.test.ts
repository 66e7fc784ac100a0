import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { PORTAL } from '../../tests/support/embeddedFrame.ts';
import {
  failure,
  failureOf,
  frameAt,
  heardOnConsole,
  linked,
  PAGE,
  sdkOver,
} from '../../tests/support/embedLinks.ts';
import { FRAME_NAME } from '../schemas/embed/frameName.ts';
import { AtriumError } from './AtriumError.ts';
import { AtriumSDK } from './AtriumSDK.ts';

beforeEach(() => void heardOnConsole());

describe('mount', () => {
  test('makes the iframe with its address, title and what it lends', () => {
    const element = document.createElement('div');
    document.body.append(element);
    const params = { name: '李 & co', 'filter[a]': 1 };
    const sdk = AtriumSDK.mount(element, {
      ...{ src: `${PORTAL}/main?a=1#top`, appKey: 'k-1', title: 'Students', className: 'portal', params },
    });
    onTestFinished(() => sdk.destroy());
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
    onTestFinished(() => sdk.destroy());
    const frame = frameAt(sdk.target);
    await vi.waitUntil(() => frame.asked.length > 0);
    frame.accept();
    await sdk.whenReady();
    frame.say({ action: 'EVENT', event: 'height', detail: { height: 640 } });
    await vi.waitFor(() => expect(sdk.target.style.height).toBe('640px'));
    // What is no height of a page changes nothing.
    for (const height of [NaN, Infinity, -1, 0, '1px', 1e9])
      frame.say({ action: 'EVENT', event: 'height', detail: { height } });
    await vi.waitFor(() => expect(sdk.target.style.height).toBe('50000px'));
  });

  test('the page reads its looks off the name of the iframe, before it draws anything', () => {
    const looks = { locale: 'enUS', theme: { dark: true } } as const;
    const sdk = AtriumSDK.mount(document.body, { src: PAGE, appKey: 'k-1', autoHeight: true, ...looks });
    onTestFinished(() => sdk.destroy());
    expect(sdk.target.name.startsWith(FRAME_NAME)).toBe(true);
    expect(JSON.parse(sdk.target.name.slice(FRAME_NAME.length))).toEqual({ ...looks, autoHeight: true });
    expect(sdk.target.style.colorScheme).toBe('dark');
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'http://'])('%j is no page to mount', (src) => {
    expect(() => AtriumSDK.mount(document.body, { src, appKey: 'k-1' })).toThrow(TypeError);
    expect(document.querySelectorAll('iframe')).toHaveLength(0);
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
      const { addEventListener: add, removeEventListener: remove } = target;
      const counted = (place: unknown): number =>
        Number(name === 'window' || place instanceof HTMLIFrameElement);
      vi.spyOn(target, 'addEventListener').mockImplementation(function (this: EventTarget, ...given) {
        count[name] += counted(this);
        add.apply(this, given);
      });
      vi.spyOn(target, 'removeEventListener').mockImplementation(function (this: EventTarget, ...given) {
        count[name] -= counted(this);
        remove.apply(this, given);
      });
    };
    const { element } = frameAt(PAGE);
    counting(EventTarget.prototype, 'frame');
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
