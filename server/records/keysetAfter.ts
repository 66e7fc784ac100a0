import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { ColumnType } from '../../src/schemas/rendererMeta.ts';
import { inputError } from '../errors/AppError.ts';
import { isCalendarDate, readDateTime } from './calendar.ts';
import { writeValue } from './record.ts';
import type { Refusal } from './refusal.ts';
import { collated, orderKeys } from './repository.ts';
import type { Predicate, SortKey } from './repository.ts';
import type { ModuleShape } from './shape.ts';

/**
 * Keyset paging: a list goes on behind the record that was seen last, told by its values in the fields sorted by. It
 * costs the same at any depth, and no row is skipped or seen twice because others were added or removed above it.
 */

interface Place extends SortKey {
  readonly value: unknown;
  /** Whether records may be empty there; what the server owns never is. */
  readonly optional: boolean;
}

const isStorable = (value: unknown): value is string =>
  typeof value === 'string' && !value.includes('\0') && !/\p{Surrogate}/u.test(value);

/** What a record may hold in a column; lists and structured values have no order. */
const holds: Readonly<Partial<Record<ColumnType, (value: unknown) => boolean>>> = {
  text: isStorable,
  number: (value) => typeof value === 'number' && Number.isFinite(value),
  bool: (value) => typeof value === 'boolean',
  date: (value) => typeof value === 'string' && isCalendarDate(value),
  datetime: (value) => typeof value === 'string' && readDateTime(value) !== undefined,
};

/** The place as a request tells it. What it gets wrong is noted as refused. */
function readPlaces(
  shape: ModuleShape,
  sort: readonly SortKey[],
  after: Readonly<Record<string, unknown>>,
  refusal: Refusal,
): readonly Place[] {
  const keys = orderKeys(shape, sort);
  const known = new Set(keys.map(({ column }) => column.code));
  for (const code of Object.keys(after))
    if (!known.has(code)) refusal.invalid(inputError(`after.${code}`, 'UNKNOWN_FIELD'));
  return keys.map((key): Place => {
    const { code, type } = key.column;
    const value = Object.hasOwn(after, code) ? after[code] : undefined;
    const optional = shape.byCode.has(code);
    const isEmpty = value === null && optional;
    if (value === undefined) refusal.invalid(inputError(`after.${code}`, 'REQUIRED'));
    else if (!isEmpty && holds[type]?.(value) !== true)
      refusal.invalid(inputError(`after.${code}`, 'VALUE_INVALID'));
    return { ...key, value, optional };
  });
}

/** A record stands behind the value, in the order of the column: an empty value is the smallest. */
function behind(
  name: RawBuilder<unknown>,
  { column, order, value, optional }: Place,
  orAt: boolean,
): Predicate {
  if (value === null) {
    if (orAt) return order === 'asc' ? sql<boolean>`true` : sql<boolean>`${name} is null`;
    return order === 'asc' ? sql<boolean>`${name} is not null` : sql<boolean>`false`;
  }
  const sign = `${order === 'asc' ? '>' : '<'}${orAt ? '=' : ''}`;
  const compared = sql<boolean>`${name} ${sql.raw(sign)} ${writeValue(column, value)}`;
  return order === 'desc' && optional ? sql<boolean>`(${compared} or ${name} is null)` : compared;
}

/** Behind the first place, or at it and behind the others. The first comparison lets an index find the place. */
function behindAll(shape: ModuleShape, [first, ...others]: readonly Place[]): Predicate {
  if (first === undefined) return sql<boolean>`false`;
  const name = collated(shape, first.column);
  if (others.length === 0) return behind(name, first, false);
  const isSame =
    first.value === null
      ? sql<boolean>`${name} is null`
      : sql<boolean>`${name} = ${writeValue(first.column, first.value)}`;
  const deeper = behindAll(shape, others);
  return sql<boolean>`(${behind(name, first, true)} and (${behind(name, first, false)} or (${isSame} and ${deeper})))`;
}

/**
 * The records behind the one that a request saw last.
 * @param after its values in the fields sorted by, `id` among them, and in `createdAt` where no sort is asked for
 */
export function recordsAfter(
  shape: ModuleShape,
  sort: readonly SortKey[],
  after: Readonly<Record<string, unknown>>,
  refusal: Refusal,
): Predicate {
  const places = readPlaces(shape, sort, after, refusal);
  // A value that does not fit its column reaches no statement.
  return refusal.isEmpty ? behindAll(shape, places) : sql<boolean>`false`;
}
