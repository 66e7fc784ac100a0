import { isModuleCall } from '../../../src/schemas/wire/callables.ts';
import type { Step, StepOf } from '../../../src/schemas/step.ts';
import type { DescribedCall } from '../../../src/schemas/wire/interface.ts';
import { inputError } from '../../errors/AppError.ts';
import type { InputError } from '../../errors/AppError.ts';
import { callOfStep } from '../../../src/documents/stepCall.ts';
import type { Given } from '../StepHost.ts';
import { checkConstants, chosenColumns } from './checkConstants.ts';
import type { KnownAnswer } from './checkPlace.ts';

/** Why nothing can be called under an address. */
export type NoCall = 'UNKNOWN_CALL' | 'STEP_COMPOSED' | 'STEP_WRITES';

/** What a step calls, as far as it is known. */
export interface CheckedCall extends KnownAnswer {
  readonly findings: readonly InputError[];
}

/** Inputs that a step gives and must give. */
function checkGiven(param: Given, { inputs }: DescribedCall): InputError[] {
  const known = inputs.map(({ name }) => name);
  const unknown = (path: string): InputError =>
    known.length === 0 ? inputError(path, 'NO_CALL_INPUTS') : inputError(path, 'UNKNOWN_CALL_INPUT', known);
  return [
    ...Object.keys(param).flatMap((name) => (known.includes(name) ? [] : [unknown(`param.${name}`)])),
    ...inputs.flatMap(({ name, required }) =>
      required && (param[name] ?? null) === null ? [inputError(`param.${name}`, 'REQUIRED')] : [],
    ),
  ];
}

function checkCalled({ param = {} }: StepOf<'call'>, called: DescribedCall): CheckedCall {
  const { answers, outputs, fields, action } = called;
  const columns = outputs.map(({ name }) => name);
  const findings = checkGiven(param, called);
  if (action === undefined || !isModuleCall(action) || fields === undefined)
    return { answers, columns, findings };
  const names = fields.map(({ name }) => name);
  return {
    answers,
    columns: chosenColumns(param, action, columns),
    findings: [...findings, ...checkConstants(param, names)],
  };
}

/** Codes of data are fields of the form that may be written. */
function checkData(data: Given, fields: readonly string[]): InputError[] {
  return Object.keys(data).flatMap((code) =>
    fields.includes(code) ? [] : [inputError(`data.${code}`, 'STEP_FIELD', fields)],
  );
}

/**
 * What a step calls: it is there, reads where it is a `call`, and takes what it is given.
 * @returns undefined for steps that call nothing
 */
export function checkCall(
  step: Step,
  describe: (call: string) => DescribedCall | NoCall,
): CheckedCall | undefined {
  const made = callOfStep(step);
  if (made === undefined) return undefined;
  const called = describe(made.call);
  if (typeof called === 'string') {
    const wrong =
      step.do === 'call'
        ? inputError('call', called, made.call)
        : inputError('module', called, made.call.split('/')[0]);
    return { answers: undefined, findings: [wrong] };
  }
  if (step.do === 'call')
    return called.writes
      ? { answers: undefined, findings: [inputError('call', 'STEP_WRITES')] }
      : checkCalled(step, called);
  const { answers, outputs, fields = [] } = called;
  const data = step.do === 'save' ? step.data : {};
  return {
    answers,
    columns: outputs.map(({ name }) => name),
    findings: checkData(
      data,
      fields.map(({ name }) => name),
    ),
  };
}
