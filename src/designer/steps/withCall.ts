import { callableOf } from '../../schemas/wire/callables.ts';
import type { CallInput, DescribedCall } from '../../schemas/wire/interface.ts';
import type { CallStep } from '../../schemas/step.ts';
import { referTo } from './given.ts';
import { freeName } from './stepNames.ts';

/**
 * A step that was empty with what it calls: named after that, and handing on what it most likely takes: all inputs of an
 * interface, of a module those without which it says nothing.
 * @param proposed the path that an input is taken from
 */
export function withCall(
  step: CallStep,
  { call, inputs, action }: DescribedCall,
  taken: ReadonlySet<string>,
  proposed: (input: CallInput) => string | undefined,
): CallStep {
  const [module = '', url = ''] = call.split('/');
  const isRows = action !== undefined && callableOf(action)?.answers === 'list';
  const handedOn = inputs.flatMap((input) => {
    const path = input.required || action === undefined ? proposed(input) : undefined;
    return path === undefined ? [] : [[input.name, referTo(path)] as const];
  });
  return {
    ...step,
    call,
    name: step.name ?? freeName(isRows ? module : url, taken),
    ...(handedOn.length > 0 && { param: Object.fromEntries(handedOn) }),
  };
}
