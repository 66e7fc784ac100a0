import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { periodField } from '../shared/period.meta.ts';
import { changeEvent, placeholder } from '../shared/props.meta.ts';

export const quarterMeta = defineMeta({
  type: 'quarter',
  version: 1,
  family: 'input',
  title: { zhCN: '季度', enUS: 'Quarter' },
  description: { zhCN: '季度，值为 YYYY-Qn', enUS: 'A quarter; its value is YYYY-Qn' },
  icon: 'calendar',
  budget: 4,
  props: { placeholder },
  events: changeEvent,
  field: periodField('quarter', 130),
});
