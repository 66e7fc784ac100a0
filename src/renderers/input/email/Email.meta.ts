import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { textField } from '../shared/fields.meta.ts';
import { importNarrow } from '../shared/import.meta.ts';
import { allowClear, changeEvent, placeholder } from '../shared/props.meta.ts';

export const emailMeta = defineMeta({
  type: 'email',
  version: 1,
  family: 'input',
  title: { zhCN: '邮箱', enUS: 'E-mail' },
  description: {
    zhCN: '邮箱地址，只读时可点击写信。格式由校验规则检查',
    enUS: 'An e-mail address, a link when read-only. Rules check its format',
  },
  icon: 'mail',
  imports: {
    sheet: { kind: 'email' },
    jsonSchema: [{ type: 'string', format: 'email' }],
  },
  budget: 2,
  props: { placeholder, allowClear },
  events: changeEvent,
  field: {
    ...textField(320),
    span: 8,
    width: 200,
    fromImport: importNarrow,
  },
});
