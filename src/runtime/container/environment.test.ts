import { expect, test } from 'vitest';
import { environmentOf } from './environment.ts';

const ANDROID =
  'Mozilla/5.0 (Linux; Android 13; M2012K11AC Build/TKQ1.220829.002; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 15_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; WOW64) AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  // Apps, as they have been seen to call themselves.
  [
    'campusApp',
    'android',
    `${ANDROID} Chrome/83.0.4103.101 Mobile Safari/537.36 cpdaily/9.0.12 wisedu/9.0.12`,
  ],
  ['campusApp', 'ios', `${IPHONE} Mobile/15E148 cpdaily/9.6.4 wisedu/9.6.4`],
  [
    'campusApp',
    'android',
    `${ANDROID} Chrome/79.0.3945.136 Mobile Safari/537.36 yiban/8.1.9 cpdaily/8.1.9 wisedu/8.1.9`,
  ],
  ['superApp', 'android', `${ANDROID} Chrome/91.0.4472.114 Mobile Safari/537.36 SWSuperApp/2.0.4`],
  ['superApp', 'ios', 'SWSuperApp/2.3.2 (iPhone; iOS 17.0.2; Scale/3.00)'],
  [
    'socialChat',
    'android',
    `${ANDROID} Chrome/107.0.5304.141 Mobile Safari/537.36 XWEB/5023 MMWEBSDK/20230303 MMWEBID/6973 MicroMessenger/8.0.34.2340(0x2800225B) WeChat/arm64 Weixin NetType/WIFI Language/zh_CN ABI/arm64`,
  ],
  [
    'socialChat',
    'ios',
    `${IPHONE} Mobile/15E148 MicroMessenger/8.0.42(0x18002a2c) NetType/WIFI Language/zh_CN`,
  ],
  [
    'socialChat',
    undefined,
    `${WINDOWS} Chrome/132.0.0.0 Safari/537.36 MicroMessenger/7.0.20.1781(0x6700143B) NetType/WIFI MiniProgramEnv/Windows WindowsWechat/WMPF WindowsWechat(0x63090a13) XWEB/18055`,
  ],
  [
    'enterpriseChat',
    'android',
    `${ANDROID} Chrome/116.0.0.0 Mobile Safari/537.36 wxwork/4.1.22 MicroMessenger/7.0.1 NetType/WIFI Language/zh ColorScheme/Light`,
  ],
  [
    'enterpriseChat',
    'ios',
    `${IPHONE}  Mobile/15E148 wxwork/3.1.16 MicroMessenger/7.0.1 Language/zh ColorScheme/Dark`,
  ],
  [
    'enterpriseChat',
    undefined,
    `${WINDOWS} Chrome/107.1.12.0 Safari/537.36 Language/zh wxwork/4.1.3 (MicroMessenger/6.2) WindowsWechat  MailPlugin_Electron WeMail embeddisk`,
  ],
  [
    'workplaceMessenger',
    'android',
    `${ANDROID} Chrome/69.0.3497.100 UWS/3.22.1.161 Mobile Safari/537.36 AliApp(DingTalk/6.0.30) com.alibaba.android.rimet/15213560 Channel/700159 language/zh-CN UT4Aplus/0.2.25 colorScheme/light`,
  ],
  [
    'workplaceMessenger',
    'ios',
    `${IPHONE} Mobile/23E246 AliApp(DingTalk/7.8.1) com.laiwang.DingTalk/46766536 Channel/201200 language/zh-Hans-CN UT4Aplus/0.0.6 WK`,
  ],
  [
    'workplaceMessenger',
    undefined,
    `${WINDOWS} Chrome/108.0.5359.125 Safari/537.36 dingtalk-win/1.0.0 nw(0.14.7) DingTalk(7.8.10-Release.250724002) Mojo/1.0.0 Native AppType(release) Channel/201200 Architecture/x86_64`,
  ],
  [
    'qq',
    'android',
    `${ANDROID} Chrome/77.0.3865.120 MQQBrowser/6.2 TBS/045332 Mobile Safari/537.36 V1_AND_SQ_8.4.10_0_RDM_B QQ/8.4.10.16019 NetType/WIFI WebP/0.3.0 Pixel/1080 StatusBarHeight/109 SimpleUISwitch/0 QQTheme/2101`,
  ],
  [
    'qq',
    'ios',
    `${IPHONE} Mobile/15E148 QQ/9.3.0.612 V1_IPH_SQ_9.3.0_1_APP_A Pixel/1179 MiniAppEnable SimpleUISwitch/1 QQTheme/2971 Core/WKWebView Device/Apple(iPhone X) NetType/WIFI`,
  ],
  // Browsers on their own.
  [
    undefined,
    'android',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0.0.0 Mobile Safari/537.36',
  ],
  [undefined, 'android', `${ANDROID} Chrome/57.0.2987.132 MQQBrowser/6.2 TBS/044204 Mobile Safari/537.36`],
  [undefined, 'ios', `${IPHONE} Version/17.4 Mobile/15E148 Safari/604.1`],
  [undefined, undefined, `${WINDOWS} Chrome/125.0.0.0 Safari/537.36`],
  [
    undefined,
    undefined,
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15',
  ],
  [
    undefined,
    undefined,
    `${WINDOWS} Chrome/53.0.2785.116 Safari/537.36 QBCore/4.0.1301.400 QQBrowser/9.0.2524.400`,
  ],
  [undefined, undefined, ''],
] as const)('%s on %s: %s', (app, system, userAgent) => {
  const phone = system !== undefined;
  expect(environmentOf(userAgent)).toEqual({ app, system, mobile: phone });
});

test.each([
  'Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; Microsoft; Lumia 950) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/52.0.2743.116 Mobile Safari/537.36 Edge/15.15063',
  'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile',
])('a phone of another system: %s', (userAgent) => {
  expect(environmentOf(userAgent)).toEqual({ app: undefined, system: undefined, mobile: true });
});
