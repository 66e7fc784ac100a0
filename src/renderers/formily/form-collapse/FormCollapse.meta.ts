import { Type } from 'typebox';
import { oneOf } from '../../../schemas/named.ts';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';

export const formCollapseMeta = defineMeta({
  type: 'formily/form-collapse',
  version: 1,
  family: 'formily',
  title: { zhCN: '表单折叠面板', enUS: 'Form collapse' },
  description: {
    zhCN: 'Formily 的 FormCollapse：可逐项展开，标题上标出有误的字段数',
    enUS: "Formily's FormCollapse: parts that open one by one, with how many fields of each are refused",
  },
  keywords: ['FormCollapse'],
  icon: 'menu',
  props: {
    accordion: prop.static(Type.Boolean(), { zhCN: '一次只展开一项', enUS: 'Only one open' }, false),
    open: prop.static(oneOf('first', 'all', 'none'), { zhCN: '默认展开', enUS: 'Open at first' }, 'all'),
  },
  container: true,
  holds: 'panel',
  starter: { children: [{ type: 'panel', title: { zhCN: '面板 1', enUS: 'Panel 1' } }] },
  budget: 4,
});
