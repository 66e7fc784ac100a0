import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { rowsProps } from '../../input/shared/rows/rowsField.meta.ts';
import { rowsMeta } from '../shared/rows/rows.meta.ts';

export const arrayTableMeta = defineMeta({
  ...rowsMeta,
  type: 'formily/array-table',
  title: { zhCN: '自增表格', enUS: 'Array table' },
  description: {
    zhCN: 'Formily 的 ArrayTable：多行明细排成表格，列是其中的字段，可分页；手机上为卡片',
    enUS: "Formily's ArrayTable: rows as a table whose columns are the fields in it, in pages; cards on a phone",
  },
  keywords: ['ArrayTable'],
  icon: 'table',
  budget: 8,
  props: {
    ...rowsProps,
    pageSize: prop.static(
      Type.Integer({ minimum: 5, maximum: 100 }),
      { zhCN: '每页行数', enUS: 'Rows on a page' },
      10,
    ),
  },
});
