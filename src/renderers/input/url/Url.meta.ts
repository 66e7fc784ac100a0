import { Type } from 'typebox';
import { toText } from '../../../conditions/index.ts';
import { prop } from '../../../schemas/prop.ts';
import type { LocalText } from '../../../schemas/text.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { textField } from '../shared/fields.meta.ts';
import { allowClear, changeEvent, placeholder } from '../shared/props.meta.ts';

/** What a picture at an address is called, of which nothing else is known. */
const PICTURE: LocalText = { zhCN: '图片', enUS: 'Picture' };

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
  props: {
    placeholder,
    allowClear,
    picture: prop.static(Type.Boolean(), { zhCN: '只读时显示为图片', enUS: 'Shown as a picture' }, false),
  },
  events: changeEvent,
  field: {
    ...textField(2000),
    span: 12,
    width: 220,
    toCell: (value, { props, ...context }) =>
      props.picture === true && typeof value === 'string' && value !== ''
        ? {
            text: PICTURE[context.locale],
            pictures: [{ id: value, name: PICTURE[context.locale], address: value }],
          }
        : { text: toText(value) },
  },
});
