import { afterEach, expect, test, vi } from 'vitest';
import { createPlainRoot } from '../../../../tests/support/testRoot.ts';
import { ChunkLoadError } from '../../data/ChunkLoadError.ts';
import { dingtalk } from './dingtalk.ts';
import { MessagingSdk, PERSON_PATIENCE, QUEUE, READY_PATIENCE } from './MessagingSdk.ts';
import type { Vendor } from './Vendor.ts';
import { weixin } from './weixin.ts';

const SIGN = '/rest/http/open_apis/getjsApi.htm';
const ANDROID = 'Mozilla/5.0 (Linux; Android 13) wxwork/4.1.22 MicroMessenger/7.0.1';
const page = { appId: 'corp', timestamp: 1, nonceStr: 'n', signature: 's' };

interface Fake {
  configs: Record<string, unknown>[];
  ready?: () => void;
  error?: (said: object) => void;
  scans: Record<string, (answer?: object) => void>[];
}

/** Scripts of both vendors that note what they are asked, and say what the test lets them. */
function fakeScripts() {
  const fake: Fake = { configs: [], scans: [] };
  const common = {
    config: (config: Record<string, unknown>) => void fake.configs.push(config),
    ready: (call: () => void) => void (fake.ready = call),
    error: (call: (said: object) => void) => void (fake.error = call),
  };
  const scan = (params: Record<string, () => void>) => void fake.scans.push(params);
  return { fake, wx: { ...common, scanQRCode: scan }, dd: { ...common, biz: { util: { scan } } } };
}

function sdkOf(vendor: Vendor, { userAgent = ANDROID, load = () => Promise.resolve(undefined) } = {}) {
  const signed: unknown[] = [];
  const { root, ui } = createPlainRoot({
    answers: { [SIGN]: (param: Record<string, unknown>) => (signed.push(param.url), { result: page }) },
  });
  const { fake, wx, dd } = fakeScripts();
  const location = { href: 'https://campus.example.edu/app/a?x=1#part' };
  const browser = Object.create(window, {
    navigator: { value: { userAgent } },
    location: { value: location },
    wx: { value: wx },
    dd: { value: dd },
  }) as Window;
  const loads = vi.fn(load);
  const app = { script: 'https://vendor.example/s.js', appId: 'corp', agentId: '7' };
  const sdk = new MessagingSdk({ root, browser, vendor, app, assets: { load: loads as never } });
  const scan = (api = vendor.name === 'wx' ? 'scanQRCode' : 'biz.util.scan') =>
    new Promise<unknown>((success, fail) => {
      sdk.call(api, { success, fail, patience: PERSON_PATIENCE });
    });
  return { sdk, fake, root, ui, signed, loads, location, scan };
}

afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['wx', weixin],
  ['dd', dingtalk('7')],
] as const)(
  '%s is signed for the page without its hash, and calls wait until it is ready',
  async (_, vendor) => {
    const { sdk, fake, signed, scan } = sdkOf(vendor);
    const scanned = scan();
    await vi.waitFor(() => {
      expect(fake.ready).toBeDefined();
    });
    expect([sdk.isReady, fake.scans, signed]).toEqual([false, [], ['https://campus.example.edu/app/a?x=1']]);
    fake.ready?.();
    await vi.waitFor(() => {
      expect(fake.scans).toHaveLength(1);
    });
    expect(sdk.isReady).toBe(true);
    const [{ success, onSuccess } = {}] = fake.scans;
    (success ?? onSuccess)?.({ text: '42' });
    expect(await scanned).toEqual({ text: '42' });
  },
);

test('DingTalk gets its ids, the signature, and is asked for the calls that pages make', async () => {
  const { sdk, fake } = sdkOf(dingtalk('7'));
  const done = sdk.configure();
  await vi.waitFor(() => {
    fake.ready?.();
    expect(sdk.isReady).toBe(true);
  });
  await done;
  expect(fake.configs).toEqual([
    {
      agentId: '7',
      corpId: 'corp',
      timeStamp: 1,
      nonceStr: 'n',
      signature: 's',
      type: 0,
      jsApiList: [
        'device.audio.startRecord',
        'device.audio.stopRecord',
        'device.audio.translateVoice',
        'device.geolocation.get',
        'biz.map.view',
        'biz.microApp.openApp',
        'biz.util.scan',
      ],
    },
  ]);
});

test('an error of DingTalk is told in an alert that begins with dd error:, and it is not ready', async () => {
  const { sdk, fake, ui, root, scan } = sdkOf(dingtalk('7'));
  const scanned = scan();
  await vi.waitFor(() => {
    expect(fake.error).toBeDefined();
  });
  fake.error?.({ errorCode: '3', errorMessage: '权限校验失败' });
  await expect(scanned).rejects.toThrow('应用拒绝了此页面的配置');
  expect(ui.messages).toEqual([{ level: 'error', text: 'dd error: 权限校验失败' }]);
  expect(sdk.isReady).toBe(false);
  await expect(sdk.configure()).rejects.toThrow('应用拒绝了此页面的配置');
  // It takes no other configuration, so none is tried, and nobody is told twice.
  await expect(scan()).rejects.toThrow('应用拒绝了此页面的配置');
  expect([fake.configs.length, ui.messages.length, fake.scans.length]).toEqual([1, 1, 0]);
  expect(root.log.entries.map(({ finding }) => finding.message.zhCN)[0]).toBe('dd error: 权限校验失败');
});

