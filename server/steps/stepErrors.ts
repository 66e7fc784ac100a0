import { compileTemplate, ConditionError, ExpressionError } from '../../src/conditions/index.ts';
import type { Step } from '../../src/schemas/step.ts';
import { AppError, inputError } from '../errors/AppError.ts';
import type { InputError } from '../errors/AppError.ts';
import type { ErrorCode } from '../errors/catalogue.ts';
import { RefusedInput } from '../sources/RefusedInput.ts';
import { SourceError } from '../sources/sourceError.ts';
import { nameOfStep } from '../../src/documents/stepChain.ts';
import type { PlacedStep } from '../../src/documents/stepChain.ts';

/** What whoever began the chain is told as it is; all else is the configuration's fault. */
const TOLD: ReadonlySet<ErrorCode> = new Set([
  'TIMEOUT',
  'RESULT_TOO_LARGE',
  'SOURCE_UNAVAILABLE',
  'FORBIDDEN',
  'STEPS_REFUSED',
  'TOO_MANY_STEPS',
]);

/** A step that failed by the fault of who configured it; its cause says why. */
export class StepFailure extends SourceError {
  /** @param step its name, or where it stands */
  constructor(step: string, cause: unknown) {
    super('refused', `Step ${step}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/** What is wrong with values of a step, by the members of what it gives. */
function wrongValues(error: unknown): readonly InputError[] {
  if (error instanceof RefusedInput) return [inputError(error.input, 'VALUE_INVALID')];
  if (!(error instanceof AppError)) return [];
  return error.code === 'INPUT_INVALID' || error.code === 'FIELD_FORBIDDEN' ? (error.errors ?? []) : [];
}

/** The value that a step gives at a place within it, as it is written. */
function writtenAt(step: Step, path: string): unknown {
  const root: unknown = step.do === 'call' ? step.param : step;
  return path
    .split('.')
    .reduce<unknown>(
      (inside, key) =>
        typeof inside === 'object' && inside !== null && Object.hasOwn(inside, key)
          ? Reflect.get(inside, key)
          : undefined,
      root,
    );
}

/** The input of the caller that a value hands on as it is; undefined for any other value. */
function inputHandedOn(value: unknown): string | undefined {
  const [root, name, ...deeper] = compileTemplate(value).path?.split('.') ?? [];
  return root === 'inputs' && deeper.length === 0 ? name : undefined;
}

/**
 * What a chain ends with where a step does. A refused value that hands on an input of the caller's is refused by the
 * name of that input: then it is their value that is wrong, and no configuration. What a record refuses is told at its place in the
 * chain otherwise; what a called interface refuses is the configuration's fault.
 */
export function stepError({ step, at }: PlacedStep, error: unknown): unknown {
  const writes = step.do === 'save' || step.do === 'remove';
  const wrong = wrongValues(error);
  const placed = wrong.map((each) => {
    const input = inputHandedOn(writtenAt(step, each.path));
    return { ...each, path: input ?? `${at}.${each.path}`, isCallers: input !== undefined };
  });
  if (wrong.length > 0 && (writes || placed.every(({ isCallers }) => isCallers))) {
    const code = error instanceof AppError ? error.code : 'INPUT_INVALID';
    const errors = placed.map(({ isCallers: _isCallers, ...each }) => each);
    return new AppError(code, { errors, cause: error });
  }
  if (error instanceof SourceError && error.reason !== 'refused') return error;
  if (error instanceof AppError && TOLD.has(error.code)) return error;
  // The record engine and the database speak to whoever writes, as in a call of the module.
  const isLanguage = error instanceof ExpressionError || error instanceof ConditionError;
  return writes && !isLanguage ? error : new StepFailure(nameOfStep(step) ?? at, error);
}
