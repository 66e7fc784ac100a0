import type { LocalText } from '../../schemas/text.ts';
import type { Reason } from './reason.ts';

/** Reasons that say all by what they are. */
type PlainReason = Exclude<Reason['kind'], 'parent' | 'rules' | 'expression' | 'computed'>;

/** Why a state is as it is, where nothing was compared. */
export const reasonTexts: Readonly<Record<PlainReason, LocalText>> = {
  default: { zhCN: '未配置，取默认', enUS: 'Nothing is said: the default' },
  fixed: { zhCN: '文档中写定', enUS: 'Written in the document' },
  right: { zhCN: '当前角色的字段权限', enUS: 'The role’s right to the field' },
  noForm: { zhCN: '这里没有表单，无法填写', enUS: 'No form is around it, so that nobody can fill it in' },
  whileHidden: { zhCN: '不在页面上，因此不要求填写', enUS: 'Not asked for while it is not on the page' },
  whileReadOnly: { zhCN: '不能修改，因此不要求填写', enUS: 'Not asked for while it cannot be changed' },
  pending: { zhCN: '所读取的数据源尚未返回', enUS: 'A source that it reads has not answered' },
  choice: { zhCN: '本人的列设置', enUS: 'The person’s own column settings' },
  optional: {
    zhCN: '文档默认不显示，可在列设置中选出',
    enUS: 'Not shown by the document until somebody picks it in the column settings',
  },
  noField: { zhCN: '表单中没有这个字段', enUS: 'The form has no such field' },
  noFilter: { zhCN: '该字段的组件不能用作筛选', enUS: 'The field’s widget has no filter' },
  noRecords: { zhCN: '当前没有记录', enUS: 'There are no records' },
  noneChosen: { zhCN: '尚未选择记录', enUS: 'No record is chosen' },
  notSelectable: { zhCN: '记录不可选择', enUS: 'Records cannot be chosen' },
  otherView: { zhCN: '当前是另一种视图', enUS: 'The records are looked at another way' },
};
