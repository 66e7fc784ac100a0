import type { LocalText } from '../../schemas/text.ts';

/** What a person reads when a container cannot do what a page asks of it. */
export const containerTexts = {
  noAbility: { zhCN: '当前环境不支持“{name}”', enUS: '"{name}" is not available here' },
  noLink: { zhCN: '没有可以打开的链接', enUS: 'There is no link to open' },
} as const satisfies Record<string, LocalText>;
