import { defineLocale } from '../../../runtime/locale/defineLocale.ts';

export const imageListLocale = defineLocale(
  'renderer.image-list',
  { empty: '暂无图片', failed: '图片无法显示', picture: '图片 {{number}}' },
  { empty: 'No pictures', failed: 'The picture cannot be shown', picture: 'Picture {{number}}' },
);
