import { Type } from 'typebox';
import { oneOf } from '../../../schemas/named.ts';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { IconSchema } from '../../../schemas/icon.ts';

export const buttonMeta = defineMeta({
  type: 'button',
  version: 1,
  family: 'action',
  title: { zhCN: '按钮', enUS: 'Button' },
  description: { zhCN: '点击后执行动作', enUS: 'Starts actions when clicked' },
  keywords: ['按键'],
  common: true,
  icon: 'check-circle',
  props: {
    text: prop.text({ zhCN: '文字', enUS: 'Text' }),
    icon: prop.static(IconSchema, { zhCN: '图标', enUS: 'Icon' }),
    type: prop.static(
      oneOf('default', 'primary', 'dashed', 'link', 'text'),
      { zhCN: '类型', enUS: 'Kind' },
      'default',
    ),
    size: prop.static(oneOf('small', 'middle', 'large'), { zhCN: '大小', enUS: 'Size' }),
    danger: prop.static(Type.Boolean(), { zhCN: '危险操作', enUS: 'Dangerous' }, false),
    block: prop.static(Type.Boolean(), { zhCN: '占满宽度', enUS: 'Full width' }, false),
  },
  events: { click: { title: { zhCN: '点击', enUS: 'Click' } } },
  namedBy: 'text',
  budget: 2,
});
