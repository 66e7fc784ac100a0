import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';

export const emptyMeta = defineMeta({
  type: 'empty',
  version: 1,
  family: 'display',
  title: { zhCN: '空状态', enUS: 'Empty' },
  description: { zhCN: '没有内容时的说明与操作', enUS: 'Says that nothing is there, and what to do' },
  icon: 'inbox',
  props: {
    description: prop.text({ zhCN: '说明', enUS: 'Description' }),
  },
  slots: { action: { title: { zhCN: '操作', enUS: 'Action' } } },
  budget: 2,
  fixtures: [
    { title: { zhCN: '默认', enUS: 'As it comes' }, node: { type: 'empty', id: 'plain' } },
    {
      title: { zhCN: '带操作', enUS: 'With an action' },
      node: {
        type: 'empty',
        id: 'act',
        props: { description: { zhCN: '还没有请假记录', enUS: 'No leave yet' } },
        slots: {
          action: [
            {
              type: 'button',
              id: 'add',
              props: { text: { zhCN: '申请请假', enUS: 'Ask for leave' }, type: 'primary' },
            },
          ],
        },
      },
    },
  ],
});
