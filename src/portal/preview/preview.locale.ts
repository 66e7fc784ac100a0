import { defineLocale } from '../../runtime/locale/defineLocale.ts';

export const previewLocale = defineLocale(
  'portal.preview',
  { label: '预览', draft: '正在预览草稿，仅设计者可见', leave: '退出预览' },
  {
    label: 'Preview',
    draft: 'Draft, seen by designers only',
    leave: 'Leave the preview',
  },
);
