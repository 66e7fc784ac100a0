import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { categoryProp, seriesProp } from '../shared/columns.meta.ts';

export const barChartMeta = defineMeta({
  type: 'bar-chart',
  version: 1,
  family: 'chart',
  title: { zhCN: '柱状图', enUS: 'Bar chart' },
  description: { zhCN: '各分类的数值对比', enUS: 'Values of categories side by side' },
  icon: 'bar-chart',
  props: {
    title: prop.text({ zhCN: '标题', enUS: 'Title' }),
    source: prop.source({ zhCN: '数据源', enUS: 'Source' }),
    category: categoryProp,
    series: seriesProp,
    horizontal: prop.static(Type.Boolean(), { zhCN: '横向', enUS: 'Lying' }, false),
    unit: prop.text({ zhCN: '单位', enUS: 'Unit' }),
    height: prop.static(Type.Integer({ minimum: 120, maximum: 1200 }), { zhCN: '高度', enUS: 'Height' }, 320),
    options: prop.options({ zhCN: '分类名称', enUS: 'Names of the categories' }),
  },
  budget: 4,
  fixtures: [
    {
      title: { zhCN: '横向', enUS: 'Lying' },
      node: {
        type: 'bar-chart',
        id: 'colleges',
        props: {
          title: { zhCN: '各学院人数', enUS: 'Students by school' },
          source: 'byCollege',
          category: 'college',
          horizontal: true,
          series: [{ field: 'students', name: { zhCN: '学生', enUS: 'Students' } }],
          options: [
            { value: 'cs', label: { zhCN: '计算机学院', enUS: 'Computing' } },
            { value: 'law', label: { zhCN: '法学院', enUS: 'Law' } },
            { value: 'arts', label: { zhCN: '艺术学院', enUS: 'Arts' } },
          ],
        },
      },
      data: {
        byCollege: [
          { college: 'cs', students: 1286, staff: 84 },
          { college: 'law', students: 642, staff: 51 },
          { college: 'arts', students: null, staff: 23 },
        ],
      },
    },
    {
      title: { zhCN: '堆叠', enUS: 'Stacked' },
      node: {
        type: 'bar-chart',
        id: 'people',
        props: {
          source: 'byCollege',
          category: 'college',
          series: [
            { field: 'students', name: { zhCN: '学生', enUS: 'Students' }, stack: 'people' },
            { field: 'staff', name: { zhCN: '教职工', enUS: 'Staff' }, stack: 'people' },
          ],
          options: [
            { value: 'cs', label: { zhCN: '计算机学院', enUS: 'Computing' } },
            { value: 'law', label: { zhCN: '法学院', enUS: 'Law' } },
            { value: 'arts', label: { zhCN: '艺术学院', enUS: 'Arts' } },
          ],
        },
      },
      data: {
        byCollege: [
          { college: 'cs', students: 1286, staff: 84 },
          { college: 'law', students: 642, staff: 51 },
          { college: 'arts', students: null, staff: 23 },
        ],
      },
    },
  ],
});
