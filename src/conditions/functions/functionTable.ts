import { type FunctionEntry, type FunctionTable, tableOf } from './entry.ts';
import { listFunctions } from './list.ts';
import { logicFunctions } from './logic.ts';
import { numberFunctions } from './number.ts';
import { otherFunctions } from './other.ts';
import { textFunctions } from './text.ts';
import { timeFunctions } from './time.ts';

const builtin: readonly FunctionEntry[] = [
  ...textFunctions,
  ...listFunctions,
  ...timeFunctions,
  ...logicFunctions,
  ...numberFunctions,
  ...otherFunctions,
];

/** Every built-in function by name: data for completion, documentation and the evaluator alike. */
export const functionTable: FunctionTable = tableOf(builtin);

/**
 * The built-in functions and further ones of a platform's own, which must be pure.
 * @throws Error where a name cannot be called or is taken
 */
export const createFunctionTable = (extra: readonly FunctionEntry[]): FunctionTable =>
  tableOf([...builtin, ...extra]);
