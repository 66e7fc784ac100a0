import type { DescribedCall } from '../../../src/schemas/wire/interface.ts';
import { inputError } from '../../errors/AppError.ts';
import type { InputError } from '../../errors/AppError.ts';
import type { ComposedStep, Definition } from '../definition/schema.ts';
import { findCallable } from './callables.ts';
import type { CallablesContext } from './callables.ts';
import { checkConstants, chosenColumns } from './checkConstants.ts';

/** Whether a step answers rows or one result; undefined where it could not be told. */
type Answers = Definition['answers'] | undefined;

/** What a step calls, as far as it is known. */
export interface CheckedStep {
  readonly answers: Answers;
  /** Names of the columns of its rows; undefined where they could not be told. */
  readonly columns?: readonly string[];
  readonly findings: readonly InputError[];
}

/** Inputs that a step gives and must give. */
function checkGiven(
  { inputs = [] }: ComposedStep,
  known: ReadonlySet<string>,
  required: readonly string[],
): InputError[] {
  const names = inputs.map(({ name }) => name);
  const unknown = (path: string): InputError =>
    known.size === 0
      ? inputError(path, 'NO_CALL_INPUTS')
      : inputError(path, 'UNKNOWN_CALL_INPUT', [...known]);
  return [
    ...names.flatMap((name, at) => {
      if (!known.has(name)) return [unknown(`inputs.${String(at)}.name`)];
      return names.indexOf(name) < at ? [inputError(`inputs.${String(at)}.name`, 'NOT_UNIQUE')] : [];
    }),
    ...required.flatMap((name) => {
      const at = names.indexOf(name);
      if (at < 0) return [inputError(`inputs.${name}`, 'REQUIRED')];
      return inputs[at]?.value === null ? [inputError(`inputs.${String(at)}.value`, 'REQUIRED')] : [];
    }),
  ];
}

/** What is called: it is there, reads, is not composed itself, and takes what it is given. */
export async function checkCall(ctx: CallablesContext, step: ComposedStep): Promise<CheckedStep> {
  const callable = await findCallable(ctx, step.call);
  return typeof callable === 'string'
    ? { answers: undefined, findings: [inputError('call', callable, step.call)] }
    : checkCalled(step, callable);
}

/** The same of what is known to be called. */
export function checkCalled(
  step: ComposedStep,
  { answers, inputs, outputs, fields, read }: DescribedCall,
): CheckedStep {
  const columns = outputs.map(({ name }) => name);
  const required = inputs.filter((input) => input.required);
  return {
    answers,
    columns: read === undefined ? columns : chosenColumns(step, read, columns),
    findings: [
      ...checkGiven(
        step,
        new Set(inputs.map(({ name }) => name)),
        required.map(({ name }) => name),
      ),
      ...(fields === undefined
        ? []
        : checkConstants(
            step,
            fields.map(({ name }) => name),
          )),
    ],
  };
}
