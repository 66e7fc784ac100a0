import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { periodField } from '../shared/period.meta.ts';
import { changeEvent, placeholder } from '../shared/props.meta.ts';

export const yearMeta = defineMeta({
  type: 'year',
  version: 1,
  family: 'input',
  title: { zhCN: '年份', enUS: 'Year' },
  description: { zhCN: '年份，值为 YYYY', enUS: 'A year; its value is YYYY' },
  icon: 'calendar',
  imports: { sheet: { kind: 'year' } },
  budget: 4,
  props: { placeholder },
  events: changeEvent,
  field: periodField('year', 110),
});
