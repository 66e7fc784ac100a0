import { defineLocale } from '../../../runtime/locale/defineLocale.ts';

export const serviceLocale = defineLocale(
  'renderer.service',
  { empty: '暂无数据', failed: '数据加载失败' },
  { empty: 'No data', failed: 'The data could not be loaded' },
);
