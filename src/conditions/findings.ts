import { findingMaker, findingTable } from './finding.ts';

/** What compiling and running expressions, templates and rule sets can tell. */
export const conditionTable = findingTable({
  EXPRESSION_SYNTAX: {
    severity: 'error',
    neverSaveable: true,
    zhCN: '表达式有语法错误{why}',
    enUS: 'The expression does not parse{why}',
  },
  'EXPRESSION_SYNTAX.quote': {
    severity: 'error',
    zhCN: '第 {position} 个字符处的引号没有配对',
    enUS: 'The quote at character {position} is not closed',
  },
  EXPRESSION_OPERATOR: {
    severity: 'error',
    neverSaveable: true,
    zhCN: '这里不能用 {written}，请写 {ours}',
    enUS: '{written} is not an operator here; write {ours}',
  },
  'EXPRESSION_OPERATOR.default': {
    severity: 'error',
    zhCN: '?? 只能写在模板的最外层；括号里面请写 coalesce(a, b)',
    enUS: '?? stands only at the top level of a template; within brackets write coalesce(a, b)',
  },
  'EXPRESSION_OPERATOR.arrow': {
    severity: 'error',
    zhCN: '不支持 => 写的函数；筛选和汇总请用函数（见表达式文档），逐项显示请用重复组件',
    enUS: 'Functions cannot be written in place with =>; use the functions of the language, or a widget that repeats for each item',
  },
  'EXPRESSION_OPERATOR.semicolon': {
    severity: 'error',
    zhCN: '表达式只能有一个，不能用 ;',
    enUS: 'There is only one expression; ; cannot be used',
  },
  EXPRESSION_TOKEN: {
    severity: 'error',
    neverSaveable: true,
    zhCN: '表达式里有不认识的成分 {token}',
    enUS: 'The expression holds something unknown: {token}',
  },
  EXPRESSION_TOO_LONG: {
    severity: 'error',
    neverSaveable: true,
    zhCN: '表达式超过了 {most} 个字符',
    enUS: 'The expression is longer than {most} characters',
  },
  EXPRESSION_TOO_DEEP: {
    severity: 'error',
    neverSaveable: true,
    zhCN: '表达式嵌套超过了 {most} 层',
    enUS: 'The expression is nested deeper than {most} levels',
  },
  EXPRESSION_TOO_LARGE: {
    severity: 'error',
    neverSaveable: true,
    zhCN: '表达式得到的文本超过了 {most} 个字符',
    enUS: 'The expression builds a text of more than {most} characters',
  },
  EXPRESSION_TOO_MANY_STEPS: {
    severity: 'error',
    zhCN: '表达式的计算步数超过了 {most}',
    enUS: 'The expression takes more than {most} steps',
  },
  EXPRESSION_FAILED: {
    severity: 'error',
    zhCN: '表达式计算失败：{why}',
    enUS: 'The expression failed: {why}',
  },
  UNKNOWN_NAME: {
    severity: 'error',
    zhCN: '没有名为 {name} 的变量',
    enUS: 'There is nothing called {name}',
  },
  UNKNOWN_FUNCTION: {
    severity: 'error',
    neverSaveable: true,
    zhCN: '没有名为 {name} 的函数',
    enUS: 'There is no function called {name}',
  },
  'UNKNOWN_FUNCTION.nameless': {
    severity: 'error',
    zhCN: '只能按名称调用函数表里的函数',
    enUS: 'Only functions of the table can be called, by name',
  },
  FUNCTION_ARGUMENTS: {
    severity: 'error',
    neverSaveable: true,
    zhCN: '函数的参数不对，应为 {signature}',
    enUS: 'Wrong arguments; the function is {signature}',
  },
  'FUNCTION_ARGUMENTS.unit': {
    severity: 'error',
    zhCN: '时间单位应为 {units} 之一',
    enUS: 'The unit of time must be one of {units}',
  },
  TEMPLATE_UNCLOSED: {
    severity: 'warning',
    zhCN: '{{ 没有对应的 }}，按普通文本处理。',
    enUS: 'A {{ without its }} is plain text.',
  },
  TEMPLATE_TOO_LONG: {
    severity: 'error',
    zhCN: '带有模板的文本超过了 {most} 个字符',
    enUS: 'A text with templates is longer than {most} characters',
  },
  TEMPLATE_TOO_DEEP: {
    severity: 'error',
    neverSaveable: true,
    zhCN: '嵌套超过 {most} 层或包含自身，其中的模板不计算',
    enUS: 'Nested deeper than {most} levels or within itself; templates in it are not evaluated',
  },
  CONDITION_SHAPE: { severity: 'error', zhCN: '这不是一个条件', enUS: 'This is no condition' },
  CONDITION_RULE: {
    severity: 'error',
    zhCN: '没有名为 {rule} 的规则',
    enUS: 'There is no rule called {rule}',
  },
  CONDITION_UNION: {
    severity: 'error',
    zhCN: '条件组只能是 AND 或 OR',
    enUS: 'A group of conditions is joined by AND or OR',
  },
  CONDITION_ID: {
    severity: 'error',
    zhCN: '没有编号为 {id} 的条件',
    enUS: 'There is no condition with the id {id}',
  },
  CONDITION_OPERATOR: {
    severity: 'error',
    zhCN: '类型 {type} 没有运算符 {judgeType}',
    enUS: 'The type {type} has no operator {judgeType}',
  },
  CONDITION_BIND_KEY: {
    severity: 'error',
    zhCN: '{key} 不是一个取值路径',
    enUS: '{key} is no path to a value',
  },
  CONDITION_TOO_DEEP: {
    severity: 'error',
    neverSaveable: true,
    zhCN: '条件嵌套超过了 {most} 层',
    enUS: 'The condition is nested deeper than {most} levels',
  },
  CONDITION_TOO_LARGE: {
    severity: 'error',
    neverSaveable: true,
    zhCN: '条件超过了 {most} 个',
    enUS: 'There are more than {most} conditions',
  },
  'CONDITION_TOO_LARGE.templates': {
    severity: 'error',
    zhCN: '条件的值里的 {{ }} 超过了 {most} 个',
    enUS: 'The values of the condition hold more than {most} {{ }}',
  },
  CONDITION_INSIDE_COLUMN: {
    severity: 'error',
    zhCN: '{key} 不是一列，不能在数据库中判断',
    enUS: '{key} is no column, so that the database cannot judge it',
  },
  CONDITION_VALUE_COLUMN: {
    severity: 'error',
    zhCN: '条件的值只能整个引用一列，不能用列参与计算',
    enUS: 'The value of a condition may be exactly one column, but not be computed from columns',
  },
  CONDITION_NO_SQL: {
    severity: 'error',
    zhCN: '{key} 不能按文本在数据库中判断',
    enUS: '{key} cannot be judged as text in the database',
  },
});

/** Makes a finding of what compiling and running tell. */
export const conditionFinding = findingMaker(conditionTable);
