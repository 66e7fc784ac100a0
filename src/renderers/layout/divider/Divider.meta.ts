import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';

export const dividerMeta = defineMeta({
  type: 'divider',
  version: 1,
  family: 'layout',
  title: { zhCN: '分割线', enUS: 'Divider' },
  icon: 'minus',
  props: {
    text: prop.text({ zhCN: '文字', enUS: 'Text' }),
    dashed: prop.static(Type.Boolean(), { zhCN: '虚线', enUS: 'Dashed' }, false),
  },
  budget: 1,
  fixtures: [
    { title: { zhCN: '单线', enUS: 'A line' }, node: { type: 'divider', id: 'line' } },
    {
      title: { zhCN: '带文字的虚线', enUS: 'Dashed with text' },
      node: {
        type: 'divider',
        id: 'named',
        props: { text: { zhCN: '以下为选填', enUS: 'Optional from here' }, dashed: true },
      },
    },
  ],
});
