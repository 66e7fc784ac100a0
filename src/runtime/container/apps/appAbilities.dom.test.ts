import { expect, test, vi } from 'vitest';
import { CAMPUS, DINGTALK, inApp, JPEG, QQ, WECHAT, WECOM } from '../../../../tests/support/appPage.ts';

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
  const { container, abilities, load } = inApp(DINGTALK);
  load.mockRejectedValue(new Error('no script'));
  container.showTitle?.('首页');
  // What asks after it has failed after it.
  await expect(abilities.close?.({})).rejects.toThrow();
  const asked = load.mock.calls.length;
  container.showTitle?.('请假');
  expect(load).toHaveBeenCalledTimes(asked);
});
