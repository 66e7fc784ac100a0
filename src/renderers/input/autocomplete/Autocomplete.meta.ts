import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { textField } from '../shared/fields.meta.ts';
import { unfitLine } from '../shared/length.meta.ts';
import { allowClear, changeEvent, maxLength, options, placeholder } from '../shared/props.meta.ts';

export const autocompleteMeta = defineMeta({
  type: 'autocomplete',
  version: 1,
  family: 'input',
  title: { zhCN: '自动完成', enUS: 'Autocomplete' },
  description: {
    zhCN: '可自由输入，同时按输入给出候选；值为文字',
    enUS: 'Free text with suggestions for what is typed; the value is the text',
  },
  icon: 'edit',
  imports: { formily: ['AutoComplete'] },
  budget: 3,
  props: {
    options,
    takesValue: prop.static(
      Type.Boolean(),
      { zhCN: '填入选项的值', enUS: 'Takes the value of an option' },
      false,
    ),
    placeholder,
    allowClear,
    maxLength: maxLength(500),
  },
  events: changeEvent,
  field: {
    ...textField(500),
    check: unfitLine,
    span: 8,
    width: 160,
  },
});
