import { findingMaker, findingTable } from '../../conditions/index.ts';

/** Makes a finding of an import: what stays behind, and what arrives changed. */
export const importFinding = findingMaker(
  findingTable({
    NOT_CARRIED: {
      severity: 'warning',
      zhCN: '“{member}”没有导入。',
      enUS: '"{member}" is not carried over.',
    },
    SCRIPT: {
      severity: 'warning',
      zhCN: '脚本与复杂表达式没有导入，请改用条件或表达式重写。',
      enUS: 'Scripts and involved expressions are not carried over: write them as conditions or expressions.',
    },
    COMPONENT: {
      severity: 'warning',
      zhCN: '没有对应“{component}”的组件，其内容直接放在原处。',
      enUS: 'No widget stands for "{component}"; what was in it stands in its place.',
    },
    'COMPONENT.instead': {
      severity: 'warning',
      zhCN: '没有对应“{component}”的组件，已改用“{instead}”。',
      enUS: 'No widget stands for "{component}"; "{instead}" takes its place.',
    },
    FORMAT: {
      severity: 'warning',
      zhCN: '格式“{format}”没有导入。',
      enUS: 'The format "{format}" is not carried over.',
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
    NO_WIDGET: {
      severity: 'error',
      zhCN: '没有组件可以填写“{type}”类型的值，此字段没有导入。',
      enUS: 'No widget takes values of the type "{type}", so the field is not carried over.',
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
    OPTIONS_LOST: {
      severity: 'warning',
      zhCN: '重复的选项、不是文字或数字的选项（如 null），以及选项的其他内容没有导入。',
      enUS: 'Options that repeat a value or whose value is neither a text nor a number (such as null), and what options say beyond it, are not carried over.',
    },
    VALUE_CHANGED: {
      severity: 'warning',
      zhCN: '值不再是逐级的列表，只保存所选的最末一级。',
      enUS: 'The value is no list of the levels any more, but the last one that was chosen.',
    },
    'TOO_MUCH.parts': {
      severity: 'error',
      zhCN: '超过上限，其余内容没有导入。',
      enUS: 'Beyond the limit: the other parts are not carried over.',
    },
    'TOO_MUCH.fields': {
      severity: 'error',
      zhCN: '超过上限，其余字段没有导入。',
      enUS: 'Beyond the limit: the other fields are not carried over.',
    },
    'TOO_MUCH.options': {
      severity: 'error',
      zhCN: '超过上限，其余选项没有导入。',
      enUS: 'Beyond the limit: the other options are not carried over.',
    },
    'TOO_MUCH.rules': {
      severity: 'error',
      zhCN: '超过上限，其余校验规则没有导入。',
      enUS: 'Beyond the limit: the other rules are not carried over.',
    },
    'NOT_CARRIED.field': {
      severity: 'error',
      zhCN: '“{name}”没有写明是什么字段，没有导入。',
      enUS: '"{name}" does not say what field it is, and is not carried over.',
    },
    'NOT_CARRIED.unknownRequired': {
      severity: 'warning',
      zhCN: '必填项中的“{name}”不是这里的字段。',
      enUS: '"{name}" is required, and no field here.',
    },
    'NOT_CARRIED.requiredInside': {
      severity: 'warning',
      zhCN: '“{name}”只在外层对象有值时必填；外层对象不是必填，因此没有作为必填导入。',
      enUS: '"{name}" is required only where the object around it is there, which is not required itself: it is not required here.',
    },
    REFERENCE: {
      severity: 'error',
      zhCN: '引用无法解析。',
      enUS: 'The reference leads nowhere that is here.',
    },
    'REFERENCE.circle': {
      severity: 'error',
      zhCN: '引用绕回了自身，无法展开。',
      enUS: 'The reference leads back to itself, and would never end.',
    },
    NO_SCHEMA: {
      severity: 'error',
      zhCN: '这不是表单的 JSON Schema。',
      enUS: 'This is no JSON Schema of a form.',
    },
  }),
);
