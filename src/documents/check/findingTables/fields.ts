import { findingTable } from '../../../conditions/index.ts';

/** What is said of fields, their rules and values, of grants, and of lists of records. */
export const fieldTable = findingTable({
  NO_FIELDS: {
    severity: 'warning',
    zhCN: '表单没有字段，保存的记录都是空的。',
    enUS: 'The form has no field, so that its records are empty.',
  },
  NO_FIELD: {
    severity: 'warning',
    alone: true,
    zhCN: '组件“{type}”不保存值，字段编码无效。',
    enUS: '"{type}" holds no value, so its field code means nothing.',
  },
  /** An input without the code of a field. */
  NO_NAME: {
    severity: 'warning',
    alone: true,
    zhCN: '“{type}”没有字段编码，填写的内容无处保存；请写“name”。',
    enUS: '"{type}" has no "name", so that there is no field to fill in: give it one.',
  },
  NO_FORM: {
    severity: 'error',
    alone: true,
    zhCN: '“{action}”用于表单，而这个页面没有表单；请用“openDialog”等动作打开一个表单。',
    enUS: '"{action}" works on the form around it, and this page has none: open one, by "openDialog" for instance.',
  },
  'NO_FORM.field': {
    severity: 'error',
    zhCN: '“{type}”填写的是表单的字段，而这里没有表单，无法填写；请把它放入表单。',
    enUS: '"{type}" fills in a field of the form around it, and here is none, so that nobody can use it: move it into a form.',
  },
  MEMBER_UNUSED: {
    severity: 'warning',
    zhCN: '组件“{type}”不是字段，“{member}”无效。',
    enUS: '"{type}" is no field, so "{member}" means nothing.',
  },
  /** Only the server gives numbers of a series; a form that begins with one could not be sent. */
  'MEMBER_UNUSED.numbered': {
    severity: 'error',
    zhCN: '“{type}”的值由系统编号，不能有“{member}”。',
    enUS: 'The server numbers a "{type}", so that it has no "{member}".',
  },
  /** The server computes it, whatever is sent. */
  'MEMBER_UNUSED.write': {
    severity: 'warning',
    zhCN: '字段“{code}”总由系统计算，写入权限无效；如只需读取，请写入“read”。',
    enUS: 'The field "{code}" is always computed, so the right to write it means nothing: whoever is to see it has it in "read".',
  },
  'MEMBER_UNUSED.selectable': {
    severity: 'warning',
    zhCN: '“selectable”无效：列表没有批量操作。',
    enUS: '"selectable" means nothing: the list has no bulk actions.',
  },
  'MEMBER_UNUSED.bulkActions': {
    severity: 'warning',
    zhCN: '“bulkActions”无效：列表的记录不能选中。',
    enUS: '"bulkActions" means nothing: no records of the list can be chosen.',
  },
  'MEMBER_UNUSED.editable': {
    severity: 'warning',
    zhCN: '“editable”无效：计算字段不能编辑。',
    enUS: '"editable" means nothing: a computed field is not edited.',
  },
  'MEMBER_UNUSED.opens': {
    severity: 'warning',
    zhCN: '“opens”无效：列表没有“open”。',
    enUS: '"opens" means nothing: the list has no "open".',
  },
  NOT_PLACED: {
    severity: 'warning',
    zhCN: '字段“{code}”必填，但布局中没有它，没有人能填写。',
    enUS: 'The field "{code}" is required, but the layout leaves it out, so that nobody can fill it in.',
  },
  RULE_UNFIT: {
    severity: 'warning',
    zhCN: '规则“{rule}”用于{fitting}，这个字段的值是{given}。',
    enUS: 'The rule "{rule}" judges {fitting}, and the value of this field is {given}.',
  },
  NO_LIMIT: {
    severity: 'error',
    zhCN: '规则“{rule}”的值须是数字。',
    enUS: 'The rule "{rule}" needs a number.',
  },
  EMPTY_RANGE: {
    severity: 'error',
    zhCN: '“{low}”为 {least}，大于“{high}”的 {most}，任何值都无法通过。',
    enUS: '"{low}" is {least}, above "{high}", {most}: no value passes.',
  },
  WRONG_DEFAULT: {
    severity: 'error',
    zhCN: '字段“{code}”不能取这个默认值：{why}',
    enUS: 'The field "{code}" cannot hold this first value: {why}',
  },
  /** It may be there to be changed by whoever fills in the form. */
  DEFAULT_REFUSED: {
    severity: 'warning',
    zhCN: '字段“{code}”的默认值无法通过校验：{why}。',
    enUS: 'The first value of the field "{code}" is refused: {why}.',
  },
  SECRET_FIELD: {
    severity: 'error',
    zhCN: '字段“{code}”加密保存，任何人都看不到内容，不能在此使用。',
    enUS: 'The field "{code}" is sealed and nobody reads it, so that it cannot be used here.',
  },
  NO_FILTER: {
    severity: 'error',
    zhCN: '字段“{code}”不能用作筛选条件。',
    enUS: 'The field "{code}" cannot be filtered by.',
  },
  OPERATOR_UNFIT: {
    severity: 'error',
    zhCN: '字段“{code}”不支持运算符“{operator}”。',
    enUS: 'The field "{code}" has no operator "{operator}".',
  },
  SUMMARY_UNFIT: {
    severity: 'error',
    zhCN: '字段“{code}”不能用“{summary}”汇总。',
    enUS: 'The field "{code}" has no "{summary}".',
  },
  GROUP_UNFIT: {
    severity: 'error',
    zhCN: '字段“{code}”的值是列表或对象，不能用来分组。',
    enUS: 'The field "{code}" holds lists or objects, by which nothing is grouped.',
  },
  'GROUP_UNFIT.unit': {
    severity: 'error',
    zhCN: '字段“{code}”不是日期，不能按“{unit}”分组，请去掉“unit”。',
    enUS: 'The field "{code}" is no date, so it has no "{unit}" to group by: remove "unit".',
  },
  NO_TEXT: {
    severity: 'error',
    zhCN: '字段“{code}”不是文本，不能用于搜索。',
    enUS: 'The field "{code}" is no text to search in.',
  },
  NO_COLUMNS: {
    severity: 'error',
    zhCN: '字段“{code}”不是子表，没有列。',
    enUS: 'The field "{code}" has no columns.',
  },
  NO_LIST_VIEW: {
    severity: 'error',
    zhCN: '组件“{type}”不能显示列表的记录。',
    enUS: '"{type}" draws no records of a list.',
  },
  MISSING_RIGHT: { severity: 'warning', zhCN: '没有任何角色可以使用。', enUS: 'No role may use this.' },
  NO_WRITER: {
    severity: 'warning',
    zhCN: '没有角色可以填写字段“{code}”。',
    enUS: 'No role may fill in the field "{code}".',
  },
  'NO_WRITER.role': {
    severity: 'warning',
    zhCN: '角色“{role}”可以新增记录，却不能填写必填字段“{code}”。',
    enUS: 'The role "{role}" may add records, and not fill in the required field "{code}".',
  },
  MISSING_LABEL: {
    severity: 'warning',
    zhCN: '字段“{code}”没有标题，读屏软件与校验提示无法称呼它。',
    enUS: 'The field "{code}" has no title for messages and screen readers.',
  },
  'MISSING_LABEL.widget': {
    severity: 'warning',
    zhCN: '组件“{type}”没有名称，读屏软件无法称呼它；请填写“{prop}”或标题。',
    enUS: '"{type}" has no name for screen readers: write its "{prop}" or a title.',
  },
  'MISSING_TEXT.zhCN': { severity: 'warning', zhCN: '缺少中文文字。', enUS: 'The Chinese text is missing.' },
  'MISSING_TEXT.enUS': { severity: 'warning', zhCN: '缺少英文文字。', enUS: 'The English text is missing.' },
});
