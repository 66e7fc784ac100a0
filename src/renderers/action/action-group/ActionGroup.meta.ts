import { oneOf } from '../../../schemas/named.ts';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';

const button = (id: string, zhCN: string, enUS: string) => ({
  type: 'button',
  id,
  props: { text: { zhCN, enUS } },
});

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
  fixtures: [
    {
      title: { zhCN: '三个操作', enUS: 'Three actions' },
      node: {
        type: 'action-group',
        id: 'decide',
        title: { zhCN: '审批', enUS: 'Decide' },
        children: [
          button('agree', '同意', 'Agree'),
          button('return', '退回', 'Return'),
          button('pass', '转办', 'Pass on'),
        ],
      },
    },
    {
      title: { zhCN: '竖排', enUS: 'Column' },
      node: {
        type: 'action-group',
        id: 'column',
        props: { direction: 'column', size: 'small' },
        children: [button('up', '上移', 'Up'), button('down', '下移', 'Down')],
      },
    },
  ],
});
