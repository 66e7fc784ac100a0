import { compileTemplate, toText } from '../../src/conditions/index.ts';
import type { Option } from '../../src/schemas/option.ts';
import type { RecordReading } from './services.ts';
import { fieldOptions } from './fieldOptions.ts';
import { sessionScope } from './policy.ts';
import type { ModuleField } from './shape.ts';

/** Rows that a call answers. */
export interface CallRows {
  readonly list: readonly Readonly<Record<string, unknown>>[];
  /** How many there are in all. */
  readonly total: number;
}

/**
 * Reads the rows of a call as a page of the caller's does that names it as its source; undefined for calls that write,
 * that answer no rows, and for those that nobody configured.
 * @param call `moduleCode/interfaceUrl`
 * @param given what is sent along, as `param` of a request
 */
export type RowReader = (
  reading: RecordReading,
  call: string,
  given: Readonly<Record<string, unknown>>,
) => Promise<CallRows | undefined>;

/** The options that a source of the form gives. */
export interface SourceOptions {
  readonly options: readonly Option[];
  /** False where the source has more rows than it answered. */
  readonly complete: boolean;
}

/** Where the options of a field come from a source of its form: that source and the columns that name them. */
function namedSource(field: ModuleField) {
  const options = fieldOptions(field);
  if (options === undefined || Array.isArray(options) || !('source' in options)) return undefined;
  return field.source === undefined ? undefined : { ...options, source: field.source };
}

/** A name for the options of a field that come from a source: fields of one name have the same. Undefined for others. */
export function sourceKey(field: ModuleField): string | undefined {
  const named = namedSource(field);
  return named && `source:${JSON.stringify([named.source, named.value, named.label])}`;
}

/**
 * Reads the options of a field from the source of its form, as the caller may. Undefined where only an open page can
 * tell them: a source that waits for something, that sends more than the session knows, or that is a call of the
 * product's own.
 * @throws AppError as `readRows`; ExpressionError where a template of what is sent fails
 */
export async function readSourceOptions(
  ctx: RecordReading,
  field: ModuleField,
): Promise<SourceOptions | undefined> {
  const named = namedSource(field);
  if (named === undefined || named.source.when !== undefined || named.source.auto === false) return undefined;
  const { functions } = ctx.platform.vocabulary;
  const param = compileTemplate(named.source.param ?? {}, { functions });
  const session = sessionScope(ctx.actor, []);
  if (!param.dependencies.every((name) => Object.hasOwn(session, name) && name !== 'actionMights'))
    return undefined;
  const given = param.evaluateStrictly(session) as Readonly<Record<string, unknown>>;
  const answer = await ctx.platform.readRows(ctx, named.source.call, given);
  if (answer === undefined) return undefined;
  const options = answer.list.flatMap((row): Option[] => {
    const value = row[named.value];
    if (value === null || value === undefined) return [];
    return [{ value: value as Option['value'], label: toText(row[named.label] ?? value) }];
  });
  return { options, complete: answer.list.length >= answer.total };
}
