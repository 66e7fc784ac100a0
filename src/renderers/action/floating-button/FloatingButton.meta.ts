import { Type } from 'typebox';
import { oneOf } from '../../../schemas/named.ts';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { IconSchema } from '../../../schemas/icon.ts';
import { inUnit } from '../../../schemas/annotation.ts';

export const floatingButtonMeta = defineMeta({
  type: 'floating-button',
  version: 1,
  family: 'action',
  title: { zhCN: '悬浮按钮', enUS: 'Floating button' },
  description: { zhCN: '固定在页面右下角的按钮', enUS: 'A button that stays at the lower right of the page' },
  icon: 'plus',
  props: {
    text: prop.text({ zhCN: '名称', enUS: 'Name' }),
    icon: prop.static(IconSchema, { zhCN: '图标', enUS: 'Icon' }, 'plus'),
    type: prop.static(oneOf('default', 'primary'), { zhCN: '类型', enUS: 'Kind' }, 'primary'),
    labelled: prop.static(Type.Boolean(), { zhCN: '显示名称', enUS: 'Show its name' }, false),
    offset: prop.static(
      inUnit('px', Type.Integer({ minimum: 0, maximum: 400 })),
      { zhCN: '距底部', enUS: 'Distance from the bottom' },
      48,
    ),
  },
  events: { click: { title: { zhCN: '点击', enUS: 'Click' } } },
  namedBy: 'text',
  budget: 2,
});
