import { expect, test, vi } from 'vitest';
import { createPlainRoot, testProject } from '../../../../tests/support/testRoot.ts';
import type { Project } from '../../../schemas/wire/project.ts';
import { AssetLoader } from '../../data/AssetLoader.ts';
import type { Container } from '../Container.ts';
import { appContainer } from './appContainer.ts';

const WECHAT = 'Mozilla/5.0 (iPhone; CPU iPhone OS 15_0 like Mac OS X) MicroMessenger/8.0.42';
const WECOM = 'Mozilla/5.0 (Linux; Android 13) wxwork/4.1.22 MicroMessenger/7.0.1';
const DINGTALK = 'Mozilla/5.0 (Linux; Android 9) AliApp(DingTalk/6.0.30)';
const QQ = 'Mozilla/5.0 (iPhone; CPU iPhone OS 15_0 like Mac OS X) QQ/8.9.1.610';
const CAMPUS = 'Mozilla/5.0 (Linux; Android 12) wisedu/9.0.12 cpdaily/9.0.12';
const SIGN = '/rest/http/open_apis/getjsApi.htm';
const signature = { appId: 'id', timestamp: 1, nonceStr: 'n', signature: 's' };
const app = { script: 'https://vendor.example/s.js', appId: 'id', agentId: '7' };
const allApps = { wecom: app, dingtalk: app, wechat: app, qq: app, campusApp: app };
const browserOnly: Container = {
  name: 'browser',
  abilities: { copy: () => true, setTitle: () => 'browser', openLink: () => 'browser' },
};
/** The begin of a JPEG, as base64. */
const JPEG = '/9j/4AAQ';

type Params = Record<string, unknown>;
type Answers = Record<string, (params: Params) => unknown>;

const noteCall = (asked: [string, Params][], api: string, params: Params): void => {
  const data = Object.entries(params).filter(([, value]) => typeof value !== 'function');
  asked.push([api, Object.fromEntries(data)]);
};

/** A page in an app whose script answers from a table by the names of its calls. */
function inApp(userAgent: string, answers: Answers = {}, chatApps: Project['chatApps'] = allApps) {
  const asked: [string, Params][] = [];
  const uploads: File[] = [];
  const upload = ({ file }: Params) => {
    uploads.push(file as File);
    return { result: { id: 'f1', name: (file as File).name, size: 6, type: (file as File).type } };
  };
  const { root, ui } = createPlainRoot({
    answers: { [SIGN]: { result: signature }, '/files/upload': upload },
  });
  Object.assign(root, { project: { ...testProject, chatApps } });
  const call = (api: string) => (params: Params) => {
    noteCall(asked, api, params);
    const said = (answers[api]?.(params) ?? {}) as Params;
    const name = 'fails' in said ? ['fail', 'onFail'] : ['success', 'onSuccess'];
    for (const one of name)
      if (typeof params[one] === 'function') Reflect.apply(params[one], undefined, [said]);
  };
  const ready = (run: () => void): void => run();
  const base = { config: () => undefined, error: () => undefined, ready };
  const invoke = (api: string, params: Params, done: (said: Params) => void) => {
    noteCall(asked, api, params);
    done((answers[api]?.(params) ?? { err_msg: `${api}:ok` }) as Params);
  };
  const wx = new Proxy(
    { ...base, invoke },
    {
      // It is no promise, whatever it is asked for.
      get: (target, name: string): unknown =>
        Reflect.get(target, name) ?? (name === 'then' ? undefined : call(name)),
    },
  );
  const tree = (path: string): object =>
    new Proxy(call(path), { get: (_, name: string) => tree(`${path}.${name}`) });
  const dd = { ...base, biz: tree('biz'), device: tree('device'), runtime: tree('runtime') };
  const mqq = { data: tree('data'), ui: tree('ui') };
  /** A script whose calls take one parameter after the other. */
  const told = (path: string): object =>
    new Proxy(
      (...given: unknown[]) => {
        asked.push([path, { given: given.filter((one) => typeof one !== 'function') }]);
        if (typeof given[0] === 'function') Reflect.apply(given[0], undefined, [answers[path]?.({})]);
      },
      { get: (_, name: string) => told(path === '' ? name : `${path}.${name}`) },
    );
  const document = { title: '页面', baseURI: 'https://campus.example.edu/', location: { origin: '' } };
  const location = { href: 'https://campus.example.edu/app/a' };
  const browser = Object.create(window, {
    navigator: { value: { userAgent } },
    location: { value: location },
    document: { value: document },
    wx: { value: wx },
    dd: { value: dd },
    mqq: { value: mqq },
    BH_MOBILE: { value: { init: ready } },
    BH_MOBILE_SDK: { value: told('') },
  }) as Window;
  const assets = new AssetLoader({ document: () => window.document, transport: fetch });
  const load = vi.spyOn(assets, 'load').mockResolvedValue(new Blob());
  const container = appContainer(root, browser, browserOnly, assets);
  return { container, abilities: container.abilities, asked, uploads, ui, document, load };
}

