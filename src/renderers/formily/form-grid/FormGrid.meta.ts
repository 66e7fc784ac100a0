import { Type } from 'typebox';
import { inUnit } from '../../../schemas/annotation.ts';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';

const columns = Type.Integer({ minimum: 1, maximum: 12 });
const px = (most: number) => inUnit('px', Type.Integer({ minimum: 0, maximum: most }));

export const formilyFormGridMeta = defineMeta({
  type: 'formily/form-grid',
  version: 1,
  family: 'formily',
  title: { zhCN: '自适应网格', enUS: 'Fluid grid' },
  description: {
    zhCN: 'Formily 的 FormGrid：按所在位置的宽度自动增减列数',
    enUS: "Formily's FormGrid: as many columns as the place has room for",
  },
  keywords: ['FormGrid'],
  icon: 'appstore',
  budget: 6,
  container: true,
  props: {
    minColumns: prop.static(columns, { zhCN: '最少列数', enUS: 'Fewest columns' }, 1),
    maxColumns: prop.static(columns, { zhCN: '最多列数', enUS: 'Most columns' }, 3),
    minWidth: prop.static(px(1000), { zhCN: '每列最小宽度', enUS: 'Narrowest column' }, 200),
    columnGap: prop.static(px(100), { zhCN: '列间距', enUS: 'Gap between columns' }),
    rowGap: prop.static(px(100), { zhCN: '行间距', enUS: 'Gap between rows' }),
  },
});
