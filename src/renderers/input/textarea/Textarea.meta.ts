import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { textContains } from '../shared/filter.meta.ts';
import { tooLong } from '../shared/length.meta.ts';
import { changeEvent, maxLength, placeholder } from '../shared/props.meta.ts';

export const textareaMeta = defineMeta({
  type: 'textarea',
  version: 1,
  family: 'input',
  title: { zhCN: '多行文本', enUS: 'Text area' },
  description: { zhCN: '输入多行文字，保留换行', enUS: 'Several lines of text; line breaks are kept' },
  icon: 'form',
  imports: { formily: ['Input.TextArea'] },
  budget: 2,
  props: {
    placeholder,
    rows: prop.static(Type.Integer({ minimum: 1, maximum: 40 }), { zhCN: '行数', enUS: 'Rows' }, 3),
    maxLength: maxLength(20_000),
    showCount: prop.static(Type.Boolean(), { zhCN: '显示字数', enUS: 'Show the count' }, false),
  },
  events: changeEvent,
  field: {
    column: 'text',
    dataType: 'text',
    value: Type.String({ maxLength: 20_000 }),
    check: tooLong,
    span: 24,
    width: 240,
    toFilter: textContains,
  },
  fixtures: [
    {
      title: { zhCN: '计数', enUS: 'With a count' },
      node: {
        type: 'textarea',
        id: 'reason',
        name: 'reason',
        title: { zhCN: '请假事由', enUS: 'Reason for the leave' },
        default: '家中有事，需回家处理。\n周一返校。',
        props: { rows: 3, maxLength: 300, showCount: true },
      },
    },
    {
      title: { zhCN: '空', enUS: 'Empty' },
      node: {
        type: 'textarea',
        id: 'remark',
        name: 'remark',
        title: { zhCN: '备注', enUS: 'Remark' },
        props: { placeholder: { zhCN: '选填', enUS: 'Optional' }, rows: 2 },
      },
    },
  ],
});
