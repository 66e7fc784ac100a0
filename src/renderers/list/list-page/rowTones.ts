import { at, type Environment } from '../../../documents/environment.ts';
import { compileFlag, type Scope } from '../../../documents/flag.ts';
import { extendScope } from '../../../documents/prop.ts';
import { storedPath } from '../../../documents/storedPath.ts';
import type { RowTone } from '../../../schemas/documents/mgrList.ts';
import type { ModuleRecord } from '../../../schemas/wire/record.ts';

/** Finds what marks a record: the first rule that holds. A rule that fails marks nothing. Reads observables. */
export type ToneOf = (row: ModuleRecord, scope: Scope) => RowTone | undefined;

/** @param tones the rules of a list in their order */
export function compileRowTones(tones: readonly RowTone[], environment: Environment): ToneOf {
  const compiled = tones.map((tone, index) => ({
    tone,
    flag: compileFlag(tone.when, at(environment, `${storedPath('/rowTones', tone, index)}/when`), {
      otherwise: false,
      onFailure: false,
    }),
  }));
  return (row, scope) => {
    if (compiled.length === 0) return undefined;
    const inside = extendScope(scope, { row });
    return compiled.find(({ flag }) => flag.test(inside))?.tone;
  };
}
