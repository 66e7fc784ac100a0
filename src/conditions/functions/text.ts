import { checkTextLength, spend } from '../expression/fuel.ts';
import { toList } from '../values/list.ts';
import { toNumber } from '../values/number.ts';
import { codePoints, toText } from '../values/text.ts';
import { group } from './define.ts';

const define = group('text');

/** Pays for a text that is about to be built, or refuses it. */
function build(length: number): void {
  checkTextLength(length);
  spend(length);
}

/** The text of an argument; walking over it costs a step for each unit, so that no chain of functions runs for long. */
function read(value: unknown): string {
  const text = toText(value);
  spend(text.length);
  return text;
}

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
  build(text.length + (parts.length - 1) * (to.length - from.length));
  return parts.join(to);
}

function padStart(text: string, length: number, fill: string): string {
  const missing = length - codePoints(text);
  if (missing <= 0 || fill === '') return text;
  const size = codePoints(fill);
  const times = Math.ceil(missing / size);
  build(text.length + times * fill.length);
  return substr(fill.repeat(times), 0, missing) + text;
}

function join(list: unknown, separator: string): string {
  const items = toList(list);
  spend(items.length);
  const texts = items.map(toText);
  build(texts.reduce((length, each) => length + each.length + separator.length, 0));
  return texts.join(separator);
}

function split(text: string, separator: string): string[] {
  const parts = separator === '' ? Array.from(text) : text.split(separator);
  spend(parts.length);
  return parts;
}

export const textFunctions = [
  define('upper', ['text: text'], 'text', { zhCN: '转为大写', enUS: 'Upper case' }, ([text]) =>
    read(text).toUpperCase(),
  ),
  define('lower', ['text: text'], 'text', { zhCN: '转为小写', enUS: 'Lower case' }, ([text]) =>
    read(text).toLowerCase(),
  ),
  define(
    'trim',
    ['text: text'],
    'text',
    { zhCN: '去掉首尾空白', enUS: 'Without white space at both ends' },
    ([text]) => read(text).trim(),
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
      substr(read(text), whole(start), length === undefined ? Number.POSITIVE_INFINITY : whole(length)),
  ),
  define(
    'split',
    ['text: text', 'separator: text'],
    'list',
    { zhCN: '按分隔符拆成列表', enUS: 'Splits at a separator' },
    ([text, separator]) => split(read(text), read(separator)),
  ),
  define(
    'join',
    ['list: list', 'separator?: text'],
    'text',
    { zhCN: '用分隔符连接，默认逗号', enUS: 'Joins with a separator, a comma by default' },
    ([list, separator]) => join(list, separator === undefined ? ',' : read(separator)),
  ),
  define(
    'replace',
    ['text: text', 'from: text', 'to: text'],
    'text',
    { zhCN: '把所有 from 换成 to', enUS: 'Replaces every from by to, literally' },
    ([text, from, to]) => replaceAll(read(text), read(from), read(to)),
  ),
  define(
    'contains',
    ['text: text', 'part: text'],
    'bool',
    { zhCN: '是否包含', enUS: 'Whether a text contains another' },
    ([text, part]) => read(text).includes(read(part)),
  ),
  define(
    'startsWith',
    ['text: text', 'part: text'],
    'bool',
    { zhCN: '是否以其开头', enUS: 'Whether a text starts with another' },
    ([text, part]) => read(text).startsWith(read(part)),
  ),
  define(
    'endsWith',
    ['text: text', 'part: text'],
    'bool',
    { zhCN: '是否以其结尾', enUS: 'Whether a text ends with another' },
    ([text, part]) => read(text).endsWith(read(part)),
  ),
  define(
    'padStart',
    ['text: text', 'length: number', 'fill?: text'],
    'text',
    {
      zhCN: '在前面补足到 length 个字符，默认补空格',
      enUS: 'Fills up at the front to length characters, with blanks by default',
    },
    ([text, length, fill]) => padStart(read(text), whole(length), fill === undefined ? ' ' : read(fill)),
  ),
  define(
    'length',
    ['textOrList: any'],
    'number',
    { zhCN: '文本的字符数或列表的元素数', enUS: 'Characters of a text or elements of a list' },
    ([value]) => (Array.isArray(value) ? value.length : codePoints(read(value))),
  ),
];
