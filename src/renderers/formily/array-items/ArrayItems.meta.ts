import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { rowsProps } from '../../input/shared/rows/rowsField.meta.ts';
import { rowsMeta } from '../shared/rows/rows.meta.ts';

export const arrayItemsMeta = defineMeta({
  ...rowsMeta,
  type: 'formily/array-items',
  title: { zhCN: '自增列表', enUS: 'Array items' },
  description: {
    zhCN: 'Formily 的 ArrayItems：每行一项，字段并排',
    enUS: "Formily's ArrayItems: an item for each row, its fields side by side",
  },
  keywords: ['ArrayItems'],
  icon: 'unordered-list',
  budget: 4,
  props: rowsProps,
});
