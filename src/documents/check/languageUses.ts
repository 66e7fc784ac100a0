import {
  parseScript,
  ScriptError,
  scriptIn,
  scriptPaths,
  type ScriptPath,
} from '../../conditions/script/index.ts';
import { checkTemplate } from '../../conditions/check/index.ts';
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
  const paths = pathsIn(source);
  const begin = text.indexOf('{{') + 2;
  if (paths) for (const each of paths) notePath(each, begin, place, check, path);
  else {
    // It is written in our language.
    const { reads } = checkTemplate(text, place.scope, check.context);
    reportAt(check, path, { findings: [], reads });
  }
}

function pathsIn(source: string): readonly ScriptPath[] | undefined {
  try {
    return scriptPaths(parseScript(source));
  } catch (error) {
    if (error instanceof ScriptError) return undefined;
    throw error;
  }
}

const NAME = /^[\p{L}_][\p{L}\d_]*$/u;

/** Of a path what is named by it: each of its names says what it means by those before it. */
function notePath({ names, at }: ScriptPath, begin: number, place: Place, check: Check, path: string): void {
  const end = names.findIndex((name) => !NAME.test(name));
  const written = end < 0 ? names : names.slice(0, end);
  const { reads } = checkTemplate(`{{${written.join('.')}}}`, place.scope, check.context);
  let ours = 2; // behind the braces
  for (const [index, name] of written.entries()) {
    const stands = at[index];
    const read = reads.find(({ span: [from] }) => from === ours);
    if (read && stands !== undefined)
      noteUse(check, read.origin, path, { span: [begin + stands, begin + stands + name.length] });
    ours += name.length + 1;
  }
}
