import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { categoryProp, columnProp } from '../shared/columns.meta.ts';
import { inUnit } from '../../../schemas/annotation.ts';

export const pieChartMeta = defineMeta({
  type: 'pie-chart',
  version: 1,
  family: 'chart',
  title: { zhCN: '饼图', enUS: 'Pie chart' },
  description: { zhCN: '各部分在整体中的占比', enUS: 'The parts of a whole' },
  keywords: ['图表'],
  icon: 'pie-chart',
  props: {
    title: prop.text({ zhCN: '标题', enUS: 'Title' }),
    source: prop.source({ zhCN: '数据源', enUS: 'Source' }),
    category: categoryProp,
    value: columnProp({ zhCN: '数值字段', enUS: 'Field of the value' }),
    donut: prop.static(Type.Boolean(), { zhCN: '环形', enUS: 'Ring' }, false),
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
