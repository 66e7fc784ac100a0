import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { categoryProp, seriesProp } from '../shared/columns.meta.ts';

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
    height: prop.static(Type.Integer({ minimum: 120, maximum: 1200 }), { zhCN: '高度', enUS: 'Height' }, 320),
    options: prop.options({ zhCN: '分类名称', enUS: 'Names of the categories' }),
  },
  budget: 4,
  fixtures: [
    {
      title: { zhCN: '一条线', enUS: 'One line' },
      node: {
        type: 'line-chart',
        id: 'intake',
        title: { zhCN: '各年级人数', enUS: 'Students by year' },
        props: {
          source: 'byYear',
          category: 'year',
          series: [{ field: 'students', name: { zhCN: '人数', enUS: 'Students' } }],
          smooth: true,
          area: true,
          unit: { zhCN: '人', enUS: 'people' },
        },
      },
      data: {
        byYear: [
          { year: '2022', students: 1180 },
          { year: '2023', students: 1243 },
          { year: '2024', students: 1311 },
        ],
      },
    },
    {
      title: { zhCN: '没有数据', enUS: 'No data' },
      node: {
        type: 'line-chart',
        id: 'none',
        props: { source: 'nothing', category: 'year', series: [{ field: 'n', name: 'N' }] },
      },
      data: { nothing: [] },
    },
    {
      title: { zhCN: '没有数据源', enUS: 'No source' },
      node: { type: 'line-chart', id: 'sourceless', props: {} },
      data: {},
    },
  ],
});