const byBrowser = ['copy', 'openLink', 'setTitle'];
const byWeixin = ['chooseImage', 'close', 'location', 'openMap', 'record', 'scan', 'share', 'translateVoice'];
const byDingtalk = [
  'authCode',
  'close',
  'location',
  'openMap',
  'openMicroApp',
  'pay',
  'record',
  'scan',
  'share',
  'translateVoice',
];

test.each([
  ['wechat', WECHAT, allApps, [...byBrowser, ...byWeixin, 'pay']],
  ['wecom', WECOM, allApps, [...byBrowser, ...byWeixin, 'openMicroApp']],
  ['dingtalk', DINGTALK, allApps, [...byBrowser, ...byDingtalk]],
  ['qq', QQ, allApps, [...byBrowser, 'close', 'share']],
  ['campusApp', CAMPUS, allApps, [...byBrowser, 'chooseImage', 'close', 'scan', 'share']],
  // A school that is in WeCom alone is followed in WeChat.
  ['wechat', WECHAT, { wecom: app }, [...byBrowser, ...byWeixin.filter((one) => one !== 'share')]],
  ['browser', WECOM, { wechat: app }, byBrowser],
  ['browser', WECHAT, {}, byBrowser],
  ['browser', QQ, { wechat: app }, byBrowser],
  // Super apps publish no calls.
  ['browser', 'Mozilla/5.0 (Linux; Android 12) SuperApp/1.2.0', allApps, byBrowser],
])('the container is %s', (name, userAgent, apps, abilities) => {
  const { container } = inApp(userAgent, {}, apps);
  expect(container.name).toBe(name);
  expect(Object.keys(container.abilities).sort()).toEqual([...abilities].sort());
});

test.each([
  ['QR code', 'https://x.example/?a,b', 'https://x.example/?a,b'],
  ['bar code', 'EAN_13,6901234567892', '6901234567892'],
])('WeChat scans a %s', async (_, resultStr, text) => {
  const { abilities } = inApp(WECHAT, { scanQRCode: () => ({ resultStr }) });
  expect(await abilities.scan?.({})).toEqual({ text });
});

test('DingTalk scans', async () => {
  const { abilities, asked } = inApp(DINGTALK, { 'biz.util.scan': () => ({ text: '42' }) });
  expect(await abilities.scan?.({})).toEqual({ text: '42' });
  expect(asked).toEqual([['biz.util.scan', { type: 'all' }]]);
});

test.each([undefined, 5, '', 'x'.repeat(8001), { toString: () => 'x' }])(
  'a scan that answers %o is of no use',
  async (resultStr) => {
    const { abilities } = inApp(WECHAT, { scanQRCode: () => ({ resultStr }) });
    await expect(abilities.scan?.({})).rejects.toThrow('应用返回的结果无法使用');
  },
);

