import { defineLocale } from '../../../runtime/locale/defineLocale.ts';

export const jsonLocale = defineLocale(
  'renderer.json',
  { empty: '暂无数据', label: '数据', more: '其余 {{count}} 项未显示', items: '{{count}} 项' },
  { empty: 'No data', label: 'Data', more: '{{count}} more are not shown', items: '{{count}} items' },
);
