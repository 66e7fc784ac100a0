import { Type } from 'typebox';
import { nullish } from '../../../schemas/nullish.ts';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { inUnit } from '../../../schemas/annotation.ts';

export const logMeta = defineMeta({
  type: 'log',
  version: 1,
  family: 'display',
  title: { zhCN: '日志', enUS: 'Log' },
  description: {
    zhCN: '逐行显示的运行记录，新的一行到达时滚动到底部',
    enUS: 'Lines of a running record; follows its end',
  },
  icon: 'profile',
  props: {
    items: prop.bindable(
      Type.Array(
        Type.Union([
          Type.String(),
          Type.Object({
            text: Type.String(),
            time: nullish(Type.Union([Type.String(), Type.Number()])),
            level: nullish(Type.String()),
          }),
        ]),
        { maxItems: 5000 },
      ),
      { zhCN: '记录', enUS: 'Entries' },
    ),
    height: prop.static(
      inUnit('px', Type.Integer({ minimum: 60, maximum: 2000 })),
      { zhCN: '最大高度', enUS: 'Greatest height in px' },
      320,
    ),
  },
  budget: 2,
});
