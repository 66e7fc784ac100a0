import { listed } from '../../schemas/text.ts';
import { expressionError } from '../expression/error.ts';
import { addTime, formatTime, timeBetween, type TimeUnit, timeUnits, weekdayOf } from '../values/calendar.ts';
import { toNumber } from '../values/number.ts';
import { toText } from '../values/text.ts';
import { parseTime } from '../values/time.ts';
import { group } from './define.ts';

const define = group('time');

function unitOf(value: unknown): TimeUnit {
  const unit = timeUnits.find((each) => each === value);
  if (unit !== undefined) return unit;
  const units = { zhCN: listed(timeUnits, 'zhCN'), enUS: listed(timeUnits, 'enUS') };
  throw expressionError('FUNCTION_ARGUMENTS.unit', { units });
}

const volatile = { volatile: true } as const;
const DAY_PATTERN = 'YYYY-MM-DD';

export const timeFunctions = [
  define(
    'now',
    [],
    'number',
    { zhCN: '现在的毫秒数', enUS: 'Milliseconds of now' },
    (_, { now }) => now(),
    volatile,
  ),
  define(
    'today',
    [],
    'text',
    { zhCN: '今天的日期 YYYY-MM-DD', enUS: 'Date of today, YYYY-MM-DD' },
    (_, { now, zone }) => formatTime(now(), DAY_PATTERN, zone),
    volatile,
  ),
  define(
    'date',
    ['x: time'],
    'number',
    { zhCN: '时间的毫秒数，读不懂得 null', enUS: 'Milliseconds of a time, null for what cannot be read' },
    ([x], { zone }) => parseTime(x, zone) ?? null,
  ),
  define(
    'formatDate',
    ['x: time', 'pattern?: text'],
    'text',
    { zhCN: '按格式写出时间，默认 YYYY-MM-DD', enUS: 'Writes a time by a pattern, YYYY-MM-DD by default' },
    ([x, pattern], { zone }) => {
      const instant = parseTime(x, zone);
      return instant === undefined
        ? ''
        : formatTime(instant, pattern === undefined ? DAY_PATTERN : toText(pattern), zone);
    },
  ),
  define(
    'dateAdd',
    ['x: time', 'n: number', 'unit: text'],
    'number',
    { zhCN: '加上 n 个时间单位后的毫秒数', enUS: 'Milliseconds of a time n units later' },
    ([x, n, unit], { zone }) => {
      const instant = parseTime(x, zone);
      const added = addTime(instant ?? 0, Math.trunc(toNumber(n)), unitOf(unit), zone);
      return instant === undefined ? null : (parseTime(added, zone) ?? null);
    },
  ),
  define(
    'dateDiff',
    ['a: time', 'b: time', 'unit: text'],
    'number',
    { zhCN: 'a 减 b 的整单位数', enUS: 'Whole units of a minus b' },
    ([a, b, unit], { zone }) => {
      const end = parseTime(a, zone);
      const start = parseTime(b, zone);
      const between = timeBetween(end ?? 0, start ?? 0, unitOf(unit), zone);
      return end === undefined || start === undefined ? null : between;
    },
  ),
  define(
    'weekday',
    ['x: time'],
    'number',
    { zhCN: '星期几，1 是星期一', enUS: 'Day of the week, 1 is Monday' },
    ([x], { zone }) => {
      const instant = parseTime(x, zone);
      return instant === undefined ? null : weekdayOf(instant, zone);
    },
  ),
];
