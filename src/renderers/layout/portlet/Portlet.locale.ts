import { defineLocale } from '../../../runtime/locale/defineLocale.ts';

export const portletLocale = defineLocale('renderer.portlet', { more: '更多' }, { more: 'More' });
