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
});
