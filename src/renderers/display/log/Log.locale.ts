import { defineLocale } from '../../../runtime/locale/defineLocale.ts';

export const logLocale = defineLocale(
  'renderer.log',
  { label: '日志', empty: '暂无日志', error: '错误', warning: '警告', info: '信息', success: '成功' },
  { label: 'Log', empty: 'No entries', error: 'Error', warning: 'Warning', info: 'Info', success: 'Success' },
);
