import { AppError } from '../../errors/AppError.ts';
import type { ErrorCode } from '../../errors/catalogue.ts';
import { SourceError } from '../../sources/sourceError.ts';

/** What the caller is told of a step as it is; all else is the configuration's fault. */
const TOLD: ReadonlySet<ErrorCode> = new Set([
  'TIMEOUT',
  'RESULT_TOO_LARGE',
  'SOURCE_UNAVAILABLE',
  'FORBIDDEN',
]);

/** A step that failed by the fault of who configured it; its cause says why. */
export class StepFailure extends SourceError {
  /** @param step its name */
  constructor(step: string, cause: unknown) {
    super('refused', `Step ${step}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/** What a call ends with where a step does. */
export function ofStep(step: string, error: unknown): unknown {
  if (error instanceof SourceError && error.reason !== 'refused') return error;
  return error instanceof AppError && TOLD.has(error.code) ? error : new StepFailure(step, error);
}
