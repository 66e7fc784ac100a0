import { toItems, toList } from '../../values/list.ts';
import { toNumber } from '../../values/number.ts';
import { toText } from '../../values/text.ts';
import { toTime } from '../../values/time.ts';
import type { SqlColumn } from './columns.ts';
import type { Parameters } from './parameters.ts';

/** One side of a comparison: a value that is known now, or a column of the row. */
export type Operand =
  | { readonly kind: 'known'; readonly value: unknown }
  | { readonly kind: 'column'; readonly column: SqlColumn };

export interface SqlContext {
  readonly parameters: Parameters;
  readonly zone: string;
}

/** 1900-01-01 to the end of 9999, the years that a time may have. */
export const FIRST_MILLISECOND = '-2208988800000';
export const LAST_MILLISECOND = '253402300799999';

const isJson = ({ type }: SqlColumn): boolean => type === 'list' || type === 'user' || type === 'json';

/** The text of a column that is not null. Dates and times are written as records hold them. */
function columnText({ sql, type }: SqlColumn): string {
  switch (type) {
    case 'text':
      return sql;
    case 'number':
      return `trim_scale(${sql})::text`;
    case 'bool':
      return `(${sql})::text`;
    case 'date':
      return `to_char(${sql}, 'YYYY-MM-DD')`;
    case 'datetime':
      return `to_char((${sql}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
    case 'list':
    case 'user':
    case 'json':
      return `atrium.json_text(${sql})`;
  }
}

/*
 * Each of the following gives SQL that is never null: absent values are already what the operators count them as.
 */

export function textSql(operand: Operand, { parameters }: SqlContext): string {
  if (operand.kind === 'known') return parameters.add(toText(operand.value), 'text');
  return `coalesce(${columnText(operand.column)}, '')`;
}

export function numberSql(operand: Operand, { parameters }: SqlContext): string {
  if (operand.kind === 'known') return parameters.add(toNumber(operand.value), 'float8');
  const { column } = operand;
  switch (column.type) {
    case 'text':
      return `atrium.to_number(${column.sql})`;
    case 'number':
      return `coalesce((${column.sql})::float8, 0)`;
    case 'bool':
      return `coalesce((${column.sql})::int::float8, 0)`;
    case 'date':
    case 'datetime':
      return `0::float8`;
    case 'list':
    case 'user':
    case 'json':
      return `atrium.json_number(${column.sql})`;
  }
}

/** Milliseconds of a column, null where it cannot be read as a time. */
export function millisecondsSql(column: SqlColumn, { parameters, zone }: SqlContext): string {
  const { sql, type } = column;
  switch (type) {
    case 'text':
      return `atrium.to_millis(${sql}, ${parameters.add(zone, 'text')})`;
    case 'number':
      return `case when ${sql} between ${FIRST_MILLISECOND} and ${LAST_MILLISECOND} then (${sql})::float8 end`;
    case 'bool':
      return 'null::float8';
    case 'date':
      return `atrium.date_millis(${sql}, ${parameters.add(zone, 'text')})`;
    case 'datetime':
      return `atrium.instant_millis(${sql})`;
    case 'list':
    case 'user':
    case 'json':
      return `atrium.json_millis(${sql}, ${parameters.add(zone, 'text')})`;
  }
}

export function timeSql(operand: Operand, context: SqlContext): string {
  if (operand.kind === 'column') return `coalesce(${millisecondsSql(operand.column, context)}, 0)`;
  return context.parameters.add(toTime(operand.value, context.zone), 'float8');
}

/** The list of texts that the array operators compare. */
export function listSql(operand: Operand, { parameters }: SqlContext): string {
  if (operand.kind === 'known') return parameters.add(toList(operand.value).map(toText), 'text[]');
  const { column } = operand;
  if (isJson(column)) return `atrium.json_items(${column.sql})`;
  const absent = column.type === 'text' ? `coalesce(${column.sql}, '') = ''` : `${column.sql} is null`;
  return `case when ${absent} then '{}'::text[] else array[${columnText(column)}] end`;
}

/** The elements that `inArray` looks among, as texts. */
export function choicesSql(operand: Operand, context: SqlContext): string {
  if (operand.kind === 'known') return context.parameters.add(toItems(operand.value).map(toText), 'text[]');
  const { column } = operand;
  return isJson(column)
    ? `atrium.json_choices(${column.sql})`
    : `atrium.choices(${textSql(operand, context)})`;
}

/** The elements that `inArray` looks among, as numbers. */
export function numberChoicesSql(operand: Operand, context: SqlContext): string {
  if (operand.kind === 'known')
    return context.parameters.add(toItems(operand.value).map(toNumber), 'float8[]');
  const { column } = operand;
  if (isJson(column)) return `atrium.json_number_choices(${column.sql})`;
  if (column.type === 'text') return `atrium.number_choices(${column.sql})`;
  return `case when ${column.sql} is null then '{}'::float8[] else array[${numberSql(operand, context)}] end`;
}

/** The elements that `inArray` looks among, as times. */
export function timeChoicesSql(operand: Operand, context: SqlContext): string {
  const { parameters, zone } = context;
  if (operand.kind === 'known') {
    return parameters.add(
      toItems(operand.value).map((item) => toTime(item, zone)),
      'float8[]',
    );
  }
  const { column } = operand;
  if (isJson(column)) return `atrium.json_time_choices(${column.sql}, ${parameters.add(zone, 'text')})`;
  if (column.type === 'text') return `atrium.time_choices(${column.sql}, ${parameters.add(zone, 'text')})`;
  return `case when ${column.sql} is null then '{}'::float8[] else array[${timeSql(operand, context)}] end`;
}

/** Whether a value is null, undefined or `''`. */
export function absentSql(operand: Operand): string {
  if (operand.kind === 'known') {
    return String(operand.value === null || operand.value === undefined || operand.value === '');
  }
  const { sql, type } = operand.column;
  if (isJson(operand.column)) return `(${sql} is null or ${sql} in ('null'::jsonb, '""'::jsonb))`;
  return type === 'text' ? `coalesce(${sql}, '') = ''` : `${sql} is null`;
}
