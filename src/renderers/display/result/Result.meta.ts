import { oneOf } from '../../../schemas/named.ts';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';

export const resultMeta = defineMeta({
  type: 'result',
  version: 1,
  family: 'display',
  title: { zhCN: '结果', enUS: 'Result' },
  description: {
    zhCN: '一次办理的结果：说明与后续操作',
    enUS: 'How something ended, and what can be done next',
  },
  icon: 'check-circle',
  props: {
    status: prop.bindable(
      oneOf('success', 'info', 'warning', 'error'),
      { zhCN: '状态', enUS: 'Status' },
      'success',
    ),
    title: prop.text({ zhCN: '标题', enUS: 'Title' }),
    description: prop.text({ zhCN: '说明', enUS: 'Description' }),
  },
  slots: { action: { title: { zhCN: '操作', enUS: 'Actions' } } },
  container: true,
  budget: 2,
});
