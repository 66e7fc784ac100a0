import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { COVERED } from '../../../schemas/secret.ts';
import { tooLong } from '../shared/length.meta.ts';
import { changeEvent, maxLength, placeholder } from '../shared/props.meta.ts';

export const passwordMeta = defineMeta({
  type: 'password',
  version: 1,
  family: 'input',
  title: { zhCN: '密码', enUS: 'Password' },
  description: {
    zhCN: '输入时隐藏；保存后加密，任何人都看不到内容，只显示是否已设置',
    enUS: 'Hidden while typed; sealed once it is saved: nobody reads it, only that it is set',
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
    check: tooLong,
    secret: true,
    span: 8,
    width: 120,
    toText: () => COVERED,
    toExport: () => null,
    fromImport: null,
  },
});
