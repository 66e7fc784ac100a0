import { Type } from 'typebox';
import { oneOf } from '../../../schemas/named.ts';
import { nullish } from '../../../schemas/nullish.ts';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { TextSchema } from '../../../schemas/textSchema.ts';

export const stepsMeta = defineMeta({
  type: 'steps',
  version: 1,
  family: 'layout',
  title: { zhCN: '步骤条', enUS: 'Steps' },
  description: { zhCN: '一件事的各个步骤与当前进度', enUS: 'The steps of a procedure and where it stands' },
  icon: 'project',
  props: {
    items: prop.bindable(
      Type.Array(Type.Object({ title: TextSchema, description: nullish(TextSchema) }), { maxItems: 20 }),
      { zhCN: '步骤', enUS: 'Steps' },
      [],
    ),
    current: prop.bindable(
      Type.Integer({ minimum: 1, maximum: 21 }),
      {
        zhCN: '当前步骤，从 1 开始；大于步骤数为全部完成',
        enUS: 'The step it is at, from 1; beyond the last: all done',
      },
      1,
    ),
    failed: prop.bindable(Type.Boolean(), { zhCN: '当前步骤未通过', enUS: 'The step failed' }, false),
    direction: prop.static(oneOf('row', 'column'), { zhCN: '方向', enUS: 'Direction' }, 'row'),
  },
  budget: 3,
});
