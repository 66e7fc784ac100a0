import { compileTemplate, toText } from '../../src/conditions/index.ts';
import type { Option } from '../../src/schemas/option.ts';
import type { AccessContext } from '../call/definition.ts';
import { readCall } from '../interfaces/readCall.ts';
import { fieldOptions } from './fieldOptions.ts';
import { sessionScope } from './policy.ts';
import type { ModuleField } from './shape.ts';

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
 * @throws AppError as `readCall`; ExpressionError where a template of what is sent fails
 */
export async function readSourceOptions(
  ctx: AccessContext,
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
  const answer = await readCall(ctx, named.source.call, given);
  if (answer === undefined) return undefined;
  const options = answer.list.flatMap((row): Option[] => {
    const value = row[named.value];
    if (value === null || value === undefined) return [];
    return [{ value: value as Option['value'], label: toText(row[named.label] ?? value) }];
  });
  return { options, complete: answer.list.length >= answer.total };
}
