import { Type } from 'typebox';
import { TextSchema } from '../../../schemas/textSchema.ts';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';

export const tagsMeta = defineMeta({
  type: 'tags',
  version: 1,
  family: 'display',
  title: { zhCN: '标签', enUS: 'Tags' },
  description: { zhCN: '一组带颜色的标签', enUS: 'A row of coloured tags' },
  icon: 'tags',
  props: {
    items: prop.bindable(
      Type.Array(
        Type.Union([TextSchema, Type.Object({ text: TextSchema, tone: Type.Optional(Type.String()) })]),
        { maxItems: 200 },
      ),
      { zhCN: '标签', enUS: 'Tags' },
    ),
  },
  budget: 2,
});
