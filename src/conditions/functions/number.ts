import { toNumber } from '../values/number.ts';
import { chineseMoney } from './chineseMoney.ts';
import { fixed, fixedPercent, plain, round } from './decimal.ts';
import { group } from './define.ts';

const define = group('number');

const digitsOf = (value: unknown): number => (value === undefined ? 0 : toNumber(value));

/** Commas between groups of three digits before the point. */
const withCommas = (text: string): string => {
  const [whole = '', fraction] = text.split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
};

export const numberFunctions = [
  define('abs', ['x: number'], 'number', { zhCN: '绝对值', enUS: 'Absolute value' }, ([x]) =>
    Math.abs(toNumber(x)),
  ),
  define('ceil', ['x: number'], 'number', { zhCN: '向上取整', enUS: 'Rounds up to a whole number' }, ([x]) =>
    Math.ceil(toNumber(x)),
  ),
  define(
    'floor',
    ['x: number'],
    'number',
    { zhCN: '向下取整', enUS: 'Rounds down to a whole number' },
    ([x]) => Math.floor(toNumber(x)),
  ),
  define(
    'sqrt',
    ['x: number'],
    'number',
    { zhCN: '平方根；负数没有平方根，得 null', enUS: 'Square root; null for a negative number' },
    ([x]) => (toNumber(x) < 0 ? null : Math.sqrt(toNumber(x))),
  ),
  define(
    'pow',
    ['a: number', 'b: number'],
    'number',
    { zhCN: 'a 的 b 次方', enUS: 'a to the power of b' },
    ([a, b]) => toNumber(a) ** toNumber(b),
  ),
  define(
    'mod',
    ['a: number', 'b: number'],
    'number',
    { zhCN: 'a 除以 b 的余数，符号同 a', enUS: 'Remainder of a divided by b, with the sign of a' },
    ([a, b]) => toNumber(a) % toNumber(b),
  ),
  define(
    'round',
    ['x: number', 'digits?: number'],
    'number',
    {
      zhCN: '四舍五入到若干位小数，默认 0 位',
      enUS: 'Rounds half away from zero to digits decimals, 0 by default',
    },
    ([x, digits]) => round(toNumber(x), digitsOf(digits)),
  ),
  define(
    'toFixed',
    ['x: number', 'digits: number'],
    'text',
    {
      zhCN: '四舍五入并补足小数位的文本',
      enUS: 'Text with exactly digits decimals, rounded half away from zero',
    },
    ([x, digits]) => fixed(toNumber(x), digitsOf(digits)),
  ),
  define(
    'number',
    ['x: any'],
    'number',
    { zhCN: '转为数字，不是数字得 0', enUS: 'Converts to a number, 0 for what is none' },
    ([x]) => toNumber(x),
  ),
  define(
    'formatNumber',
    ['x: number', 'digits?: number'],
    'text',
    {
      zhCN: '带千分位的文本，可指定小数位',
      enUS: 'Text with thousands commas, with a number of decimals where given',
    },
    ([x, digits]) =>
      withCommas(digits === undefined ? plain(toNumber(x)) : fixed(toNumber(x), toNumber(digits))),
  ),
  define(
    'percent',
    ['x: number', 'digits?: number'],
    'text',
    { zhCN: '百分数文本，0.256 得 26%', enUS: 'Text of a percentage: 0.256 is 26%' },
    ([x, digits]) => `${fixedPercent(toNumber(x), digitsOf(digits))}%`,
  ),
  define(
    'chineseMoney',
    ['x: number'],
    'text',
    { zhCN: '人民币大写金额', enUS: 'Amount in Chinese financial capitals' },
    ([x]) => chineseMoney(toNumber(x)),
  ),
];
