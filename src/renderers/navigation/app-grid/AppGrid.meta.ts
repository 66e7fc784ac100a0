import { Type } from 'typebox';
import { TextSchema } from '../../../schemas/textSchema.ts';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { nullish } from '../../../schemas/nullish.ts';
import { IconSchema } from '../../../schemas/icon.ts';

const AppSchema = Type.Object({
  title: TextSchema,
  description: Type.Optional(Type.Union([TextSchema, Type.Null()])),
  icon: nullish(IconSchema),
  path: Type.Optional(Type.Union([Type.String(), Type.Null()])),
});

export const appGridMeta = defineMeta({
  type: 'app-grid',
  version: 1,
  family: 'navigation',
  title: { zhCN: '应用宫格', enUS: 'App grid' },
  description: { zhCN: '分组排列的应用入口', enUS: 'Entries to applications, in groups' },
  icon: 'appstore',
  props: {
    groups: prop.bindable(
      Type.Array(
        Type.Object({ title: Type.Optional(TextSchema), items: Type.Array(AppSchema, { maxItems: 200 }) }),
        { maxItems: 50 },
      ),
      { zhCN: '分组', enUS: 'Groups' },
      [],
    ),
    emptyText: prop.text({ zhCN: '无应用时的文字', enUS: 'Text without applications' }),
  },
  events: { open: { title: { zhCN: '打开', enUS: 'Open' } } },
  budget: 3,
});
