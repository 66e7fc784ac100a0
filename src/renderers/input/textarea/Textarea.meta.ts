import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { textField } from '../shared/fields.meta.ts';
import { tooLong } from '../shared/length.meta.ts';
import { changeEvent, maxLength, placeholder } from '../shared/props.meta.ts';

export const textareaMeta = defineMeta({
  type: 'textarea',
  version: 1,
  family: 'input',
  title: { zhCN: '多行文本', enUS: 'Text area' },
  description: { zhCN: '输入多行文字，保留换行', enUS: 'Several lines of text; line breaks are kept' },
  keywords: ['文本框', '备注'],
  common: true,
  icon: 'form',
  imports: {
    sheet: { kind: 'longText' },
    formily: ['Input.TextArea'],
    jsonSchema: [{ type: 'string', long: true }],
  },
  budget: 2,
  props: {
    placeholder,
    rows: prop.static(Type.Integer({ minimum: 1, maximum: 40 }), { zhCN: '行数', enUS: 'Rows' }, 3),
    maxLength: maxLength(20_000),
    showCount: prop.static(Type.Boolean(), { zhCN: '显示字数', enUS: 'Show the count' }, false),
  },
  events: changeEvent,
  field: {
    ...textField(20_000),
    check: tooLong,
    span: 24,
    width: 240,
  },
});
