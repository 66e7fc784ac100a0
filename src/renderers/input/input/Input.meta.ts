import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { textContains } from '../shared/filter.meta.ts';
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
  icon: 'edit',
  imports: { formily: ['Input'], jsonSchema: [{ type: 'string' }] },
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
    column: 'text',
    dataType: 'text',
    value: Type.String({ maxLength: 1000 }),
    check: unfitLine,
    span: 8,
    width: 160,
    toFilter: textContains,
  },
  fixtures: [
    {
      title: { zhCN: '必填', enUS: 'Required' },
      node: {
        type: 'input',
        id: 'name',
        name: 'name',
        title: { zhCN: '姓名', enUS: 'Name' },
        required: true,
        default: '林知夏',
        props: { maxLength: 40, placeholder: { zhCN: '请输入姓名', enUS: 'Full name' } },
      },
    },
    {
      title: { zhCN: '前缀与后缀', enUS: 'Prefix and suffix' },
      node: {
        type: 'input',
        id: 'room',
        name: 'room',
        title: { zhCN: '宿舍', enUS: 'Room' },
        props: {
          prefix: { zhCN: '东区', enUS: 'East' },
          suffix: { zhCN: '室', enUS: 'room' },
        },
      },
    },
  ],
});
