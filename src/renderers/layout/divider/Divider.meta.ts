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
});
