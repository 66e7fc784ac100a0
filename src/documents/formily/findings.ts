import { findingMaker, findingTable } from '../../conditions/index.ts';

/** What reading a Formily schema can tell. */
export const formilyTable = findingTable({
  FORMILY_SHAPE: {
    severity: 'error',
    zhCN: '这里不是 Formily 的 Schema 片段，应为对象。',
    enUS: 'This is no piece of a Formily schema, which is an object.',
  },
  'FORMILY_SHAPE.value': {
    severity: 'error',
    zhCN: '“{name}”的取值不正确，未采用。',
    enUS: '"{name}" does not take this value, which is left out.',
  },
  FORMILY_EXPRESSION: {
    severity: 'error',
    zhCN: '表达式中的“{met}”无法识别，这一状态保持原样。',
    enUS: 'The expression holds "{met}", which is not taken: this state stays as it is.',
  },
  'FORMILY_EXPRESSION.ours': {
    severity: 'error',
    zhCN: '表达式有误（{why}），这一状态保持原样。',
    enUS: 'The expression is wrong ({why}): this state stays as it is.',
  },
  FORMILY_CODE: {
    severity: 'error',
    neverSaveable: true,
    zhCN: '“{name}”是代码，不会运行；请改用 fulfill 的 state、schema，或平台的动作。',
    enUS: '"{name}" is code, which is never run; write "state" or "schema" of "fulfill", or actions of the page.',
  },
  FORMILY_COMPONENT: {
    severity: 'error',
    zhCN: '没有名为“{name}”的组件，此处显示占位。',
    enUS: 'There is no component "{name}"; a placeholder stands here.',
  },
  'FORMILY_COMPONENT.upload': {
    severity: 'error',
    zhCN: '“{name}”会把文件发往任意地址，请改用本平台的 file-upload。',
    enUS: '"{name}" would send files anywhere; name the widget "file-upload" of this platform instead.',
  },
  FORMILY_PROP: {
    severity: 'error',
    zhCN: '组件属性“{name}”不被采用：属性只能是数据，不含函数、HTML、脚本地址，样式不离开原位、不取外部图片。',
    enUS: 'The component prop "{name}" is left out: props are data, without functions, HTML and addresses of scripts, and styles stay in place and fetch nothing.',
  },
  FORMILY_NAME: {
    severity: 'error',
    neverSaveable: true,
    zhCN: '“{name}”不能作为字段名。',
    enUS: 'No field is called "{name}".',
  },
  FORMILY_REFERENCE: {
    severity: 'error',
    zhCN: '引用“{name}”找不到，或绕成了圈，或接连引用过多。',
    enUS: 'The reference "{name}" leads nowhere, in a circle, or through too many others.',
  },
  FORMILY_TOO_LARGE: {
    severity: 'error',
    neverSaveable: true,
    zhCN: 'Schema 过大：最多 {nodes} 个字段、{depth} 层、{values} 个值（被引用的定义每引用一次计一次）。',
    enUS: 'The schema is too large: it has at most {nodes} fields, {depth} levels and {values} values, those of a definition once for each reference.',
  },
  FORMILY_ADDRESS: {
    severity: 'warning',
    zhCN: 'Schema 里没有名为“{name}”的字段，这一联动读不到也改不了它。',
    enUS: 'No field of the schema is called "{name}": the reaction reads and changes nothing there.',
  },
  FORMILY_FIELD: {
    severity: 'error',
    renames: true,
    zhCN: '表单“{module}”没有字段“{name}”，填了它的内容会被拒收；现有：{names}。',
    enUS: 'The form "{module}" has no field "{name}" and refuses what is filled in there; it has: {names}.',
  },
  FORMILY_UNUSED: {
    severity: 'warning',
    zhCN: '“{name}”在这里不起作用。',
    enUS: '"{name}" has no effect here.',
  },
  FORMILY_CIRCLE: {
    severity: 'error',
    zhCN: '字段“{name}”的联动互相触发，已停止。',
    enUS: 'The reactions of the field "{name}" set each other off and were stopped.',
  },
});

/** Makes a finding of a Formily schema. */
export const formilyFinding = findingMaker(formilyTable);
