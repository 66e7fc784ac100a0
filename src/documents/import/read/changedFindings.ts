import { findingTable } from '../../../conditions/index.ts';

/** What arrives as something else: errors where values would be lost. */
export const changedFindings = findingTable({
  'COMPONENT.instead': {
    severity: 'warning',
    zhCN: '没有对应“{component}”的组件，已改用“{instead}”。',
    enUS: 'No widget stands for "{component}"; "{instead}" takes its place.',
  },
  'FORMAT.differs': {
    severity: 'warning',
    zhCN: '格式“{format}”按这里的规则检查，与原来的不完全相同。',
    enUS: 'The format "{format}" is checked by the rule that this platform has for it, which is not quite the same.',
  },
  NO_TYPE: {
    severity: 'warning',
    zhCN: '没有写明值是哪一种类型，已作为文本导入。',
    enUS: 'It does not say of which one type its values are, so it is a text here.',
  },
  TYPE_UNION: {
    severity: 'error',
    zhCN: '值可以是多种类型（{types}），这里只按“{kept}”导入，其他类型的值会丢失。',
    enUS: 'Its values may be of several types ({types}), and only "{kept}" is carried over: values of the others would be lost.',
  },
  TYPE_CHANGED: {
    severity: 'warning',
    zhCN: '值原为“{type}”类型，这里的类型是{kept}。',
    enUS: 'Its values were of the type "{type}", and are of the type {kept} here.',
  },
  CODE_CHANGED: {
    severity: 'warning',
    zhCN: '字段“{name}”改为“{code}”。',
    enUS: 'The field "{name}" is now "{code}".',
  },
  OPTIONS_CHANGED: {
    severity: 'warning',
    zhCN: '选项的值已改为文字。',
    enUS: 'The values of the options became texts.',
  },
  'OPTIONS_CHANGED.once': {
    severity: 'warning',
    zhCN: '每个选项只能选一次，原来可以重复。',
    enUS: 'Each option can be chosen once, where values could repeat.',
  },
  'OPTIONS_CHANGED.labels': {
    severity: 'warning',
    zhCN: '选项只保留其值作为候选词，标签没有导入。',
    enUS: 'Of the options the values are kept, as words that are suggested, and not their labels.',
  },
  VALUE_CHANGED: {
    severity: 'warning',
    zhCN: '值不再是逐级的列表，只保存所选的最末一级。',
    enUS: 'The value is no list of the levels any more, but the last one that was chosen.',
  },
  'VALUE_CHANGED.rows': {
    severity: 'warning',
    zhCN: '列表的每一项成为子表的一行，值在“{column}”列中。',
    enUS: 'Each entry of the list is a row of a sub-table, with its value in the column "{column}".',
  },
  'VALUE_CHANGED.words': {
    severity: 'warning',
    zhCN: '列表最多 {most} 项，每项最多 {length} 个字，不能包含逗号、顿号、分号和换行。',
    enUS: 'The list takes at most {most} entries of at most {length} characters, without commas, semicolons and line breaks.',
  },
  'VALUE_CHANGED.parents': {
    severity: 'warning',
    zhCN: '勾选上级时，原来保存的可能是上级的值；这里保存所勾选的每一项。',
    enUS: 'Where a branch is ticked, its own value may have been kept; here each entry that is chosen is.',
  },
  'CAPACITY.text': {
    severity: 'warning',
    zhCN: '没有写明长度或长度更大的文本，这里有上限：{names}。单行文本不能包含换行。',
    enUS: 'Texts that say no length, or a greater one, have a limit here: {names}. Those of one line hold no line breaks.',
  },
  'CAPACITY.number': {
    severity: 'warning',
    zhCN: '数字最多保存 15 位有效数字、6 位小数：{names}。',
    enUS: 'Numbers keep at most 15 digits, 6 of them decimals: {names}.',
  },
  'CAPACITY.rows': {
    severity: 'warning',
    zhCN: '列表的行数在这里有上限：{names}。',
    enUS: 'Lists have a limit of rows here: {names}.',
  },
});
