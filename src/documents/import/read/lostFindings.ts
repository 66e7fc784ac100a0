import { findingTable } from '../../../conditions/index.ts';

/** What stays behind: errors are fields or values that are missing, warnings all else. */
export const lostFindings = findingTable({
  NOT_CARRIED: {
    severity: 'warning',
    zhCN: '“{member}”没有导入。',
    enUS: '"{member}" is not carried over.',
  },
  'NOT_CARRIED.fields': {
    severity: 'error',
    zhCN: '“{member}”没有导入，其中的字段缺失：{names}。',
    enUS: '"{member}" is not carried over, and with it the fields in it: {names}.',
  },
  'NOT_CARRIED.field': {
    severity: 'error',
    zhCN: '“{name}”没有写明是什么字段，没有导入。',
    enUS: '"{name}" does not say what field it is, and is not carried over.',
  },
  'NOT_CARRIED.twice': {
    severity: 'error',
    zhCN: '“{name}”在不同条件下是不同的字段，这里只保留第一个。',
    enUS: '"{name}" is another field under another condition: only the first one is carried over.',
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
  'NOT_CARRIED.requiredObject': {
    severity: 'warning',
    zhCN: '对象“{name}”必填，但其中没有必填的字段：这里可以全部留空。',
    enUS: 'The object "{name}" is required, and no field in it is: here all of them may stay empty.',
  },
  'NOT_CARRIED.message': {
    severity: 'warning',
    zhCN: '必填的提示语没有导入，这里的提示语由字段标题组成。',
    enUS: 'What is said of a missing value is not carried over: it is made of the title here.',
  },
  'NOT_CARRIED.condition': {
    severity: 'warning',
    zhCN: '决定此处的条件无法在这里表达，没有导入。',
    enUS: 'The condition that decides this cannot be said here, and is not carried over.',
  },
  'NOT_CARRIED.both': {
    severity: 'warning',
    zhCN: '“{member}”与另一处的要求不能合为一个，没有导入。',
    enUS: '"{member}" cannot be joined with what another part asks for, and is not carried over.',
  },
  STATE_TWICE: {
    severity: 'warning',
    zhCN: '同一状态由多处决定，这里只保留第一处。',
    enUS: 'Several parts decide the same state: only the first one is carried over.',
  },
  NOTHING_ALLOWED: {
    severity: 'error',
    zhCN: '任何值都不符合这里的要求，没有导入。',
    enUS: 'No value at all is allowed here, which is not carried over.',
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
  FORMAT: {
    severity: 'warning',
    zhCN: '格式“{format}”没有导入。',
    enUS: 'The format "{format}" is not carried over.',
  },
  NO_WIDGET: {
    severity: 'error',
    zhCN: '没有组件可以填写“{type}”类型的值，此字段没有导入。',
    enUS: 'No widget takes values of the type "{type}", so the field is not carried over.',
  },
  OPTIONS_LOST: {
    severity: 'warning',
    zhCN: '重复的选项、不是文字或数字的选项（如 null），以及选项的其他内容没有导入。',
    enUS: 'Options that repeat a value or whose value is neither a text nor a number (such as null), and what options say beyond it, are not carried over.',
  },
  'OPTIONS_LOST.none': {
    severity: 'error',
    zhCN: '这一字段没有可选的选项（由代码或数据源给出的选项不导入），无法填写；请在设计器中补上选项。',
    enUS: 'This field has no options to choose from (those that code or a source brings are not carried over), so that nobody can fill it in; give it options in the designer.',
  },
  'UI_SCHEMA.hidden': {
    severity: 'error',
    zhCN: 'uiSchema 中的“{member}”没有导入：“{name}”在这里会显示出来。',
    enUS: '"{member}" of the uiSchema is not carried over: "{name}" is shown here.',
  },
  'UI_SCHEMA.readOnly': {
    severity: 'error',
    zhCN: 'uiSchema 中的“{member}”没有导入：“{name}”在这里可以修改。',
    enUS: '"{member}" of the uiSchema is not carried over: "{name}" can be changed here.',
  },
  'UI_SCHEMA.secret': {
    severity: 'error',
    zhCN: 'uiSchema 中的“{member}”没有导入：“{name}”的内容在这里是明文。',
    enUS: '"{member}" of the uiSchema is not carried over: what "{name}" holds can be read here.',
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
});
