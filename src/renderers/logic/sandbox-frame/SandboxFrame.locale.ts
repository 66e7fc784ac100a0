import { defineLocale } from '../../../runtime/locale/defineLocale.ts';

export const sandboxFrameLocale = defineLocale(
  'renderer.sandbox-frame',
  {
    frame: '嵌入页面',
    refused: '地址不安全，无法嵌入',
    blocked: '该网站未在平台登记，无法在此显示',
    apart: '在新标签页打开',
  },
  {
    frame: 'Embedded page',
    refused: 'The address is not safe and cannot be embedded',
    blocked: 'This site is not registered with the platform and cannot be shown here',
    apart: 'Open in a new tab',
  },
);
