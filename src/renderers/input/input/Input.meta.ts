import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { textField } from '../shared/fields.meta.ts';
import { unfitLine } from '../shared/length.meta.ts';
import { allowClear, changeEvent, maxLength, placeholder } from '../shared/props.meta.ts';

export const inputMeta = defineMeta({
  type: 'input',
  version: 1,
  family: 'input',
  title: { zhCN: '单行文本', enUS: 'Text' },
  description: {
    zhCN: '输入一行文字，离开时去掉首尾空格',
    enUS: 'One line of text; white space at its ends is removed on leaving',
  },
  keywords: ['文本框', '输入框', 'text box'],
  common: true,
  icon: 'edit',
  imports: {
    sheet: { kind: 'text' },
    formily: ['Input'],
    jsonSchema: [{ type: 'string' }],
  },
  budget: 2,
  props: {
    placeholder,
    maxLength: maxLength(1000),
    allowClear,
    prefix: prop.text({ zhCN: '前缀', enUS: 'Prefix' }),
    suffix: prop.text({ zhCN: '后缀', enUS: 'Suffix' }),
  },
  events: changeEvent,
  field: {
    ...textField(1000),
    check: unfitLine,
    span: 8,
    width: 160,
  },
});
