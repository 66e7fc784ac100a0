import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { oneChoice } from '../shared/fields.meta.ts';
import { allowClear, changeEvent, options, placeholder } from '../shared/props.meta.ts';

export const selectMeta = defineMeta({
  type: 'select',
  version: 1,
  family: 'input',
  title: { zhCN: '下拉单选', enUS: 'Select' },
  description: {
    zhCN: '从选项中选一个；选项多于八个时可搜索',
    enUS: 'One of several options; searchable from nine options on',
  },
  keywords: ['下拉框', 'dropdown'],
  common: true,
  icon: 'down',
  imports: {
    sheet: { kind: 'choice' },
    formily: ['Select'],
    jsonSchema: [{ type: 'string', choice: true }],
  },
  budget: 3,
  props: { options, placeholder, allowClear },
  events: changeEvent,
  field: {
    ...oneChoice,
    span: 8,
    width: 130,
  },
});
