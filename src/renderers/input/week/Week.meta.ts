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
  fixtures: [
    {
      title: { zhCN: '必填', enUS: 'Required' },
      node: {
        type: 'week',
        id: 'weekly',
        name: 'weekly',
        title: { zhCN: '周报所属周', enUS: 'Week of the report' },
        required: true,
        default: '2025-W36',
      },
    },
    {
      title: { zhCN: '空', enUS: 'Empty' },
      node: { type: 'week', id: 'duty', name: 'duty', title: { zhCN: '值班周', enUS: 'Week on duty' } },
    },
  ],
});
