import { defineLocale } from '../../../runtime/locale/defineLocale.ts';

export const chartLocale = defineLocale(
  'renderer.chart',
  {
    chart: '图表',
    empty: '暂无数据',
    failed: '图表数据加载失败',
    blank: '未填写',
    rest: '另有 {{count}} 项',
    described: '{{title}}：{{values}}',
  },
  {
    chart: 'Chart',
    empty: 'No data',
    failed: 'The data of the chart could not be loaded',
    blank: 'Not given',
    rest: '{{count}} more',
    described: '{{title}}: {{values}}',
  },
);