test('images that WeChat gives are uploaded as what their contents say', async () => {
  const { abilities, asked, uploads } = inApp(WECHAT, {
    chooseImage: () => ({ localIds: ['a', 'b', 'more'] }),
    getLocalImgData: ({ localId }) => ({
      localData: localId === 'a' ? `data:image/jgp;base64,${JPEG}` : JPEG,
    }),
  });
  expect(await abilities.chooseImage?.({ count: '2' })).toEqual([
    { id: 'f1', name: 'image-1.jpg', size: 6, type: 'image/jpeg' },
    { id: 'f1', name: 'image-2.jpg', size: 6, type: 'image/jpeg' },
  ]);
  expect(asked[0]).toEqual(['chooseImage', { count: 2 }]);
  expect(uploads.map(({ size, type }) => [size, type])).toEqual([
    [6, 'image/jpeg'],
    [6, 'image/jpeg'],
  ]);
});

test.each([
  ['no list', { localIds: 'a' }, JPEG],
  ['a page', { localIds: ['a'] }, btoa('<script>alert(1)</script>')],
  ['no base64', { localIds: ['a'] }, 'https://x.example/a.jpg'],
  ['no text', { localIds: ['a'] }, 5],
])('what is %s is no image, and goes nowhere', async (_, chosen, localData) => {
  const answers = { chooseImage: () => chosen, getLocalImgData: () => ({ localData }) };
  const { abilities, uploads } = inApp(WECHAT, answers);
  await expect(abilities.chooseImage?.({})).rejects.toThrow('应用返回的结果无法使用');
  expect(uploads).toEqual([]);
});

const SHANGHAI = { latitude: 31.2, longitude: 121.5, accuracy: 30 };

test.each([
  ['WeChat', WECHAT, 'getLocation', SHANGHAI],
  ['DingTalk', DINGTALK, 'device.geolocation.get', SHANGHAI],
  ['an old DingTalk', DINGTALK, 'device.geolocation.get', { location: SHANGHAI }],
  ['one that writes texts', WECHAT, 'getLocation', { latitude: '31.2', longitude: '121.5', accuracy: '30' }],
])('%s tells where it is', async (_, userAgent, api, said) => {
  const { abilities } = inApp(userAgent, { [api]: () => said });
  expect(await abilities.location?.({})).toEqual(SHANGHAI);
});

test.each([
  {},
  { latitude: 91, longitude: 0 },
  { latitude: NaN, longitude: 0 },
  { latitude: [], longitude: 1 },
])('%j is nowhere', async (said) => {
  const { abilities } = inApp(WECHAT, { getLocation: () => said });
  await expect(abilities.location?.({})).rejects.toThrow('应用返回的结果无法使用');
});

test.each([
  ['WeChat', WECHAT, 'openLocation'],
  ['DingTalk', DINGTALK, 'biz.map.view'],
])('%s shows a place on its map, in the datum of that', async (_, userAgent, api) => {
  const { abilities, asked } = inApp(userAgent);
  await abilities.openMap?.({ latitude: 39.9139, longitude: 116.3915, name: '故宫' });
  const near = (value: number): unknown => expect.closeTo(value, 3) as unknown;
  expect(asked).toEqual([
    [api, expect.objectContaining({ latitude: near(39.9153), longitude: near(116.3977) }) as unknown],
  ]);
  await expect(abilities.openMap?.({ latitude: 'x' })).rejects.toThrow('没有可以在地图上显示的位置');
});

test.each([
  ['WeChat', WECHAT, { stopRecord: { localId: 'v' }, translateVoice: { translateResult: '你好' } }],
  [
    'DingTalk',
    DINGTALK,
    {
      'device.audio.stopRecord': { mediaId: 'v', duration: 3 },
      'device.audio.translateVoice': { content: '你好' },
    },
  ],
])('%s records until the person has said enough, and answers a text', async (_, userAgent, table) => {
  const answers = Object.fromEntries(Object.entries<Params>(table).map(([api, said]) => [api, () => said]));
  const { abilities, ui, asked } = inApp(userAgent, answers);
  expect(await abilities.record?.({})).toMatchObject({ text: '你好', voice: 'v' });
  expect(ui.questions).toMatchObject([{ title: '正在录音…' }]);
  expect(asked).toHaveLength(3);
  ui.agrees = false;
  await expect(abilities.record?.({})).rejects.toThrow('操作已取消');
  // The app records no longer, and nothing is translated.
  expect(asked).toHaveLength(5);
});

