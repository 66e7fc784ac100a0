import type { CompiledNode } from './compile.ts';
import type { Scope } from './flag.ts';
import { inDigits } from './storedNumber.ts';

/** What a field of a new record, or of a new row, begins with: null without a default, numbers in stored digits. */
export function initialValue({ initial }: Pick<CompiledNode, 'initial'>, scope: Scope): unknown {
  return inDigits(initial?.evaluate(scope) ?? null);
}
