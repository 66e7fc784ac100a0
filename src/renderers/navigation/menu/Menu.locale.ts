import { defineLocale } from '../../../runtime/locale/defineLocale.ts';

export const menuLocale = defineLocale('renderer.menu', { label: '导航' }, { label: 'Navigation' });
