import { Check } from 'typebox/value';
import { DEFAULT_ZONE, literal, parseTime } from '../../../conditions/index.ts';
import type { FieldNode } from '../../../schemas/node.ts';
import type { ColumnType, RendererMeta } from '../../../schemas/rendererMeta.ts';
import { createEnvironment } from '../../environment.ts';
import { linearPattern } from '../../pattern.ts';
import { compileRules } from '../../rule.ts';
import { importFinding } from '../read/findings.ts';
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
  if (inert === undefined || (value !== null && !fits(chosen, node, run))) return;
  reader.take('default');
  if (column !== undefined && isList(given)) tellEntries(given, node, reader.at('default'), run);
  if (inert !== null && inert !== '') node.default = inert;
}

/** Whether a field takes a value as it is finished: it is one of its options, and breaks none of its rules. */
function fits(value: unknown, node: Draft<FieldNode>, run: Run): boolean {
  const options = node.props?.options;
  const known = isList(options)
    ? new Set(options.map((option) => (isRecord(option) ? option.value : undefined)))
    : undefined;
  const isKnown = known === undefined || (isList(value) ? value : [value]).every((each) => known.has(each));
  const environment = createEnvironment(run.metas, { pattern: linearPattern });
  return (
    isKnown && compileRules(node.rules, environment).every((rule) => rule(value, { value }) === undefined)
  );
}

/** Takes the first rows back where the column of their values, once it is read, does not take one. */
function tellEntries(given: readonly unknown[], node: Draft<FieldNode>, path: string, run: Run): void {
  run.shared.later.push(() => {
    const [column] = node.children ?? [];
    if (column === undefined || given.every((each) => fits(each, column as Draft<FieldNode>, run))) return;
    delete node.default;
    run.report(importFinding('NOT_CARRIED', path, { member: 'default' }));
  });
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
