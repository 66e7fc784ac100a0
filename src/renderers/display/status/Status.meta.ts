import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';

export const statusMeta = defineMeta({
  type: 'status',
  version: 1,
  family: 'display',
  title: { zhCN: '状态', enUS: 'Status' },
  description: { zhCN: '以圆点颜色和文字显示一个状态', enUS: 'One state as a coloured dot and its label' },
  icon: 'check-circle',
  props: {
    value: prop.bindable(Type.Union([Type.String(), Type.Number(), Type.Boolean()]), {
      zhCN: '值',
      enUS: 'Value',
    }),
    options: prop.options({ zhCN: '选项', enUS: 'Options' }),
  },
  budget: 2,
});
