import { oneOf } from '../../../schemas/named.ts';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';

export const actionGroupMeta = defineMeta({
  type: 'action-group',
  version: 1,
  family: 'action',
  title: { zhCN: '操作按钮组', enUS: 'Group of actions' },
  description: { zhCN: '相连的一组操作按钮', enUS: 'Buttons that stand joined' },
  icon: 'minus',
  props: {
    direction: prop.static(oneOf('row', 'column'), { zhCN: '方向', enUS: 'Direction' }, 'row'),
    size: prop.static(oneOf('small', 'middle', 'large'), { zhCN: '大小', enUS: 'Size' }, 'middle'),
  },
  container: true,
  budget: 1,
});
