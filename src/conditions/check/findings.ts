import type { Finding } from '../../schemas/finding.ts';
import type { LocalText } from '../../schemas/text.ts';
import { asking } from './asking.ts';
import { typeName, type StaticType } from './staticType.ts';

/** A finding before anybody knows where its text stands. `replace` says which word of it to write instead. */
export interface Remark extends Omit<Finding, 'path' | 'fix'> {
  readonly replace?: { readonly word: string; readonly by: string };
}

/** More options nobody reads through; that there are more is said. */
const LISTED = 8;

function listed(options: readonly string[]): LocalText {
  const shown = options.slice(0, LISTED);
  const count = String(options.length);
  const more = options.length > LISTED;
  return {
    zhCN: `${shown.map((each) => `“${each}”`).join('、')}${more ? `…共 ${count} 个` : ''}`,
    enUS: `${shown.map((each) => `"${each}"`).join(', ')}${more ? `, … ${count} in all` : ''}`,
  };
}
const both = (zhCN: string, enUS: string): LocalText => ({ zhCN, enUS });

/** What a person is told of an expression or a condition that cannot be meant as it stands. */
export const remarks = {
  unknownName: (name: string, near: string | undefined, severity: Finding['severity']): Remark => ({
    severity,
    code: 'UNKNOWN_NAME',
    message: both(`这里没有“${name}”${asking(near).zhCN}`, `There is no "${name}" here${asking(near).enUS}`),
    ...(near === undefined ? {} : { replace: { word: name, by: near } }),
  }),
  unknownMember: (
    of: string,
    name: string,
    near: string | undefined,
    severity: Finding['severity'],
  ): Remark => ({
    severity,
    code: 'UNKNOWN_MEMBER',
    message: both(
      `“${of}”中没有“${name}”${asking(near).zhCN}`,
      `"${of}" has no "${name}"${asking(near).enUS}`,
    ),
    ...(near === undefined ? {} : { replace: { word: name, by: near } }),
  }),
  /** Read as nothing at run time; nobody writes it who means well, or knows what it does. */
  prototypeName: (name: string): Remark => ({
    severity: 'error',
    code: 'PROTOTYPE_NAME',
    message: both(`不允许使用名称“${name}”。`, `The name "${name}" is not allowed.`),
  }),
  /** A path that somebody has written like a template. */
  bracedPath: (written: string, path: string | undefined): Remark => ({
    severity: 'error',
    code: 'CONDITION_BIND_KEY',
    message: both(
      `“bindKey”直接写取值路径，不加 {{ }}${asking(path).zhCN}`,
      `"bindKey" is a plain path, without {{ }}${asking(path).enUS}`,
    ),
    ...(path === undefined ? {} : { replace: { word: written, by: path } }),
  }),
  barren: (of: string, type: StaticType, name: string): Remark => ({
    severity: 'error',
    code: 'NO_MEMBERS',
    message: both(
      `“${of}”是${typeName(type).zhCN}，取不到“${name}”。`,
      `"${of}" is ${typeName(type).enUS}, from which "${name}" cannot be read.`,
    ),
  }),
  operand: (operator: string, type: StaticType): Remark => ({
    severity: 'error',
    code: 'EXPRESSION_TYPE',
    message: both(
      `运算符“${operator}”不能用于${typeName(type).zhCN}。`,
      `The operator "${operator}" cannot take ${typeName(type).enUS}.`,
    ),
  }),
  argument: (signature: string, parameter: string, wanted: StaticType, given: StaticType): Remark => ({
    severity: 'error',
    code: 'EXPRESSION_TYPE',
    message: both(
      `${signature} 的参数 ${parameter} 应为${typeName(wanted).zhCN}，这里是${typeName(given).zhCN}。`,
      `${signature} takes ${typeName(wanted).enUS} as ${parameter}, and is given ${typeName(given).enUS}.`,
    ),
  }),
  /** A date of a record, which is a text, where a number is counted with. */
  timeCounted: (operator: string): Remark => ({
    severity: 'warning',
    code: 'EXPRESSION_TIME',
    message: both(
      `日期字段的值是文本，“${operator}”不会按时间计算；请用 dateAdd(日期, 1, 'day')、dateDiff(结束, 开始, 'day') 或 date(日期)。`,
      `A date of a record is a text, which "${operator}" does not count with: write dateAdd(x, 1, 'day'), dateDiff(end, start, 'day') or date(x).`,
    ),
  }),
  singleBraces: (written: string, meant: string): Remark => ({
    severity: 'warning',
    code: 'SINGLE_BRACES',
    message: both(
      `“${written}”只有一层花括号，会原样显示${asking(meant).zhCN}`,
      `"${written}" stands in single braces and is shown as it is${asking(meant).enUS}`,
    ),
    replace: { word: written, by: meant },
  }),
  decided: (operator: string, verdict: boolean): Remark => ({
    severity: 'warning',
    code: 'ALWAYS_DECIDED',
    message: both(
      `“${operator}”两侧的类型使结果总为${verdict ? '真' : '假'}。`,
      `What stands beside "${operator}" makes it always ${String(verdict)}.`,
    ),
  }),
  unknownOption: (value: string, options: readonly string[], near: string | undefined): Remark => ({
    severity: 'warning',
    code: 'UNKNOWN_OPTION',
    message: both(
      `没有值为“${value}”的选项（可选：${listed(options).zhCN}）${asking(near).zhCN}`,
      `No option has the value "${value}" (there are ${listed(options).enUS})${asking(near).enUS}`,
    ),
    ...(near === undefined ? {} : { replace: { word: value, by: near } }),
  }),
  constantChoice: (verdict: boolean): Remark => ({
    severity: 'warning',
    code: 'UNREACHABLE',
    message: both(
      `条件总为${verdict ? '真' : '假'}，另一支永远用不到。`,
      `The condition is always ${String(verdict)}, so the other branch is never used.`,
    ),
  }),
  leafType: (type: string, given: StaticType, severity: Finding['severity']): Remark => ({
    severity,
    code: 'CONDITION_TYPE',
    message: both(
      `条件按“${type}”比较，而取到的是${typeName(given).zhCN}。`,
      `The condition compares as "${type}", but the value is ${typeName(given).enUS}.`,
    ),
  }),
  leafValue: (type: string): Remark => ({
    severity: 'error',
    code: 'CONDITION_VALUE',
    message: both(`比较值不能作为“${type}”读取。`, `What it is compared with cannot be read as "${type}".`),
  }),
  leafWithout: (judgeType: string): Remark => ({
    severity: 'error',
    code: 'CONDITION_VALUE',
    message: both(
      `运算符“${judgeType}”需要比较值，请填写“value”。`,
      `The operator "${judgeType}" compares with something: write "value".`,
    ),
  }),
  doubleId: (id: string): Remark => ({
    severity: 'error',
    code: 'CONDITION_ID',
    message: both(
      `条件 ID“${id}”重复，无法确定所指的是哪一个。`,
      `Two conditions have the id "${id}", so that it is not clear which one is meant.`,
    ),
  }),
  leafUnlisted: (judgeType: string): Remark => ({
    severity: 'warning',
    code: 'CONDITION_VALUE',
    message: both(
      `“${judgeType}”在一个列表中查找，这里只有一个文本；请写成列表，或用逗号分隔。`,
      `"${judgeType}" looks among several values, and this is one text: write a list, or commas between them.`,
    ),
  }),
  treeless: (): Remark => ({
    severity: 'error',
    code: 'CONDITION_TREE',
    message: both(
      '“custom”按“conditionTree”组合条件；没有它，所有条件都不起作用，结果总为真。',
      '"custom" joins conditions by "conditionTree"; without one none of them counts, and the result is always true.',
    ),
  }),
  contradiction: (key: string): Remark => ({
    severity: 'warning',
    code: 'UNREACHABLE',
    message: both(
      `没有一个值能让“${key}”同时满足这些条件，因此它们永远不成立。`,
      `No value of "${key}" fulfils what is asked of it here, so this never holds.`,
    ),
  }),
  unused: (id: string): Remark => ({
    severity: 'warning',
    code: 'UNUSED_CONDITION',
    message: both(`条件“${id}”没有被条件树用到。`, `No group uses the condition "${id}".`),
  }),
} as const;
