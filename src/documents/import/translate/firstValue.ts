import { Check } from 'typebox/value';
import { DEFAULT_ZONE, literal, parseTime } from '../../../conditions/index.ts';
import type { FieldNode } from '../../../schemas/node.ts';
import type { ColumnType, RendererMeta } from '../../../schemas/rendererMeta.ts';
import { isBool, isList, isNumber, isRecord, isText } from '../read/json.ts';
import type { Reader } from '../read/reader.ts';
import type { Draft, Run } from '../read/run.ts';

/**
 * Reads `default`; a value that the field does not take stays to be told of.
 * @param column of a list of single values: the code under which a row keeps its one
 */
export function readDefault(
  reader: Reader,
  node: Draft<FieldNode>,
  { field }: RendererMeta,
  run: Run,
  column?: string,
): void {
  const given = reader.peek('default');
  if (given === undefined || !field) return;
  const value = column !== undefined && isList(given) ? given.map((entry) => ({ [column]: entry })) : given;
  const options = node.props?.options;
  const chosen =
    isList(options) && (isNumber(value) || isBool(value)) ? String(value) : asKept(value, field.column);
  if (value !== null && !Check(field.value, chosen)) return;
  const inert = inertValue(chosen, run);
  if (inert === undefined) return;
  reader.take('default');
  if (inert !== null && inert !== '') node.default = inert;
}

/** A moment, which may be written in any zone, as records keep it; anything else as it is. */
function asKept(value: unknown, column: ColumnType | null): unknown {
  const instant = column === 'datetime' && isText(value) ? parseTime(value, DEFAULT_ZONE) : undefined;
  return instant === undefined ? value : new Date(instant).toISOString();
}

/** A value that holds no template; undefined where it would. Of objects only those are taken that are made here. */
function inertValue(value: unknown, run: Run): unknown {
  if (isText(value)) return run.formily && value.includes('{{') ? undefined : literal(value);
  if (isList(value)) {
    const list = value.map((each) => inertValue(each, run));
    return list.includes(undefined) ? undefined : list;
  }
  if (!isRecord(value)) return value;
  const [[key, only] = [], ...others] = Object.entries(value);
  if (key === undefined || others.length > 0 || isRecord(only)) return undefined;
  const inert = inertValue(only, run);
  return inert === undefined ? undefined : { [key]: inert };
}
