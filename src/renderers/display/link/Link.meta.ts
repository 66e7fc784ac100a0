import { Type } from 'typebox';
import { AddressSchema } from '../../../schemas/address.ts';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';

export const linkMeta = defineMeta({
  type: 'link',
  version: 1,
  family: 'display',
  title: { zhCN: '链接', enUS: 'Link' },
  description: { zhCN: '打开地址或执行动作的文字', enUS: 'Text that opens an address or starts actions' },
  icon: 'link',
  props: {
    text: prop.text({ zhCN: '文字', enUS: 'Text' }),
    url: prop.bindable(AddressSchema, { zhCN: '地址', enUS: 'Address' }),
    blank: prop.static(Type.Boolean(), { zhCN: '在新标签页打开', enUS: 'Open in a new tab' }),
  },
  events: { click: { title: { zhCN: '点击', enUS: 'Click' } } },
  budget: 2,
});
