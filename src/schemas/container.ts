import type { LocalText } from './text.ts';

/**
 * What a container can do for a page: a browser, a messenger or an app around it. Each has its own way, and none has
 * them all.
 */
export const abilities = [
  'scan',
  'chooseImage',
  'record',
  'translateVoice',
  'location',
  'openMap',
  'share',
  'copy',
  'close',
  'setTitle',
  'pay',
  'authCode',
  'openLink',
  'openMicroApp',
] as const;
export type Ability = (typeof abilities)[number];

/** Abilities as people call them. */
export const abilityTitles = {
  scan: { zhCN: '扫一扫', enUS: 'Scan' },
  chooseImage: { zhCN: '选择图片', enUS: 'Choose image' },
  record: { zhCN: '录音', enUS: 'Record' },
  translateVoice: { zhCN: '语音转文字', enUS: 'Translate voice' },
  location: { zhCN: '定位', enUS: 'Location' },
  openMap: { zhCN: '打开地图', enUS: 'Open map' },
  share: { zhCN: '分享', enUS: 'Share' },
  copy: { zhCN: '复制', enUS: 'Copy' },
  close: { zhCN: '关闭窗口', enUS: 'Close window' },
  setTitle: { zhCN: '设置标题', enUS: 'Set title' },
  pay: { zhCN: '支付', enUS: 'Pay' },
  authCode: { zhCN: '免登授权码', enUS: 'Login code' },
  openLink: { zhCN: '打开链接', enUS: 'Open link' },
  openMicroApp: { zhCN: '打开微应用', enUS: 'Open micro app' },
} as const satisfies Record<Ability, LocalText>;
