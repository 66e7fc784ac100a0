import { defineLocale } from '../../../runtime/locale/defineLocale.ts';

export const searchBoxLocale = defineLocale('renderer.search-box', { search: '搜索' }, { search: 'Search' });
