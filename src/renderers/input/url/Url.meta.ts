import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { textField } from '../shared/fields.meta.ts';
import { allowClear, changeEvent, placeholder } from '../shared/props.meta.ts';

export const urlMeta = defineMeta({
  type: 'url',
  version: 1,
  family: 'input',
  title: { zhCN: '网址', enUS: 'Web address' },
  description: {
    zhCN: '网址，只读时可点击打开。格式由校验规则检查',
    enUS: 'A web address, a link when read-only. Rules check its format',
  },
  icon: 'link',
  imports: {
    sheet: { kind: 'url' },
    jsonSchema: [
      { type: 'string', format: 'uri' },
      { type: 'string', format: 'url' },
    ],
  },
  budget: 2,
  props: { placeholder, allowClear },
  events: changeEvent,
  field: {
    ...textField(2000),
    span: 12,
    width: 220,
  },
});
