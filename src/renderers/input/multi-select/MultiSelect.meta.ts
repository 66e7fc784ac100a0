import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { severalChoices } from '../shared/fields.meta.ts';
import { allowClear, changeEvent, options, placeholder } from '../shared/props.meta.ts';

export const multiSelectMeta = defineMeta({
  type: 'multi-select',
  version: 1,
  family: 'input',
  title: { zhCN: '下拉多选', enUS: 'Multiple select' },
  description: {
    zhCN: '从选项中选若干个；筛选时须全部包含',
    enUS: 'Several of the options; a filter finds what holds all of the chosen ones',
  },
  keywords: ['多选框', '复选', 'dropdown'],
  common: true,
  icon: 'tags',
  imports: {
    formily: [{ component: 'Select', props: { mode: 'multiple' } }],
    jsonSchema: [{ type: 'array', choice: true }],
  },
  budget: 3,
  props: { options, placeholder, allowClear },
  events: changeEvent,
  field: {
    ...severalChoices,
    span: 12,
    width: 200,
  },
});
