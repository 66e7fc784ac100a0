import { defineLocale } from '../../runtime/locale/defineLocale.ts';

export const previewLocale = defineLocale(
  'portal.preview',
  { label: '预览', draft: '正在预览草稿，尚未发布的内容仅设计者可见', leave: '退出预览' },
  {
    label: 'Preview',
    draft: 'You are looking at a draft. What is not published is seen by who designs it alone.',
    leave: 'Leave the preview',
  },
);
