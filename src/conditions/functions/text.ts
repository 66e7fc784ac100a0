import { checkTextLength, spend } from '../expression/fuel.ts';
import { toList } from '../values/list.ts';
import { toNumber } from '../values/number.ts';
import { codePoints, toText } from '../values/text.ts';
import { group } from './define.ts';

const define = group('text');

/** A position or count: whole, and 0 for what is no number. */
const whole = (value: unknown): number => Math.trunc(toNumber(value));

function substr(text: string, start: number, length: number): string {
  const points = Array.from(text);
  const from = start < 0 ? Math.max(0, points.length + start) : start;
  return points.slice(from, from + Math.max(0, length)).join('');
}

function replaceAll(text: string, from: string, to: string): string {
  if (from === '') return text;
  const parts = text.split(from);
  checkTextLength(text.length + (parts.length - 1) * (to.length - from.length));
  return parts.join(to);
}

function padStart(text: string, length: number, fill: string): string {
  const missing = length - codePoints(text);
  if (missing <= 0 || fill === '') return text;
  const size = codePoints(fill);
  const times = Math.ceil(missing / size);
  checkTextLength(text.length + times * fill.length);
  return substr(fill.repeat(times), 0, missing) + text;
}

function join(list: unknown, separator: string): string {
  const items = toList(list);
  spend(items.length);
  const texts = items.map(toText);
  checkTextLength(texts.reduce((length, each) => length + each.length + separator.length, 0));
  return texts.join(separator);
}

function split(text: string, separator: string): string[] {
  const parts = separator === '' ? Array.from(text) : text.split(separator);
  spend(parts.length);
  return parts;
}

export const textFunctions = [
  define('upper', ['text: text'], 'text', { zhCN: '转为大写', enUS: 'Upper case' }, ([text]) =>
    toText(text).toUpperCase(),
  ),
  define('lower', ['text: text'], 'text', { zhCN: '转为小写', enUS: 'Lower case' }, ([text]) =>
    toText(text).toLowerCase(),
  ),
  define(
    'trim',
    ['text: text'],
    'text',
    { zhCN: '去掉首尾空白', enUS: 'Without white space at both ends' },
    ([text]) => toText(text).trim(),
  ),
  define(
    'substr',
    ['text: text', 'start: number', 'length?: number'],
    'text',
    {
      zhCN: '从第 start 个字符（从 0 数起，负数从末尾数）截取',
      enUS: 'Part of a text from character start (counted from 0, negative from the end)',
    },
    ([text, start, length]) =>
      substr(toText(text), whole(start), length === undefined ? Number.POSITIVE_INFINITY : whole(length)),
  ),
  define(
    'split',
    ['text: text', 'separator: text'],
    'list',
    { zhCN: '按分隔符拆成列表', enUS: 'Splits at a separator' },
    ([text, separator]) => split(toText(text), toText(separator)),
  ),
  define(
    'join',
    ['list: list', 'separator?: text'],
    'text',
    { zhCN: '用分隔符连接，默认逗号', enUS: 'Joins with a separator, a comma by default' },
    ([list, separator]) => join(list, separator === undefined ? ',' : toText(separator)),
  ),
  define(
    'replace',
    ['text: text', 'from: text', 'to: text'],
    'text',
    { zhCN: '把所有 from 换成 to', enUS: 'Replaces every from by to, literally' },
    ([text, from, to]) => replaceAll(toText(text), toText(from), toText(to)),
  ),
  define(
    'contains',
    ['text: text', 'part: text'],
    'bool',
    { zhCN: '是否包含', enUS: 'Whether a text contains another' },
    ([text, part]) => toText(text).includes(toText(part)),
  ),
  define(
    'startsWith',
    ['text: text', 'part: text'],
    'bool',
    { zhCN: '是否以其开头', enUS: 'Whether a text starts with another' },
    ([text, part]) => toText(text).startsWith(toText(part)),
  ),
  define(
    'endsWith',
    ['text: text', 'part: text'],
    'bool',
    { zhCN: '是否以其结尾', enUS: 'Whether a text ends with another' },
    ([text, part]) => toText(text).endsWith(toText(part)),
  ),
  define(
    'padStart',
    ['text: text', 'length: number', 'fill?: text'],
    'text',
    {
      zhCN: '在前面补足到 length 个字符，默认补空格',
      enUS: 'Fills up at the front to length characters, with blanks by default',
    },
    ([text, length, fill]) => padStart(toText(text), whole(length), fill === undefined ? ' ' : toText(fill)),
  ),
  define(
    'length',
    ['textOrList: any'],
    'number',
    { zhCN: '文本的字符数或列表的元素数', enUS: 'Characters of a text or elements of a list' },
    ([value]) => (Array.isArray(value) ? value.length : codePoints(toText(value))),
  ),
];
