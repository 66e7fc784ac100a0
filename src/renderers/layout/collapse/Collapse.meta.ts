import { Type } from 'typebox';
import { oneOf } from '../../../schemas/named.ts';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';

export const collapseMeta = defineMeta({
  type: 'collapse',
  version: 1,
  family: 'layout',
  title: { zhCN: '折叠面板', enUS: 'Collapse' },
  description: { zhCN: '可逐项展开的面板', enUS: 'Parts that open one by one' },
  icon: 'menu',
  imports: {
    formily: [
      { component: 'FormCollapse', props: {}, unless: { accordion: true }, sets: { open: 'all' } },
      { component: 'FormCollapse', props: { accordion: true }, sets: { accordion: true } },
    ],
  },
  props: {
    accordion: prop.static(Type.Boolean(), { zhCN: '一次只展开一项', enUS: 'Only one open' }, false),
    open: prop.static(oneOf('first', 'all', 'none'), { zhCN: '默认展开', enUS: 'Open at first' }, 'first'),
  },
  container: true,
  holds: 'panel',
  starter: {
    children: [{ type: 'panel', title: { zhCN: '面板 1', enUS: 'Panel 1' } }],
  },
  budget: 2,
});
