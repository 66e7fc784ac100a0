import { Type } from 'typebox';
import { oneOf } from '../../../schemas/named.ts';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { inUnit } from '../../../schemas/annotation.ts';

export const flexMeta = defineMeta({
  type: 'flex',
  version: 1,
  family: 'layout',
  title: { zhCN: '弹性布局', enUS: 'Flex' },
  description: { zhCN: '沿一个方向排列内容', enUS: 'Lines its content up in one direction' },
  icon: 'menu',
  props: {
    direction: prop.static(oneOf('row', 'column'), { zhCN: '方向', enUS: 'Direction' }, 'row'),
    gap: prop.static(
      inUnit('px', Type.Number({ minimum: 0, maximum: 64 })),
      { zhCN: '间距', enUS: 'Gap' },
      8,
    ),
    justify: prop.static(
      oneOf('start', 'center', 'end', 'space-between', 'space-around'),
      { zhCN: '主轴对齐', enUS: 'Along the line' },
      'start',
    ),
    align: prop.static(oneOf('start', 'center', 'end', 'stretch', 'baseline'), {
      zhCN: '交叉轴对齐',
      enUS: 'Across the line',
    }),
    wrap: prop.static(Type.Boolean(), { zhCN: '自动换行', enUS: 'Wrap' }, true),
  },
  container: true,
  budget: 1,
});
