import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Static } from 'typebox';
import { DEFAULT_ZONE } from '../../src/conditions/index.ts';
import type { ColumnType } from '../../src/schemas/rendererMeta.ts';
import type { RecordReading } from './services.ts';
import type { WorkAnswer } from '../work/Work.ts';
import { inputError } from '../errors/AppError.ts';
import type { OpenModule } from './formModules.ts';
import { columnOf } from './identifier.ts';
import { readValue } from './record.ts';
import { comparableColumn, Refusal } from './refusal.ts';
import { aggregateRows } from './repository.ts';
import type { AggregateColumn, AggregateOrder } from './repository.ts';
import type { AggregateParam } from '../../src/schemas/wire/moduleCalls.ts';
import { requestedRecords } from './rowScope.ts';

type Request = Static<typeof AggregateParam>;
type Unit = 'year' | 'month' | 'day';

/** Groups of one answer when nothing is said, and at most. */
const GROUPS = 100;
const MAX_GROUPS = 1_000;

const DECIMALS = 6;

const unitFormats: Readonly<Record<Unit, string>> = { year: 'YYYY', month: 'YYYY-MM', day: 'YYYY-MM-DD' };

const GROUPED: ReadonlySet<ColumnType> = new Set(['text', 'number', 'bool', 'date', 'datetime']);
const TIMES: ReadonlySet<ColumnType> = new Set(['date', 'datetime']);
const ORDERED: ReadonlySet<ColumnType> = new Set(['number', 'date', 'datetime']);

/** The start of a unit as text, in the platform's zone. */
function truncated(name: RawBuilder<unknown>, type: ColumnType, unit: Unit): RawBuilder<unknown> {
  const local = type === 'date' ? name : sql`${name} at time zone ${DEFAULT_ZONE}`;
  return sql`to_char(${local}, ${sql.lit(unitFormats[unit])})`;
}

function readGroups(module: OpenModule, request: Request, refusal: Refusal): readonly AggregateColumn[] {
  const names = new Set<string>();
  return (request.groupBy ?? []).flatMap(({ field, unit }, index) => {
    const path = `groupBy.${index}`;
    const column = comparableColumn(module.shape, module.authority.read, field, `${path}.field`, refusal);
    if (column === undefined) return [];
    if (!GROUPED.has(column.type) || names.has(field)) {
      refusal.invalid(inputError(`${path}.field`, 'VALUE_INVALID'));
    }
    if (unit !== undefined && !TIMES.has(column.type))
      refusal.invalid(inputError(`${path}.unit`, 'VALUE_INVALID'));
    names.add(field);
    const name = columnOf(column);
    const isText = column.type === 'text';
    return [{ name: field, isText, value: unit === undefined ? name : truncated(name, column.type, unit) }];
  });
}

/** Types that a function takes; `count` takes any. */
const taken: Readonly<Record<'sum' | 'avg' | 'min' | 'max', ReadonlySet<ColumnType>>> = {
  sum: new Set(['number']),
  avg: new Set(['number']),
  min: ORDERED,
  max: ORDERED,
};

const calls = {
  count: (name: RawBuilder<unknown>) => sql`count(${name})`,
  sum: (name: RawBuilder<unknown>) => sql`sum(${name})`,
  avg: (name: RawBuilder<unknown>) => sql`round(avg(${name}), ${sql.lit(DECIMALS)})`,
  min: (name: RawBuilder<unknown>) => sql`min(${name})`,
  max: (name: RawBuilder<unknown>) => sql`max(${name})`,
} as const;

function readMeasures(
  module: OpenModule,
  request: Request,
  groups: readonly AggregateColumn[],
  refusal: Refusal,
): readonly AggregateColumn[] {
  const names = new Set(groups.map(({ name }) => name));
  return request.measures.flatMap(({ as, fn, field }, index) => {
    const path = `measures.${index}`;
    if (names.has(as)) refusal.invalid(inputError(`${path}.as`, 'VALUE_INVALID'));
    names.add(as);
    if (field === undefined) {
      if (fn !== 'count') refusal.invalid(inputError(`${path}.field`, 'REQUIRED'));
      return [{ name: as, isText: false, value: sql`count(*)` }];
    }
    const column = comparableColumn(module.shape, module.authority.read, field, `${path}.field`, refusal);
    if (column === undefined) return [];
    if (fn !== 'count' && !taken[fn].has(column.type))
      refusal.invalid(inputError(`${path}.fn`, 'VALUE_INVALID'));
    return [{ name: as, isText: false, value: calls[fn](columnOf(column)) }];
  });
}

/** The order of the groups: what was asked for, then the groups themselves. */
function readOrder(
  request: Request,
  groups: readonly AggregateColumn[],
  measures: readonly AggregateColumn[],
  refusal: Refusal,
): readonly AggregateOrder[] {
  const known = new Map([...groups, ...measures].map((column) => [column.name, column]));
  const asked = (request.sort ?? []).flatMap(({ field, order }, index) => {
    const column = known.get(field);
    if (column === undefined) refusal.invalid(inputError(`sort.${index}.field`, 'UNKNOWN_FIELD'));
    return column === undefined ? [] : [{ column, order }];
  });
  const rest = groups.filter((group) => !asked.some(({ column }) => column === group));
  return [...asked, ...rest.map((column) => ({ column, order: 'asc' as const }))];
}

/** A measure or a group as the answer holds it. */
function present(value: unknown): unknown {
  // Sums beyond what a number holds exactly arrive as text; a chart reads numbers.
  if (typeof value === 'string' && /^-?\d{16,}(?:\.\d+)?$/.test(value)) return Number(value);
  return readValue(value);
}

/**
 * Groups and measures of the records that the role may reach, under the same rights as `list`: a field that may not be
 * read is neither grouped, nor measured, nor filtered by.
 */
export async function aggregateRecords(
  ctx: RecordReading,
  module: OpenModule,
  param: Request,
): Promise<WorkAnswer> {
  const refusal = new Refusal();
  const groups = readGroups(module, param, refusal);
  const measures = readMeasures(module, param, groups, refusal);
  const order = readOrder(param, groups, measures, refusal);
  const where = requestedRecords(module, param.where, refusal, ctx.log);
  refusal.throwIfAny();
  const { limit = GROUPS } = param;
  const query = { where, groups, measures, order, limit: limit < 0 ? MAX_GROUPS : limit };
  const { rows, total } = await aggregateRows(ctx.db, module.shape, query);
  const names = [...groups, ...measures].map(({ name }) => name);
  return {
    list: rows.map((row) => Object.fromEntries(names.map((name) => [name, present(row[name])]))),
    total,
  };
}
