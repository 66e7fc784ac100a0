import { Type } from 'typebox';
import { TextSchema } from '../../../schemas/textSchema.ts';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';

export const breadcrumbMeta = defineMeta({
  type: 'breadcrumb',
  version: 1,
  family: 'navigation',
  title: { zhCN: '面包屑', enUS: 'Breadcrumb' },
  description: { zhCN: '当前位置的路径', enUS: 'The way to where the person is' },
  icon: 'right',
  props: {
    items: prop.bindable(
      Type.Array(
        Type.Object({ title: TextSchema, path: Type.Optional(Type.Union([Type.String(), Type.Null()])) }),
        { maxItems: 20 },
      ),
      { zhCN: '层级', enUS: 'Levels' },
      [],
    ),
  },
  budget: 2,
});
