import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { rowsProps } from '../../input/shared/rows/rowsField.meta.ts';
import { rowsMeta } from '../shared/rows/rows.meta.ts';

export const arrayCollapseMeta = defineMeta({
  ...rowsMeta,
  type: 'formily/array-collapse',
  title: { zhCN: '自增折叠面板', enUS: 'Array collapse' },
  description: {
    zhCN: 'Formily 的 ArrayCollapse：每行一个可折叠的面板',
    enUS: "Formily's ArrayCollapse: a panel that folds for each row",
  },
  keywords: ['ArrayCollapse'],
  icon: 'menu',
  budget: 4,
  props: {
    ...rowsProps,
    openRows: prop.static(
      Type.Integer({ minimum: 0, maximum: 50 }),
      { zhCN: '开始时展开的行数', enUS: 'Rows that are open at first' },
      5,
    ),
    accordion: prop.static(Type.Boolean(), { zhCN: '一次只展开一项', enUS: 'Only one open' }, false),
  },
});
