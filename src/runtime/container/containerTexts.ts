import type { LocalText } from '../../schemas/text.ts';

/** What a person reads when a container cannot do what a page asks of it. */
export const containerTexts = {
  noAbility: { zhCN: '当前环境不支持“{name}”', enUS: '"{name}" is not available here' },
} as const satisfies Record<string, LocalText>;

/** Abilities as people call them. */
export const abilityTitles = {
  scan: { zhCN: '扫一扫', enUS: 'Scan' },
  chooseImage: { zhCN: '选择图片', enUS: 'Choose image' },
  record: { zhCN: '录音', enUS: 'Record' },
  location: { zhCN: '定位', enUS: 'Location' },
  openMap: { zhCN: '打开地图', enUS: 'Open map' },
  share: { zhCN: '分享', enUS: 'Share' },
  copy: { zhCN: '复制', enUS: 'Copy' },
  close: { zhCN: '关闭窗口', enUS: 'Close window' },
  setTitle: { zhCN: '设置标题', enUS: 'Set title' },
  pay: { zhCN: '支付', enUS: 'Pay' },
} as const satisfies Record<string, LocalText>;
