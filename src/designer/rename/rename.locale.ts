import { defineLocale } from '../../runtime/locale/defineLocale.ts';

export const renameLocale = defineLocale(
  'designer.rename',
  {
    name: '名称',
    nameHelp: '表达式以此称呼它',
    looking: '正在查找引用…',
    title: '“{{from}}”改为“{{to}}”',
    hint: '以下工作稿用到了“{{from}}”：',
    afterwards:
      '同时改写会一次保存这些工作稿；用户现有的版本在发布之后才会变化。这一改写不能用“撤销”取消，需要时请再改回来。',
    everywhere: '同时改写引用',
    alone: '只改这里',
    cancel: '取消',
    done: '已改写 {{documents}} 个文档中的 {{places}} 处引用',
    lost: '改写之前的 {{count}} 步用到旧的名称，不能再撤销',
  },
  {
    name: 'Name',
    nameHelp: 'By this, expressions name it',
    looking: 'Looking for what names it…',
    title: '“{{from}}” becomes “{{to}}”',
    hint: 'These working documents name “{{from}}”:',
    afterwards:
      'Rewriting saves all of them at once; what users have changes when it is published. “Undo” does not take it back: rename it once more if need be.',
    everywhere: 'Rewrite what names it',
    alone: 'Only here',
    cancel: 'Cancel',
    done: '{{places}} places rewritten in {{documents}} documents',
    lost: '{{count}} steps of before use the old name and can no longer be undone',
  },
);
