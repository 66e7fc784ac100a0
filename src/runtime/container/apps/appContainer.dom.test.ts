import { expect, test } from 'vitest';
import {
  allApps,
  app,
  CAMPUS,
  DINGTALK,
  inApp,
  JPEG,
  type Params,
  QQ,
  WECHAT,
  WECOM,
} from '../../../../tests/support/appPage.ts';

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
