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
  fixtures: [
    {
      title: { zhCN: '必填', enUS: 'Required' },
      node: {
        type: 'quarter',
        id: 'reported',
        name: 'reported',
        title: { zhCN: '填报季度', enUS: 'Reported quarter' },
        required: true,
        default: '2025-Q3',
      },
    },
    {
      title: { zhCN: '空', enUS: 'Empty' },
      node: { type: 'quarter', id: 'due', name: 'due', title: { zhCN: '到期季度', enUS: 'Due quarter' } },
    },
  ],
});