test('an error of WeChat clears what was ready, alerts nobody, and the next call configures anew', async () => {
  const { sdk, fake, ui, scan } = sdkOf(weixin);
  const done = sdk.configure();
  await vi.waitFor(() => {
    fake.ready?.();
    expect(sdk.isReady).toBe(true);
  });
  await done;
  fake.error?.({ errMsg: 'config:invalid signature' });
  expect([sdk.isReady, ui.messages]).toEqual([false, []]);
  const scanned = scan();
  await vi.waitFor(() => {
    expect(fake.configs).toHaveLength(2);
  });
  fake.error?.({ errMsg: 'config:invalid signature' });
  // WeChat says ready after an error as well.
  fake.ready?.();
  await expect(scanned).rejects.toThrow('应用拒绝了此页面的配置');
});

test('a script that does not come rejects the config promise; calls log an error and call fail', async () => {
  const missing = new ChunkLoadError({ type: 'missing', request: 'https://vendor.example/s.js' });
  const { sdk, root, scan, loads, signed } = sdkOf(weixin, { load: () => Promise.reject(missing) });
  await expect(sdk.configure()).rejects.toThrow('应用的脚本未能加载');
  expect(root.log.entries).toEqual([]);
  await expect(scan()).rejects.toThrow('应用的脚本未能加载');
  expect(
    root.log.entries.map(({ where, finding }) => [where, finding.severity, finding.message.zhCN]),
  ).toEqual([
    ['container', 'error', expect.stringMatching(/^scanQRCode: 应用的脚本未能加载.*Loading chunk failed/)],
  ]);
  // Both asked the loader anew, which tries twice each time; nothing is signed for nothing.
  expect(loads.mock.calls).toEqual([
    ['https://vendor.example/s.js', { retries: 1 }],
    ['https://vendor.example/s.js', { retries: 1 }],
  ]);
  expect(signed).toEqual([]);
});

test('a script that brings nothing is a missing one', async () => {
  const { root } = createPlainRoot();
  const assets = { load: () => Promise.resolve(undefined) } as never;
  const app = { script: '/s.js', appId: '', agentId: '' };
  const bare = new MessagingSdk({ root, browser: window, assets, app, vendor: weixin });
  await expect(bare.configure()).rejects.toThrow('应用的脚本未能加载');
});

test('no call hangs: neither for an app that never gets ready, nor for an answer that never comes', async () => {
  vi.useFakeTimers();
  const { fake, scan } = sdkOf(weixin);
  const early = expect(scan()).rejects.toThrow('应用没有响应');
  await vi.advanceTimersByTimeAsync(READY_PATIENCE);
  await early;
  const unanswered = expect(scan()).rejects.toThrow('应用没有及时返回结果');
  await vi.advanceTimersByTimeAsync(1);
  fake.ready?.();
  await vi.advanceTimersByTimeAsync(PERSON_PATIENCE);
  await unanswered;
  expect(fake.scans).toHaveLength(1);
});

test('so many calls wait and no more', async () => {
  const { fake, scan } = sdkOf(weixin);
  const waiting = Array.from({ length: QUEUE }, () => scan());
  await expect(scan()).rejects.toThrow('等待中的操作过多');
  await vi.waitFor(() => {
    expect(fake.ready).toBeDefined();
  });
  fake.ready?.();
  await vi.waitFor(() => {
    expect(fake.scans).toHaveLength(QUEUE);
  });
  for (const { success } of fake.scans) success?.({ resultStr: 'x' });
  await Promise.all(waiting);
  expect(fake.configs).toHaveLength(1);
});

test('what the person leaves, what the app fails at and what it does not know are told apart', async () => {
  const { sdk, fake, scan } = sdkOf(weixin);
  const done = sdk.configure();
  await vi.waitFor(() => {
    fake.ready?.();
    expect(sdk.isReady).toBe(true);
  });
  await done;
  const answers = [
    ['cancel', {}, '操作已取消'],
    ['fail', { errMsg: 'scanQRCode:cancel' }, '操作已取消'],
    ['fail', { errMsg: 'scanQRCode:fail' }, '应用未能完成此操作'],
  ] as const;
  for (const [member, said, text] of answers) {
    const scanned = scan();
    await vi.waitFor(() => {
      expect(fake.scans).toHaveLength(1);
    });
    fake.scans.pop()?.[member]?.(said);
    await expect(scanned).rejects.toThrow(text);
  }
  await expect(scan('noSuchCall')).rejects.toThrow('当前版本的应用不支持此操作');
});

test('WeChat is configured again where the address has changed, DingTalk never', async () => {
  for (const [vendor, times] of [
    [weixin, 2],
    [dingtalk('7'), 1],
  ] as const) {
    const { sdk, fake, signed, location } = sdkOf(vendor);
    for (const path of ['a', 'a#other', 'b']) {
      location.href = `https://campus.example.edu/${path}`;
      const done = sdk.configure();
      await vi.waitFor(() => {
        fake.ready?.();
        expect(sdk.isReady).toBe(true);
      });
      await done;
    }
    expect([fake.configs.length, signed.length]).toEqual([times, times]);
  }
});
