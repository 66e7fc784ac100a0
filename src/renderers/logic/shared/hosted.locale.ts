import { defineLocale } from '../../../runtime/locale/defineLocale.ts';

export const hostedLocale = defineLocale(
  'renderer.hosted',
  { unknown: '此平台没有登记“{{name}}”，请联系管理员安装', failed: '“{{name}}”加载失败' },
  {
    unknown: '“{{name}}” is not registered on this platform; ask the administrator to install it',
    failed: '“{{name}}” could not be loaded',
  },
);
