import { defineLocale } from '../../../runtime/locale/defineLocale.ts';

export const emptyLocale = defineLocale('renderer.empty', { empty: '暂无数据' }, { empty: 'No data' });
