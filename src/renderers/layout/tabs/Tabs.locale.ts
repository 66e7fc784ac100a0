import { defineLocale } from '../../../runtime/locale/defineLocale.ts';

export const tabsLocale = defineLocale('renderer.tabs', { untitled: '未命名' }, { untitled: 'Untitled' });
