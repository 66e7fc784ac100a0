import { defineLocale } from '../../runtime/locale/defineLocale.ts';

export const overlayLocale = defineLocale(
  'portal.overlay',
  {
    unsavedTitle: '放弃未保存的内容？',
    unsavedText: '已填写的内容尚未保存，离开后将丢失。',
    leave: '离开',
    keepEditing: '继续编辑',
    notDrawable: '无法打开此类资源',
  },
  {
    unsavedTitle: 'Discard unsaved input?',
    unsavedText: 'What you entered has not been saved and will be lost.',
    leave: 'Leave',
    keepEditing: 'Keep editing',
    notDrawable: 'This kind of resource cannot be opened',
  },
);
