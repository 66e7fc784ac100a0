import type { LocalText } from '../../schemas/text.ts';
import { serverFieldTitles } from '../serverFields.ts';

/** What people call the names that places of documents bring. */
export const nameTitles: Readonly<Record<string, LocalText>> = {
  ...serverFieldTitles,
  form: { zhCN: '表单', enUS: 'Form' },
  params: { zhCN: '参数', enUS: 'Parameters' },
  vars: { zhCN: '变量', enUS: 'Variables' },
  sources: { zhCN: '数据源', enUS: 'Sources' },
  url: { zhCN: '地址参数', enUS: 'Address' },
  row: { zhCN: '当前行', enUS: 'This row' },
  item: { zhCN: '当前项', enUS: 'This item' },
  index: { zhCN: '序号', enUS: 'Position' },
  event: { zhCN: '事件内容', enUS: 'What the event tells' },
  result: { zhCN: '上一步的结果', enUS: 'Result of the step before' },
  error: { zhCN: '失败原因', enUS: 'Why it failed' },
  value: { zhCN: '本字段的值', enUS: 'Value of this field' },
  query: { zhCN: '当前查询', enUS: 'What is asked for' },
  selection: { zhCN: '所选记录的编号', enUS: 'Ids of the chosen records' },
  selected: { zhCN: '所选记录', enUS: 'The chosen records' },
  steps: { zhCN: '前面的步骤', enUS: 'Steps before' },
};

/** What people call members that no document declares: those that the server keeps of each record. */
export const recordTitles: Readonly<Record<string, LocalText>> = {
  ...serverFieldTitles,
  total: { zhCN: '总数', enUS: 'Total' },
  list: { zhCN: '列表', enUS: 'List' },
};
