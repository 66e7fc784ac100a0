import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';

export const badgeMeta = defineMeta({
  type: 'badge',
  version: 1,
  family: 'display',
  title: { zhCN: '徽标数', enUS: 'Badge' },
  description: {
    zhCN: '内容右上角的数字或圆点，也可单独使用',
    enUS: 'A count or dot at the corner of what stands in it, or by itself',
  },
  icon: 'bell',
  props: {
    count: prop.bindable(Type.Number(), { zhCN: '数字', enUS: 'Count' }),
    max: prop.static(
      Type.Integer({ minimum: 1, maximum: 9999 }),
      { zhCN: '最大显示数字', enUS: 'Largest number shown' },
      99,
    ),
    dot: prop.static(Type.Boolean(), { zhCN: '只显示圆点', enUS: 'Dot only' }, false),
    label: prop.text({ zhCN: '读屏文字', enUS: 'What it says to screen readers' }),
  },
  container: true,
  halfOnPhone: true,
  budget: 2,
});
