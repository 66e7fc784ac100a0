import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { textField } from '../shared/fields.meta.ts';
import { importUnmasked } from '../shared/import.meta.ts';
import { allowClear, changeEvent, placeholder } from '../shared/props.meta.ts';
import { maskIdCard } from './mask.meta.ts';

export const idCardMeta = defineMeta({
  type: 'id-card',
  version: 1,
  family: 'input',
  title: { zhCN: '身份证号', enUS: 'Identity card number' },
  description: {
    zhCN: '只读、列表和导出中隐藏中间各位，除非允许显示',
    enUS: 'Its middle is hidden read-only, in lists and in exports, unless revealing is allowed',
  },
  icon: 'idcard',
  imports: {
    sheet: { kind: 'idCard' },
    jsonSchema: [{ type: 'string', format: 'idcard' }],
  },
  budget: 2,
  props: {
    placeholder,
    allowClear,
    reveal: prop.static(Type.Boolean(), { zhCN: '完整显示', enUS: 'Show in full' }, false),
  },
  events: changeEvent,
  field: {
    ...textField(40),
    span: 8,
    width: 190,
    toText: (value, { props }) => maskIdCard(value, props.reveal === true),
    fromImport: importUnmasked,
  },
});
