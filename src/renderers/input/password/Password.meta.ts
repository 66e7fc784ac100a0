import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { notImported } from '../shared/import.meta.ts';
import { changeEvent, maxLength, placeholder } from '../shared/props.meta.ts';

/** As many dots whatever the value, so that its length stays unknown. */
const DOTS = '••••••';

export const passwordMeta = defineMeta({
  type: 'password',
  version: 1,
  family: 'input',
  title: { zhCN: '密码', enUS: 'Password' },
  description: {
    zhCN: '输入时隐藏；只读、列表和导出中不显示内容',
    enUS: 'Hidden while typed; never shown read-only, in lists or in exports',
  },
  icon: 'lock',
  imports: { formily: ['Password', 'Input.Password'], jsonSchema: [{ type: 'string', format: 'password' }] },
  budget: 2,
  props: {
    placeholder,
    maxLength: maxLength(4_000),
    autoComplete: prop.static(
      Type.Unsafe<'new-password' | 'current-password' | 'off'>({
        type: 'string',
        enum: ['new-password', 'current-password', 'off'],
      }),
      { zhCN: '自动填充', enUS: 'Autofill' },
      'new-password',
    ),
  },
  events: changeEvent,
  field: {
    column: 'text',
    dataType: 'text',
    value: Type.String({ maxLength: 4_000 }),
    secret: true,
    span: 8,
    width: 120,
    toText: () => DOTS,
    toExport: () => null,
    fromImport: notImported,
  },
  fixtures: [
    {
      title: { zhCN: '新密码', enUS: 'New password' },
      node: {
        type: 'password',
        id: 'wifi',
        name: 'wifi',
        title: { zhCN: '校园网密码', enUS: 'Campus network password' },
        required: true,
        default: 'example',
        rules: [{ rule: 'minLength', value: 8 }],
      },
    },
    {
      title: { zhCN: '空', enUS: 'Empty' },
      node: {
        type: 'password',
        id: 'doorCode',
        name: 'doorCode',
        title: { zhCN: '门禁密码', enUS: 'Door code' },
        props: { maxLength: 12, autoComplete: 'off' },
      },
    },
  ],
});
