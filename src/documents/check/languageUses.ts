import {
  parseScript,
  ScriptError,
  scriptIn,
  scriptPaths,
  type ScriptPath,
} from '../../conditions/script/index.ts';
import { checkTemplate, type RecordType, type StaticType, types } from '../../conditions/check/index.ts';
import { functionTable } from '../../conditions/index.ts';
import { pointer } from '../../schemas/pointer.ts';
import { type Check, noteUse, type Place, reportAt } from './context.ts';

/**
 * Tells what the expressions in a value name that is written in a language of others, where they stand in it: what they
 * are translated to is written nowhere.
 */
export function noteLanguageUses(value: unknown, place: Place, check: Check, path: string): void {
  if (check.context.onUse === undefined) return;
  if (typeof value === 'string') noteText(value, place, check, path);
  else if (typeof value === 'object' && value !== null)
    for (const [key, each] of Object.entries(value)) noteLanguageUses(each, place, check, pointer(path, key));
}

function noteText(text: string, place: Place, check: Check, path: string): void {
  const source = scriptIn(text);
  if (source === undefined) return;
  const paths = pathsIn(source, check);
  const begin = text.indexOf('{{') + 2;
  if (paths) for (const each of paths) notePath(each, begin, place.scope, check, path);
  else {
    // It is written in our language.
    const { reads } = checkTemplate(text, place.scope, check.context);
    reportAt(check, path, { findings: [], reads });
  }
}

function pathsIn(source: string, { context }: Check): readonly ScriptPath[] | undefined {
  try {
    return scriptPaths(parseScript(source), context.functions ?? functionTable);
  } catch (error) {
    if (error instanceof ScriptError) return undefined;
    throw error;
  }
}

/** Of a path what is named by it: each of its names says what it means by those before it. */
function notePath(steps: ScriptPath, begin: number, scope: RecordType, check: Check, path: string): void {
  let type: StaticType = scope;
  for (const { key, at } of steps) {
    type = memberOf(type, key);
    if (key === undefined || at === undefined || type.origin?.name !== key) continue;
    noteUse(check, type.origin, path, { span: [begin + at, begin + at + key.length] });
  }
}

/**
 * What a value holds by a name or a number.
 * @param key undefined: some element, or nobody knows which member
 */
export function memberOf(type: StaticType, key: string | undefined): StaticType {
  if (type.kind === 'list') return key === undefined || /^\d+$/.test(key) ? type.of : types.ANY;
  if (type.kind !== 'record' || key === undefined || !Object.hasOwn(type.members, key)) return types.ANY;
  return type.members[key] ?? types.ANY;
}
