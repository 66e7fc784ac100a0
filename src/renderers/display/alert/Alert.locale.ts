import { defineLocale } from '../../../runtime/locale/defineLocale.ts';

export const alertLocale = defineLocale('renderer.alert', { close: '关闭' }, { close: 'Close' });
