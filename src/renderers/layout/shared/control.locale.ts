import { defineLocale } from '../../../runtime/locale/defineLocale.ts';

export const controlLocale = defineLocale(
  'renderer.control',
  {
    none: '未选择控件',
    failed: '控件“{{id}}”无法打开，可能尚未发布或没有权限',
    circle: '控件“{{id}}”包含了自身，无法显示',
  },
  {
    none: 'No control was chosen',
    failed: 'The control “{{id}}” cannot be opened; it may be unpublished, or not for your role',
    circle: 'The control “{{id}}” stands in itself and cannot be shown',
  },
);
