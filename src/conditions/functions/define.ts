import type { LocalText } from '../../schemas/text.ts';
import type { FunctionEntry, FunctionGroup, FunctionParameter, ValueType } from './entry.ts';

/**
 * Parameters written short: `'text: text'`, `'digits?: number'` (may be left out), `'…values: any'` (any number).
 */
function parameter(written: string): FunctionParameter {
  const match = /^(…?)(\w+)(\??): (text|number|bool|time|list|any)$/.exec(written);
  if (match === null) throw new Error(`"${written}" is no parameter`);
  const [, rest, name = '', optional, type = ''] = match;
  return {
    name,
    type: type as ValueType,
    ...(rest === '…' ? { rest: true as const } : {}),
    ...(optional === '?' ? { optional: true as const } : {}),
  };
}

/** Starts the entries of a group. */
export function group(name: FunctionGroup) {
  return (
    functionName: string,
    parameters: readonly (string | FunctionParameter)[],
    result: ValueType,
    help: LocalText,
    run: FunctionEntry['run'],
    more: Pick<FunctionEntry, 'lazy' | 'volatile'> = {},
  ): FunctionEntry => ({
    name: functionName,
    group: name,
    parameters: parameters.map((each) => (typeof each === 'string' ? parameter(each) : each)),
    result,
    help,
    run,
    ...more,
  });
}
