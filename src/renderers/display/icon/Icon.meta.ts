import { Type } from 'typebox';
import { oneOf } from '../../../schemas/named.ts';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { inUnit } from '../../../schemas/annotation.ts';

export const iconMeta = defineMeta({
  type: 'icon',
  version: 1,
  family: 'display',
  title: { zhCN: '图标', enUS: 'Icon' },
  description: { zhCN: '图标集中的一个图标', enUS: 'One icon of the icon set' },
  icon: 'star',
  props: {
    name: prop.bindable(Type.String({ maxLength: 50 }), { zhCN: '名称', enUS: 'Name' }),
    size: prop.static(
      inUnit('px', Type.Integer({ minimum: 8, maximum: 200 })),
      { zhCN: '大小', enUS: 'Size' },
      20,
    ),
    tone: prop.static(
      oneOf('default', 'secondary', 'primary', 'success', 'warning', 'error'),
      { zhCN: '颜色', enUS: 'Colour' },
      'default',
    ),
    label: prop.text({ zhCN: '含义（留空为装饰）', enUS: 'What it means; empty: decoration' }),
  },
  halfOnPhone: true,
  budget: 1,
});