test('WeChat prepares the page for its own menu; a script is no address', async () => {
  const { abilities, asked, ui } = inApp(WECHAT);
  await abilities.share?.({ title: '通知', url: 'javascript:alert(1)', image: '/a.png' });
  const shared = {
    title: '通知',
    link: 'https://campus.example.edu/app/a',
    imgUrl: 'https://campus.example.edu/a.png',
  };
  expect(asked).toEqual([
    ['updateAppMessageShareData', { ...shared, desc: '' }],
    ['updateTimelineShareData', shared],
  ]);
  expect(ui.messages).toEqual([{ level: 'info', text: '请点击右上角菜单进行分享' }]);
});

test('WeCom sends the page to a conversation, unless the person leaves', async () => {
  const { abilities, asked } = inApp(WECOM);
  await abilities.share?.({ text: '看一下' });
  const page = { title: '页面', desc: '看一下', link: 'https://campus.example.edu/app/a', imgUrl: '' };
  expect(asked).toEqual([['shareAppMessage', page]]);
  const left = inApp(WECOM, { shareAppMessage: () => ({ err_msg: 'shareAppMessage:cancel' }) });
  await expect(left.abilities.share?.({})).rejects.toThrow('操作已取消');
});

test('DingTalk has a title of its own beside the page’s, shares and closes', async () => {
  const { abilities, asked, document } = inApp(DINGTALK);
  await abilities.setTitle?.({ title: '请假' });
  expect(document.title).toBe('请假');
  await abilities.share?.({ title: '通知' });
  await abilities.close?.({});
  expect(asked.map(([api]) => api)).toEqual([
    'biz.navigation.setTitle',
    'biz.util.share',
    'biz.navigation.close',
  ]);
});

test('a payment needs a whole order, and is one only where the app says so', async () => {
  const order = { timestamp: 1, nonceStr: 'n', package: 'prepay_id=1', signType: 'RSA', paySign: 's' };
  const wechat = inApp(WECHAT);
  await wechat.abilities.pay?.({ ...order, more: 'x' });
  expect(wechat.asked).toEqual([['chooseWXPay', order]]);
  await expect(wechat.abilities.pay?.({ ...order, paySign: '' })).rejects.toThrow('支付信息不完整');
  for (const [resultStatus, paid] of [
    ['9000', true],
    ['6001', false],
  ] as const) {
    const { abilities } = inApp(DINGTALK, { 'biz.alipay.pay': () => ({ resultStatus }) });
    const payment = abilities.pay?.({ info: 'order' });
    if (paid) await payment;
    else await expect(payment).rejects.toThrow('应用未能完成此操作');
  }
});

test('WeChat closes the window', async () => {
  const { abilities, asked } = inApp(WECHAT);
  await abilities.close?.({});
  expect(asked).toEqual([['closeWindow', {}]]);
});

test.each([
  ['WeChat', WECHAT, { voice: 'v' }, 'translateVoice', { translateResult: '你好' }],
  ['DingTalk', DINGTALK, { voice: 'v', duration: 3 }, 'device.audio.translateVoice', { content: '你好' }],
])('%s translates a recording that it has kept', async (_, userAgent, recording, api, said) => {
  const { abilities, asked } = inApp(userAgent, { [api]: () => said });
  expect(await abilities.translateVoice?.(recording)).toEqual({ text: '你好' });
  expect(asked).toHaveLength(1);
  await expect(abilities.translateVoice?.({ voice: '' })).rejects.toThrow('没有可以转换的录音');
});

test('DingTalk gives a login code of the school, and opens its apps', async () => {
  const { abilities, asked } = inApp(DINGTALK, {
    'runtime.permission.requestAuthCode': () => ({ code: 'c1' }),
    'biz.microApp.openApp': ({ appId }) => ({ result: appId === '7' ? 1 : 0 }),
  });
  expect(await abilities.authCode?.({})).toEqual({ code: 'c1' });
  await abilities.openMicroApp?.({ appId: '7', agentId: 12 });
  expect(asked).toEqual([
    ['runtime.permission.requestAuthCode', { corpId: 'id' }],
    ['biz.microApp.openApp', { appId: '7', agentId: '12', corpId: 'id' }],
  ]);
  await expect(abilities.openMicroApp?.({ appId: '8', agentId: 12 })).rejects.toThrow('应用未能完成此操作');
  await expect(abilities.openMicroApp?.({ appId: '7' })).rejects.toThrow('没有指明要打开的应用');
});

