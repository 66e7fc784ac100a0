import { compileTemplate } from '../../../src/conditions/index.ts';
import { AppError, inputError, invalidInput } from '../../errors/AppError.ts';
import type { InputError } from '../../errors/AppError.ts';
import { RefusedInput } from '../running/runInterface.ts';
import type { ComposedStep } from '../definition/schema.ts';

/** What is wrong with inputs of a step, by their names. */
function wrongInputs(error: unknown): readonly InputError[] {
  if (error instanceof RefusedInput) return [inputError(error.input, 'VALUE_INVALID')];
  return error instanceof AppError && error.code === 'INPUT_INVALID' ? (error.errors ?? []) : [];
}

/**
 * The refusal of a step as the caller's own, where each input that is refused hands on one of the caller's as it is:
 * then it is their value that is wrong, and no configuration. Undefined otherwise.
 */
export function ofCaller({ inputs = [] }: ComposedStep, error: unknown): AppError | undefined {
  const wrong = wrongInputs(error).map((each) => {
    const given = inputs.find(({ name }) => name === each.path);
    const [root, name, ...deeper] = compileTemplate(given?.value).path?.split('.') ?? [];
    return root === 'inputs' && name !== undefined && deeper.length === 0
      ? { ...each, path: name }
      : undefined;
  });
  const told = wrong.filter((each) => each !== undefined);
  return told.length > 0 && told.length === wrong.length ? invalidInput(...told) : undefined;
}
