import type { Finding } from '../../schemas/finding.ts';
import type { LocalText } from '../../schemas/text.ts';
import { findingTable, tell, type ValuesOf } from '../finding.ts';
import { conditionTable } from '../findings.ts';

/** A finding before anybody knows where its text stands. `replace` says which word of it to write instead. */
export interface Remark extends Omit<Finding, 'path' | 'fix'> {
  readonly replace?: { readonly word: string; readonly by: string };
  /** Where it stands in the text, where places were asked for and it is not the whole. */
  readonly span?: readonly [number, number];
}

/** What a person is told of an expression or a condition that cannot be meant as it stands. */
export const remarkTable = findingTable({
  'UNKNOWN_NAME.here': { severity: 'error', zhCN: '这里没有“{name}”。', enUS: 'There is no "{name}" here.' },
  UNKNOWN_MEMBER: { severity: 'error', zhCN: '“{of}”中没有“{name}”。', enUS: '"{of}" has no "{name}".' },
  /** Read as nothing at run time; nobody writes it who means well, or knows what it does. */
  PROTOTYPE_NAME: {
    severity: 'error',
    neverSaveable: true,
    zhCN: '不允许使用名称“{name}”。',
    enUS: 'The name "{name}" is not allowed.',
  },
  /** A path that somebody has written like a template. */
  'CONDITION_BIND_KEY.braces': {
    severity: 'error',
    zhCN: '“bindKey”直接写取值路径，不加 {{ }}。',
    enUS: '"bindKey" is a plain path, without {{ }}.',
  },
  NO_MEMBERS: {
    severity: 'error',
    zhCN: '“{of}”是{type}，取不到“{name}”。',
    enUS: '"{of}" is {type}, from which "{name}" cannot be read.',
  },
  EXPRESSION_TYPE: {
    severity: 'error',
    zhCN: '运算符“{operator}”不能用于{type}。',
    enUS: 'The operator "{operator}" cannot take {type}.',
  },
  'EXPRESSION_TYPE.argument': {
    severity: 'error',
    zhCN: '{signature} 的参数 {parameter} 应为{wanted}，这里是{given}。',
    enUS: '{signature} takes {wanted} as {parameter}, and is given {given}.',
  },
  /** A date of a record, which is a text, where a number is counted with. */
  EXPRESSION_TIME: {
    severity: 'warning',
    zhCN: "日期字段的值是文本，“{operator}”不会按时间计算；请用 dateAdd(日期, 1, 'day')、dateDiff(结束, 开始, 'day') 或 date(日期)。",
    enUS: "A date of a record is a text, which \"{operator}\" does not count with: write dateAdd(x, 1, 'day'), dateDiff(end, start, 'day') or date(x).",
  },
  SINGLE_BRACES: {
    severity: 'warning',
    zhCN: '“{written}”只有一层花括号，会原样显示。',
    enUS: '"{written}" stands in single braces and is shown as it is.',
  },
  'ALWAYS_DECIDED.true': {
    severity: 'warning',
    zhCN: '“{operator}”两侧的类型使结果总为真。',
    enUS: 'What stands beside "{operator}" makes it always true.',
  },
  'ALWAYS_DECIDED.false': {
    severity: 'warning',
    zhCN: '“{operator}”两侧的类型使结果总为假。',
    enUS: 'What stands beside "{operator}" makes it always false.',
  },
  UNKNOWN_OPTION: {
    severity: 'warning',
    zhCN: '没有值为“{value}”的选项（可选：{options}）。',
    enUS: 'No option has the value "{value}" (there are {options}).',
  },
  'UNREACHABLE.whenTrue': {
    severity: 'warning',
    zhCN: '条件总为真，另一支永远用不到。',
    enUS: 'The condition is always true, so the other branch is never used.',
  },
  'UNREACHABLE.whenFalse': {
    severity: 'warning',
    zhCN: '条件总为假，另一支永远用不到。',
    enUS: 'The condition is always false, so the other branch is never used.',
  },
  'UNREACHABLE.contradiction': {
    severity: 'warning',
    zhCN: '没有一个值能让“{key}”同时满足这些条件，因此它们永远不成立。',
    enUS: 'No value of "{key}" fulfils what is asked of it here, so this never holds.',
  },
  CONDITION_TYPE: {
    severity: 'error',
    zhCN: '条件按“{type}”比较，而取到的是{given}。',
    enUS: 'The condition compares as "{type}", but the value is {given}.',
  },
  CONDITION_VALUE: {
    severity: 'error',
    zhCN: '比较值不能作为“{type}”读取。',
    enUS: 'What it is compared with cannot be read as "{type}".',
  },
  'CONDITION_VALUE.missing': {
    severity: 'error',
    zhCN: '“{judgeType}”需要比较值，请填写。',
    enUS: '"{judgeType}" compares with a value: fill it in.',
  },
  'CONDITION_VALUE.unlisted': {
    severity: 'warning',
    zhCN: '“{judgeType}”在一个列表中查找，这里只有一个文本；请写成列表，或用逗号分隔。',
    enUS: '"{judgeType}" looks among several values, and this is one text: write a list, or commas between them.',
  },
  'CONDITION_ID.twice': {
    severity: 'error',
    zhCN: '条件 ID“{id}”重复，无法确定所指的是哪一个。',
    enUS: 'Two conditions have the id "{id}", so that it is not clear which one is meant.',
  },
  CONDITION_TREE: {
    severity: 'error',
    zhCN: '“custom”按“conditionTree”组合条件；没有它，所有条件都不起作用，结果总为真。',
    enUS: '"custom" joins conditions by "conditionTree"; without one none of them counts, and the result is always true.',
  },
  UNUSED_CONDITION: {
    severity: 'warning',
    zhCN: '条件“{id}”没有被条件树用到。',
    enUS: 'No group uses the condition "{id}".',
  },
});

/** Everything that checking an expression, a template or a rule set can tell. */
export const conditionCheckTable = { ...conditionTable, ...remarkTable };

/** Makes a remark: key, values for the places of its texts, and what is to be written instead of a word. */
export const remark = <K extends keyof typeof conditionCheckTable>(
  key: K,
  values: ValuesOf<typeof conditionCheckTable, K>,
  replace?: Remark['replace'],
): Remark => ({
  ...tell(key, conditionCheckTable[key], values, replace?.by),
  ...(replace && { replace }),
});

/** What is to be written instead of a word, where something is near. */
export const replacing = (word: string, by: string | undefined): Remark['replace'] =>
  by === undefined ? undefined : { word, by };

/** More options nobody reads through; that there are more is said. */
const LISTED = 8;

/** Options as a sentence lists them. */
export function optionsListed(options: readonly string[]): LocalText {
  const shown = options.slice(0, LISTED);
  const count = String(options.length);
  const more = options.length > LISTED;
  return {
    zhCN: `${shown.map((each) => `“${each}”`).join('、')}${more ? `…共 ${count} 个` : ''}`,
    enUS: `${shown.map((each) => `"${each}"`).join(', ')}${more ? `, … ${count} in all` : ''}`,
  };
}
