import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { rowsProps } from '../../input/shared/rows/rowsField.meta.ts';
import { rowsMeta } from '../shared/rows/rows.meta.ts';

export const arrayCardsMeta = defineMeta({
  ...rowsMeta,
  type: 'formily/array-cards',
  title: { zhCN: '自增卡片', enUS: 'Array cards' },
  description: {
    zhCN: 'Formily 的 ArrayCards：每行一张卡片',
    enUS: "Formily's ArrayCards: a card for each row",
  },
  keywords: ['ArrayCards'],
  icon: 'file-text',
  budget: 4,
  props: rowsProps,
});
