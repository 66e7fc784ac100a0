import { compileTemplate, DEFAULT_ZONE, operatorsByType, parseTime } from '../../../../conditions/index.ts';
import type { LocalText } from '../../../../schemas/text.ts';
import { type ConditionField, editorOf, isExpression } from './fields.meta.ts';
import type { GroupRule, LeafRule, Rule } from './rules.meta.ts';

const both = (zhCN: string, enUS: string): LocalText => ({ zhCN, enUS });

const faults = {
  field: both('字段不存在，请重新选择', 'There is no such field; choose another'),
  operator: both('此字段没有这个运算符', 'The field has no such operator'),
  value: both('请填写比较的值', 'Enter the value to compare with'),
  length: both('长度应为不小于 0 的整数', 'A length is a whole number, 0 or more'),
  blank: both('比较的值不能全是空格', 'The value must not be blanks alone'),
  number: both('请填写数字', 'Enter a number'),
  time: both('请填写日期', 'Enter a date'),
  ends: both('请填写起止两端', 'Enter both ends'),
  order: both('起点应不大于终点', 'The first must not be greater than the last'),
  lost: both('此条件已不存在，请移除', 'This condition is gone; remove it'),
  group: both('此条件组是空的', 'This group is empty'),
  expression: both('请填写表达式', 'Enter an expression'),
};

const missing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

function expressionFault(value: string): LocalText | undefined {
  if (/^\{\{\s*\}\}$/.test(value)) return faults.expression;
  const found: LocalText[] = [];
  compileTemplate(value, { report: ({ message }) => found.push(message) });
  return found[0];
}

/** Whether a text or number can be read as a day or a moment. */
export const isTime = (value: unknown): boolean => parseTime(value, DEFAULT_ZONE) !== undefined;

function leafFault({ condition }: LeafRule, field: ConditionField | undefined): LocalText | undefined {
  const { type, judgeType, value } = condition;
  if (!field) return faults.field;
  if (field.type !== type || !operatorsByType[type].includes(judgeType)) return faults.operator;
  const editor = editorOf(field, judgeType);
  if (editor === 'none') return undefined;
  if (missing(value)) return faults.value;
  if (isExpression(value)) return expressionFault(value);
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (judgeType.startsWith('length'))
    return Number.isInteger(value) && Number(value) >= 0 ? undefined : faults.length;
  if (editor === 'number' || editor === 'numbers') {
    return values.every((one) => typeof one === 'number' || isExpression(one)) ? undefined : faults.number;
  }
  if (editor === 'time' || editor === 'times') {
    return values.every((one) => isTime(one) || isExpression(one)) ? undefined : faults.time;
  }
  const blank = (one: unknown): boolean => typeof one === 'string' && one.trim() === '';
  return values.some(blank) ? faults.blank : undefined;
}

/** What is wrong with one rule, beside what is in it. */
export function ruleFault(rule: Rule, fields: readonly ConditionField[]): LocalText | undefined {
  if (rule.kind === 'lost') return faults.lost;
  if (rule.kind === 'group') return rule.items.length === 0 ? faults.group : undefined;
  const code = rule.kind === 'leaf' ? rule.condition.bindKey : rule.bindKey;
  const field = fields.find((one) => one.code === code);
  if (rule.kind === 'leaf') return leafFault(rule, field);
  if (!field) return faults.field;
  if (missing(rule.from) || missing(rule.to)) return faults.ends;
  const [from, to] = [rule.from, rule.to].map((end) =>
    rule.type === 'time' ? parseTime(end, DEFAULT_ZONE) : Number(end),
  );
  return from !== undefined && to !== undefined && from > to ? faults.order : undefined;
}

/** The first thing that is wrong with a tree; undefined where it can be used. */
export function rulesFault(group: GroupRule, fields: readonly ConditionField[]): LocalText | undefined {
  for (const rule of group.items) {
    const fault = ruleFault(rule, fields) ?? (rule.kind === 'group' ? rulesFault(rule, fields) : undefined);
    if (fault) return fault;
  }
  return undefined;
}
