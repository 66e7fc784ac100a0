import type { LocalText } from '../../schemas/text.ts';
import type { PartRole } from './part.ts';

/** How parts are called by what they are. */
export const roleTitles: Readonly<Record<PartRole, LocalText>> = {
  document: { zhCN: '文档', enUS: 'Document' },
  node: { zhCN: '组件', enUS: 'Widget' },
  field: { zhCN: '字段', enUS: 'Field' },
  place: { zhCN: '字段', enUS: 'Field' },
  column: { zhCN: '列', enUS: 'Column' },
  filter: { zhCN: '筛选', enUS: 'Filter' },
  sort: { zhCN: '排序', enUS: 'Order' },
  tone: { zhCN: '行标记', enUS: 'Row mark' },
  view: { zhCN: '视图', enUS: 'View' },
  menu: { zhCN: '菜单', enUS: 'Menu' },
  grant: { zhCN: '权限', enUS: 'Right' },
  param: { zhCN: '参数', enUS: 'Parameter' },
  variable: { zhCN: '变量', enUS: 'Variable' },
  source: { zhCN: '数据源', enUS: 'Source' },
  event: { zhCN: '事件', enUS: 'Event' },
  input: { zhCN: '输入', enUS: 'Input' },
  test: { zhCN: '测试', enUS: 'Test' },
  step: { zhCN: '节点', enUS: 'Step' },
  branch: { zhCN: '分支', enUS: 'Branch' },
  override: { zhCN: '字段调整', enUS: 'Change to a field' },
};
