import { Type } from 'typebox';
import { oneOf } from '../../../schemas/named.ts';
import { AddressSchema } from '../../../schemas/address.ts';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { IconSchema } from '../../../schemas/icon.ts';

export const linkActionMeta = defineMeta({
  type: 'link-action',
  version: 1,
  family: 'action',
  title: { zhCN: '链接按钮', enUS: 'Link action' },
  description: {
    zhCN: '外观为按钮的链接，可在新标签页打开、复制地址',
    enUS: 'A link that looks like a button; it can be opened apart and copied',
  },
  icon: 'link',
  props: {
    text: prop.text({ zhCN: '文字', enUS: 'Text' }),
    url: prop.bindable(AddressSchema, { zhCN: '地址', enUS: 'Address' }),
    blank: prop.static(Type.Boolean(), { zhCN: '在新标签页打开', enUS: 'Open in a new tab' }),
    icon: prop.static(IconSchema, { zhCN: '图标', enUS: 'Icon' }),
    type: prop.static(oneOf('default', 'primary', 'link', 'text'), { zhCN: '类型', enUS: 'Kind' }, 'default'),
    block: prop.static(Type.Boolean(), { zhCN: '占满宽度', enUS: 'Full width' }, false),
  },
  namedBy: 'text',
  budget: 2,
});
