import { isModuleRead } from '../schemas/wire/callables.ts';
import type { ModuleCall } from '../schemas/documents/form.ts';
import type { Step } from '../schemas/step.ts';

/** What a step makes in the end: a call of a module, or of a configured interface. */
export interface CallOfStep {
  /** `moduleCode/interfaceUrl` */
  readonly call: string;
  /** Of a module. */
  readonly action?: ModuleCall;
}

/** The call that a step comes to; undefined for steps that make none. */
export function callOfStep(step: Step): CallOfStep | undefined {
  if (step.do === 'call') {
    const [, name = ''] = step.call.split('/');
    return { call: step.call, ...(isModuleRead(name) && { action: name }) };
  }
  if (step.do === 'remove') return { call: `${step.module}/remove`, action: 'remove' };
  if (step.do !== 'save') return undefined;
  const action = step.record === undefined ? 'add' : 'update';
  return { call: `${step.module}/${action}`, action };
}
