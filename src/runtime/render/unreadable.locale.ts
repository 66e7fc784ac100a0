import { defineLocale } from '../locale/defineLocale.ts';

export const unreadableLocale = defineLocale(
  'runtime.unreadable',
  {
    unreadable: '文档无法读取',
    reasons: '原因',
    failed: '页面加载失败',
    tellSomebody: '页面的配置有误，请联系管理员。',
  },
  {
    unreadable: 'The document cannot be read',
    reasons: 'Why',
    failed: 'The page could not be loaded',
    tellSomebody: 'The page is not configured rightly. Please tell an administrator.',
  },
);
