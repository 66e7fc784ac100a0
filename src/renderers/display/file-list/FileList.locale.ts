import { defineLocale } from '../../../runtime/locale/defineLocale.ts';

export const fileListLocale = defineLocale(
  'renderer.file-list',
  { empty: '暂无附件', download: '下载 {{name}}', failed: '文件无法下载' },
  { empty: 'No files', download: 'Download {{name}}', failed: 'The file cannot be downloaded' },
);
