import type { Ability } from '../../../schemas/container.ts';
import type { LocalText } from '../../../schemas/text.ts';

/** What each ability takes as parameters, and what later steps see of it as `result`. */
export const abilityNotes: Readonly<Record<Ability, LocalText>> = {
  scan: { zhCN: '结果：text（扫到的内容）', enUS: 'Result: text, what was read' },
  chooseImage: {
    zhCN: '参数：count（最多几张）。结果：文件列表，可写入文件字段',
    enUS: 'Parameters: count, how many at most. Result: files, as a field of files holds them',
  },
  record: {
    zhCN: '结果：text（说的话）、voice（录音编号，供“语音转文字”使用）',
    enUS: 'Result: text, what was said; voice, the recording that "Translate voice" takes',
  },
  translateVoice: {
    zhCN: '参数：voice、duration（“录音”的结果）。结果：text',
    enUS: 'Parameters: voice and duration of a result of "Record". Result: text',
  },
  location: {
    zhCN: '结果：latitude、longitude（WGS 84）、accuracy（米）',
    enUS: 'Result: latitude, longitude (WGS 84) and accuracy in metres',
  },
  openMap: {
    zhCN: '参数：latitude、longitude（WGS 84）、name、address',
    enUS: 'Parameters: latitude, longitude (WGS 84), name, address',
  },
  share: {
    zhCN: '参数：title、text、url、image；不填网址时分享当前页面',
    enUS: 'Parameters: title, text, url, image; the page itself without an address',
  },
  copy: { zhCN: '参数：text', enUS: 'Parameters: text' },
  close: { zhCN: '关闭应用里的当前窗口', enUS: 'Closes the window of the app' },
  setTitle: { zhCN: '参数：title', enUS: 'Parameters: title' },
  pay: {
    zhCN: '参数：支付平台的订单，由接口返回。微信：timestamp、nonceStr、package、signType、paySign；钉钉：info',
    enUS: 'Parameters: the order, from an interface. WeChat: timestamp, nonceStr, package, signType, paySign; DingTalk: info',
  },
  authCode: {
    zhCN: '结果：code（当前用户的免登授权码，只能使用一次）',
    enUS: 'Result: code, which tells who the person is, once',
  },
  openLink: { zhCN: '参数：url', enUS: 'Parameters: url' },
  openMicroApp: {
    zhCN: '参数：appId；钉钉另需 agentId，企业微信可带 path',
    enUS: 'Parameters: appId; DingTalk needs agentId besides, WeCom takes a path',
  },
};

/** Where it can be had. */
export const abilityPlaces: LocalText = {
  zhCN: '能否使用取决于页面在哪里打开（浏览器、钉钉、企业微信、微信、QQ、今日校园、上级页面）；不支持时步骤失败并提示用户。',
  enUS: 'Whether it is there depends on what the page is opened in: a browser, DingTalk, WeCom, WeChat, QQ, the campus app, a page around it. Where it is not, the step fails and says so.',
};
