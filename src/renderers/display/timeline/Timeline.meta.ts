import { Type } from 'typebox';
import { TextSchema } from '../../../schemas/textSchema.ts';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';

export const timelineMeta = defineMeta({
  type: 'timeline',
  version: 1,
  family: 'display',
  title: { zhCN: '时间线', enUS: 'Timeline' },
  description: { zhCN: '按时间排列的事件', enUS: 'Events in the order of time' },
  icon: 'history',
  props: {
    items: prop.bindable(
      Type.Array(
        Type.Object({
          time: Type.Optional(Type.Union([TextSchema, Type.Null()])),
          title: TextSchema,
          description: Type.Optional(Type.Union([TextSchema, Type.Null()])),
          tone: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        }),
        { maxItems: 500 },
      ),
      { zhCN: '事件', enUS: 'Events' },
    ),
  },
  budget: 3,
});
