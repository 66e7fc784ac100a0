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
  fixtures: [
    {
      title: { zhCN: '纯文字', enUS: 'Text only' },
      node: {
        type: 'tags',
        id: 'plain',
        props: {
          items: [
            { zhCN: '本科', enUS: 'Bachelor' },
            { zhCN: '全日制', enUS: 'Full time' },
          ],
        },
      },
    },
    {
      title: { zhCN: '带颜色', enUS: 'Coloured' },
      node: {
        type: 'tags',
        id: 'toned',
        props: {
          items: [
            { text: { zhCN: '奖学金', enUS: 'Scholarship' }, tone: 'gold' },
            { text: { zhCN: '学生干部', enUS: 'Student officer' }, tone: 'blue' },
          ],
        },
      },
    },
  ],
});
