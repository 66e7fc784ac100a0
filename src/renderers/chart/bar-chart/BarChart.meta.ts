import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { categoryProp, seriesProp } from '../shared/columns.meta.ts';
import { inUnit } from '../../../schemas/annotation.ts';

export const barChartMeta = defineMeta({
  type: 'bar-chart',
  version: 1,
  family: 'chart',
  title: { zhCN: '柱状图', enUS: 'Bar chart' },
  description: { zhCN: '各分类的数值对比', enUS: 'Values of categories side by side' },
  keywords: ['条形图', '图表'],
  common: true,
  icon: 'bar-chart',
  props: {
    title: prop.text({ zhCN: '标题', enUS: 'Title' }),
    source: prop.source({ zhCN: '数据源', enUS: 'Source' }),
    category: categoryProp,
    series: seriesProp,
    horizontal: prop.static(Type.Boolean(), { zhCN: '横向', enUS: 'Lying' }, false),
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
