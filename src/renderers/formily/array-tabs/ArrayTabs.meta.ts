import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { rowsProps } from '../../input/shared/rows/rowsField.meta.ts';
import { rowsMeta } from '../shared/rows/rows.meta.ts';

export const arrayTabsMeta = defineMeta({
  ...rowsMeta,
  type: 'formily/array-tabs',
  title: { zhCN: '自增选项卡', enUS: 'Array tabs' },
  description: {
    zhCN: 'Formily 的 ArrayTabs：每行一个页签',
    enUS: "Formily's ArrayTabs: a tab for each row",
  },
  keywords: ['ArrayTabs'],
  icon: 'folder',
  budget: 4,
  props: rowsProps,
});
