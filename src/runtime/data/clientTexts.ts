import type { LocalText } from '../../schemas/text.ts';

/** What a person reads when no answer arrived. */
export const clientTexts = {
  network: {
    zhCN: '网络连接失败，请检查网络后重试',
    enUS: 'The network cannot be reached. Check it and try again.',
  },
  away: {
    zhCN: '服务器暂时无法响应，请稍后重试',
    enUS: 'The server cannot answer right now. Try again later.',
  },
  timeout: {
    zhCN: '服务器响应超时，请稍后重试',
    enUS: 'The server took too long to answer. Try again later.',
  },
  badSign: { zhCN: '服务器响应校验失败', enUS: 'The answer of the server could not be verified.' },
} as const satisfies Record<string, LocalText>;
