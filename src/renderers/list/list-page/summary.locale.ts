import { defineLocale } from '../../../runtime/locale/defineLocale.ts';

export const summaryLocale = defineLocale(
  'renderer.list-summary',
  {
    label: '汇总：符合条件的全部记录',
    all: '全部 {{total}} 条',
    loading: '正在汇总…',
    failed: '汇总失败',
    retry: '重试',
    sum: '合计',
    avg: '平均',
    min: '最小',
    max: '最大',
    count: '计数',
    cell: '{{name}}，{{measure}}：{{value}}',
    figure: '{{name}} · {{measure}}',
  },
  {
    label: 'Summary of all records that fit',
    all: 'All {{total}}',
    loading: 'Adding up…',
    failed: 'No summary',
    retry: 'Try again',
    sum: 'Sum',
    avg: 'Average',
    min: 'Least',
    max: 'Most',
    count: 'Count',
    cell: '{{name}}, {{measure}}: {{value}}',
    figure: '{{name}} · {{measure}}',
  },
);
