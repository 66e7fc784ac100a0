import { defineLocale } from '../../../runtime/locale/defineLocale.ts';

export const relatedListLocale = defineLocale(
  'renderer.related-list',
  {
    failed: '记录加载失败',
    none: '没有关联的记录',
    later: '保存后显示关联的记录',
    noModule: '未指定表单',
    total: '共 {{n}} 条',
  },
  {
    failed: 'The records could not be loaded',
    none: 'No related records',
    later: 'Shown once this record is saved',
    noModule: 'No form is named',
    total: '{{n}} in all',
  },
);
