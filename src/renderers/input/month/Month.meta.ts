import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { periodField } from '../shared/period.meta.ts';
import { changeEvent, placeholder } from '../shared/props.meta.ts';

export const monthMeta = defineMeta({
  type: 'month',
  version: 1,
  family: 'input',
  title: { zhCN: '月份', enUS: 'Month' },
  description: { zhCN: '月份，值为 YYYY-MM', enUS: 'A month; its value is YYYY-MM' },
  icon: 'calendar',
  imports: { sheet: { kind: 'month' } },
  budget: 4,
  props: { placeholder },
  events: changeEvent,
  field: periodField('month', 120),
});
