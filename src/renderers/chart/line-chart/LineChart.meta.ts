import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { categoryProp, seriesProp } from '../shared/columns.meta.ts';
import { inUnit } from '../../../schemas/annotation.ts';

export const lineChartMeta = defineMeta({
  type: 'line-chart',
  version: 1,
  family: 'chart',
  title: { zhCN: '折线图', enUS: 'Line chart' },
  description: { zhCN: '随分类或时间变化的数值', enUS: 'Values along categories or time' },
  icon: 'line-chart',
  props: {
    title: prop.text({ zhCN: '标题', enUS: 'Title' }),
    source: prop.source({ zhCN: '数据源', enUS: 'Source' }),
    category: categoryProp,
    series: seriesProp,
    smooth: prop.static(Type.Boolean(), { zhCN: '平滑', enUS: 'Smooth' }, false),
    area: prop.static(Type.Boolean(), { zhCN: '填充面积', enUS: 'Fill below' }, false),
    unit: prop.text({ zhCN: '单位', enUS: 'Unit' }),
    height: prop.static(
      inUnit('px', Type.Integer({ minimum: 120, maximum: 1200 })),
      { zhCN: '高度', enUS: 'Height' },
      320,
    ),
    options: prop.options({ zhCN: '分类名称', enUS: 'Names of the categories' }),
  },
  budget: 4,
});
