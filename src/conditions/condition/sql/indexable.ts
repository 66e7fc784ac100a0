import type { DataType, JudgeType } from '../../../schemas/condition.ts';
import { toItems } from '../../values/list.ts';
import { toNumber } from '../../values/number.ts';
import { toText } from '../../values/text.ts';
import { toTime } from '../../values/time.ts';
import { zoneOf } from '../../values/zone.ts';
import type { SqlColumn } from './columns.ts';
import type { SqlContext } from './operand.ts';

/**
 * A comparison of a bare column with known values, which an index on the column can answer. True or false for
 * every row in which the column is not null (and, where `within` is set, within it); the verdict of all other rows
 * is that of null.
 */
export interface Indexable {
  readonly sql: string;
  readonly within?: string;
}

const operators: Partial<Record<JudgeType, string>> = {
  equal: '=',
  less: '<',
  greater: '>',
  lessEqual: '<=',
  greaterEqual: '>=',
};

/** The indexable form of a positive operator, undefined where column and type have none. */
export function indexable(
  column: SqlColumn,
  type: DataType,
  judgeType: JudgeType,
  expected: unknown,
  context: SqlContext,
): Indexable | undefined {
  const { parameters } = context;
  if (type === 'text' && column.type === 'text') {
    if (judgeType === 'equal') return { sql: `${column.sql} = ${parameters.add(toText(expected), 'text')}` };
    if (judgeType !== 'inArray') return undefined;
    return { sql: `${column.sql} = any(${parameters.add(toItems(expected).map(toText), 'text[]')})` };
  }
  if (type === 'number' && column.type === 'number') {
    // Decimals of at most 15 digits compare with the shortest decimal of a double as the doubles themselves do.
    const decimal = (value: unknown): string => String(toNumber(value));
    if (judgeType === 'inArray') {
      return { sql: `${column.sql} = any(${parameters.add(toItems(expected).map(decimal), 'numeric[]')})` };
    }
    const operator = operators[judgeType];
    if (operator === undefined) return undefined;
    return { sql: `${column.sql} ${operator} ${parameters.add(decimal(expected), 'numeric')}` };
  }
  if (type === 'time' && (column.type === 'date' || column.type === 'datetime')) {
    return timeRange(column, judgeType, toTime(expected, context.zone), context);
  }
  return undefined;
}

const DAY = 86_400_000;

/**
 * Compares by the first column value that is not before, and the first that is after, an instant. A day is its
 * first instant in the zone; two days may share it where a zone skipped one.
 */
function timeRange(
  { sql, type }: SqlColumn,
  judgeType: JudgeType,
  instant: number,
  { parameters, zone }: SqlContext,
): Indexable | undefined {
  const isDate = type === 'date';
  const bound = (instantOrDay: number): string =>
    isDate
      ? parameters.add(dayText(instantOrDay), 'date')
      : parameters.add(instantText(instantOrDay), 'timestamptz');
  const from = (): string =>
    bound(isDate ? firstDay(zone, (start) => start >= instant, instant) : Math.ceil(instant));
  const after = (): string =>
    bound(isDate ? firstDay(zone, (start) => start > instant, instant) : Math.floor(instant) + 1);
  const within = isDate
    ? `${sql} between '1900-01-01'::date and '9999-12-31'::date`
    : `${sql} between '1900-01-01 00:00:00+00'::timestamptz and '9999-12-31 23:59:59.999+00'::timestamptz`;
  switch (judgeType) {
    case 'less':
      return { sql: `${sql} < ${from()}`, within };
    case 'lessEqual':
      return { sql: `${sql} < ${after()}`, within };
    case 'greater':
      return { sql: `${sql} >= ${after()}`, within };
    case 'greaterEqual':
      return { sql: `${sql} >= ${from()}`, within };
    case 'equal':
      return { sql: `${sql} >= ${from()} and ${sql} < ${after()}`, within };
    default:
      return undefined;
  }
}

/** The first day, counted from the epoch, of which the first instant passes a test that all later ones pass. */
function firstDay(zone: string, passes: (start: number) => boolean, near: number): number {
  const found = zoneOf(zone);
  let day = Math.floor(near / DAY) - 2;
  while (!passes(found.toInstant(day * DAY))) day += 1;
  return day;
}

/** Bounds beyond the last year stand for "no such value". */
const END = Date.UTC(10_000, 0, 1);

const dayText = (day: number): string =>
  day * DAY >= END ? 'infinity' : new Date(day * DAY).toISOString().slice(0, 10);

const instantText = (instant: number): string =>
  instant >= END ? 'infinity' : new Date(instant).toISOString();
