import { compile, compileTemplate } from '../../../src/conditions/index.ts';
import { AppError } from '../../errors/AppError.ts';
import type { ComposedPart, Definition } from '../definition/schema.ts';
import { checkAnswer } from './checkAnswer.ts';
import { checkCalled } from './checkCall.ts';
import type { CheckedStep } from './checkCall.ts';
import { checkPaths } from './checkPaths.ts';
import type { OpenStep } from './openSteps.ts';

/**
 * Refuses a call where what its steps call has been published anew, so that it does not take what it is given, or lacks
 * what is read of it: an input that is left out may be a filter, and a column that is not there would be told as empty.
 * @throws AppError INTERFACE_FAILED, whose cause says what is wrong
 */
export function refuseUnsound(
  definition: Definition,
  composed: ComposedPart,
  opened: readonly OpenStep[],
): void {
  const inputs = new Set(definition.inputs.map(({ name }) => name));
  const steps = new Map<string, CheckedStep>();
  const findings = opened.flatMap(({ step, called }) => {
    const checked = checkCalled(step, called);
    const paths = [
      ...(step.inputs ?? []).flatMap(({ value }) => compileTemplate(value).paths),
      ...(step.when === undefined ? [] : compile(step.when).paths),
    ];
    const found = [...checked.findings, ...checkPaths(paths, inputs, steps)];
    steps.set(step.name, checked);
    return found.map((each) => ({ ...each, path: `${step.name}.${each.path}` }));
  });
  const wrong = [...findings, ...checkAnswer(definition, composed, steps)];
  if (wrong.length === 0) return;
  const why = wrong.map(({ path, code }) => `${code} at ${path}`).join('; ');
  throw new AppError('INTERFACE_FAILED', { cause: new Error(`A step has changed: ${why}`) });
}
