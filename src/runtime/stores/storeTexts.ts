import type { LocalText } from '../../schemas/text.ts';

/** What a person reads when a store itself has something to say. */
export const storeTexts = {
  cancelled: { zhCN: '任务已取消', enUS: 'The job was cancelled' },
  optionsFailed: {
    zhCN: '部分选项未能加载，相应的值显示为代码',
    enUS: 'Some options could not be loaded. Their values are shown as codes',
  },
  retry: { zhCN: '重试', enUS: 'Retry' },
  storageFull: {
    zhCN: '浏览器无法保存设置，关闭页面后需重新登录和设置',
    enUS: 'The browser cannot keep settings. After closing this page you will have to log in and set them again',
  },
} as const satisfies Record<string, LocalText>;
