import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { textField } from '../shared/fields.meta.ts';
import { allowClear, changeEvent, placeholder } from '../shared/props.meta.ts';
import { phoneText } from './phoneText.meta.ts';

export const phoneMeta = defineMeta({
  type: 'phone',
  version: 1,
  family: 'input',
  title: { zhCN: '电话', enUS: 'Phone' },
  description: {
    zhCN: '手机号或座机；手机上弹出数字键盘。格式由校验规则检查',
    enUS: 'A telephone number; phones show their number pad. Rules check its format',
  },
  keywords: ['手机', 'mobile'],
  icon: 'phone',
  imports: {
    sheet: { kind: 'phone' },
    jsonSchema: [{ type: 'string', format: 'phone' }],
  },
  budget: 2,
  props: { placeholder, allowClear },
  events: changeEvent,
  field: {
    ...textField(40),
    span: 8,
    width: 140,
    fromImport: (text) => ({ value: phoneText(text) }),
  },
});
