import { defineLocale } from '../../runtime/locale/defineLocale.ts';

export const publishLocale = defineLocale(
  'designer.publish',
  {
    publish: '发布',
    title: '发布“{{name}}”',
    note: '说明',
    notePlaceholder: '这次改了什么（可不填）',
    cancel: '取消',
    published: '已发布第 {{version}} 版',
    errors: '有 {{count}} 个错误，先到“问题”中处理，再发布。',
    notSaved: '还有修改没有保存，暂时不能发布。',
    failed: '没有发布：{{why}}',
    nothingNew: '没有未发布的修改',
  },
  {
    publish: 'Publish',
    title: 'Publish “{{name}}”',
    note: 'Note',
    notePlaceholder: 'What has changed (optional)',
    cancel: 'Cancel',
    published: 'Published as version {{version}}',
    errors: 'There are {{count}} errors: settle them under “Problems” first.',
    notSaved: 'Some changes are not saved yet, so it cannot be published now.',
    failed: 'Not published: {{why}}',
    nothingNew: 'Everything is published already',
  },
);
