import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { periodField } from '../shared/period.meta.ts';
import { changeEvent, placeholder } from '../shared/props.meta.ts';

export const weekMeta = defineMeta({
  type: 'week',
  version: 1,
  family: 'input',
  title: { zhCN: '周', enUS: 'Week' },
  description: {
    zhCN: '周（周一至周日），值为 YYYY-Wnn',
    enUS: 'A week from Monday to Sunday; its value is YYYY-Wnn',
  },
  icon: 'calendar',
  budget: 4,
  props: { placeholder },
  events: changeEvent,
  field: periodField('week', 140),
});
