import type { Action } from '../../schemas/action.ts';

/** The step of a chain that an error came from. */
export interface FailedStep {
  /** JSON pointer of the step. */
  path: string;
  /** What it does: `save`. */
  step: string;
}

const steps = new WeakMap<Error, FailedStep>();

/** Remembers where an error came from: the innermost step, which sees it first. */
export function noteFailed(error: unknown, step: FailedStep): void {
  if (error instanceof Error && !steps.has(error)) steps.set(error, step);
}

export function failedAt(error: unknown): FailedStep | undefined {
  return error instanceof Error ? steps.get(error) : undefined;
}

/** @returns JSON pointer, inside of a step, of a chain that it runs; empty where the chain is not the step's own */
export function chainIn(step: Action, chain: readonly Action[]): string {
  for (const [name, value] of Object.entries(step)) {
    if (value === chain) return `/${name}`;
    const index = Array.isArray(value) ? value.indexOf(chain) : -1;
    if (index >= 0) return `/${name}/${String(index)}`;
  }
  return '';
}