test('WeCom opens mini programs', async () => {
  const { abilities, asked } = inApp(WECOM);
  await abilities.openMicroApp?.({ appId: 'wx1', path: 'pages/a?b=1' });
  expect(asked).toEqual([['launchMiniprogram', { appid: 'wx1', path: 'pages/a?b=1' }]]);
});

const GUIDE = 'https://campus.example.edu/guide';

test.each([
  ['WeCom', WECOM, ['openDefaultBrowser', { url: GUIDE }]],
  ['DingTalk', DINGTALK, ['biz.util.openLink', { url: GUIDE }]],
  ['QQ', QQ, ['ui.openUrl', { url: GUIDE, target: 1 }]],
  ['the campus app', CAMPUS, ['UI.openWebView', { given: [GUIDE] }]],
])('%s opens links of its own way, and none that could run something', async (_, userAgent, call) => {
  const { abilities, asked } = inApp(userAgent);
  await abilities.openLink?.({ url: '/guide' });
  expect(asked).toEqual([call]);
  await expect(abilities.openLink?.({ url: 'javascript:alert(1)' })).rejects.toThrow('没有可以打开的链接');
});

test('QQ prepares the page for its own menu, and closes', async () => {
  const { abilities, asked, ui } = inApp(QQ);
  await abilities.share?.({ title: '通知', text: '看一下', url: '/guide', image: '/a.png' });
  await abilities.close?.({});
  const image_url = 'https://campus.example.edu/a.png';
  expect(asked).toEqual([
    ['data.setShareInfo', { title: '通知', desc: '看一下', share_url: GUIDE, image_url }],
    ['ui.popBack', {}],
  ]);
  expect(ui.messages).toEqual([{ level: 'info', text: '请点击右上角菜单进行分享' }]);
});

test('the campus app scans, gives images, shares and closes', async () => {
  const { abilities, asked, uploads } = inApp(CAMPUS, {
    'qrcode.scan': () => 'EQ-7',
    'systemAbility.takePhoto': () => [{ base64: `data:image/png;base64,${JPEG}` }, { base64: JPEG }],
  });
  expect(await abilities.scan?.({})).toEqual({ text: 'EQ-7' });
  expect(await abilities.chooseImage?.({ count: 1 })).toHaveLength(1);
  expect(uploads.map(({ type }) => type)).toEqual(['image/jpeg']);
  await abilities.share?.({ title: '通知', url: '/guide' });
  await abilities.close?.({});
  expect(asked).toEqual([
    ['qrcode.scan', { given: [] }],
    ['systemAbility.takePhoto', { given: [1] }],
    ['social.share', { given: [{ title: '通知', linkUrl: GUIDE }] }],
    ['UI.closeWebView', { given: [] }],
  ]);
});

test.each([
  ['DingTalk', DINGTALK, ['biz.navigation.setTitle', { title: '待办' }]],
  ['the campus app', CAMPUS, ['UI.setTitleText', { given: ['待办'] }]],
])(
  '%s shows the titles of pages in its bar: of those that come at once, the last',
  async (_, userAgent, call) => {
    const { container, asked } = inApp(userAgent);
    container.showTitle?.('首页');
    container.showTitle?.('请假');
    container.showTitle?.('待办');
    await vi.waitFor(() => {
      expect(asked.at(-1)).toEqual(call);
    });
    expect(asked).toHaveLength(2);
  },
);

test('an app whose script does not come is asked for one title, and for no other', async () => {
  const { container, load } = inApp(DINGTALK);
  load.mockRejectedValue(new Error('no script'));
  for (const title of ['首页', '请假']) {
    container.showTitle?.(title);
    await new Promise((resolve) => setTimeout(resolve));
  }
  expect(load).toHaveBeenCalledOnce();
});
