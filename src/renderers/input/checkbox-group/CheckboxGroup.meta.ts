import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { severalChoices } from '../shared/fields.meta.ts';
import { changeEvent, options } from '../shared/props.meta.ts';

export const checkboxGroupMeta = defineMeta({
  type: 'checkbox-group',
  version: 1,
  family: 'input',
  title: { zhCN: '多选', enUS: 'Checkbox group' },
  description: {
    zhCN: '选项全部可见，选若干个；筛选时须全部包含',
    enUS: 'Several options, all in sight; a filter finds what holds all of the chosen ones',
  },
  icon: 'unordered-list',
  imports: { formily: ['Checkbox.Group'] },
  budget: 3,
  props: { options },
  events: changeEvent,
  field: {
    ...severalChoices,
    span: 12,
    width: 200,
  },
});
