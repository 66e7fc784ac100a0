import type { Step } from '../../src/schemas/step.ts';
import type { DescribedCall } from '../../src/schemas/wire/interface.ts';
import { isModuleRead } from '../../src/schemas/wire/callables.ts';
import { readConditions } from '../documents/publishedConditions.ts';
import { AppError } from '../errors/AppError.ts';
import type { OpenModule } from '../records/formModules.ts';
import { compileSteps, namesConditions } from './compileSteps.ts';
import type { CompiledStep } from './compileSteps.ts';
import { describeModuleCall } from './describeModuleCall.ts';
import { readModule } from './readModule.ts';
import type { OpenCall, StepHost } from './StepHost.ts';
import { callOfStep } from './stepCall.ts';
import { placedSteps } from '../../src/documents/stepChain.ts';

/** What a step that calls, saves or removes works on, opened for the chain. */
export type OpenTarget =
  { readonly is: 'call'; readonly call: OpenCall } | { readonly is: 'module'; readonly module: OpenModule };

/** A chain that may be made as a whole. */
export interface OpenChain {
  readonly steps: readonly CompiledStep[];
  readonly targets: ReadonlyMap<Step, OpenTarget>;
  /** What its steps call, as that is published by now, by their addresses. */
  readonly called: ReadonlyMap<string, DescribedCall>;
  /** Stands for what its answers depend on beside what it is given and for whom. */
  readonly state: string;
}

/** Opens what one step works on. */
async function openTarget(
  host: StepHost,
  step: Step,
  call: string,
): Promise<{ readonly target: OpenTarget; readonly called: DescribedCall; readonly state: string }> {
  const { reading } = host;
  const [moduleCode = '', name = ''] = call.split('/');
  const own = callOfStep(step);
  if (own?.action === undefined) {
    const open = await host.openCall(call);
    return { target: { is: 'call', call: open }, called: open.called, state: open.state };
  }
  const module = await host.openModule(moduleCode, own.action);
  const called = describeModuleCall(module.document, own.action, reading);
  const state = `${call}@${String(module.version)}`;
  if (step.do !== 'call') return { target: { is: 'module', module }, called, state };
  if (!isModuleRead(name)) throw new AppError('CALL_UNKNOWN');
  const run: OpenCall['run'] = (given) => readModule(reading, module, name, given);
  return { target: { is: 'call', call: { called, state, run } }, called, state };
}

/**
 * Opens every step of a chain under its authority, also those that a condition leaves out: what is answered then depends on no right
 * that is missing.
 * @throws AppError FORBIDDEN, CALL_UNKNOWN, NOT_FOUND; StepFailure where a condition is not published
 */
export async function openSteps(host: StepHost, steps: readonly Step[]): Promise<OpenChain> {
  const { reading } = host;
  const { documents, vocabulary } = reading.platform;
  const conditions = namesConditions(steps) ? await readConditions(reading.db, documents) : undefined;
  const compiled = compileSteps(steps, vocabulary.functions, conditions);
  const opened = new Map<string, Awaited<ReturnType<typeof openTarget>>>();
  const targets = new Map<Step, OpenTarget>();
  for (const { step } of placedSteps(steps)) {
    const call = callOfStep(step)?.call;
    if (call === undefined) continue;
    const known = opened.get(call) ?? (await openTarget(host, step, call));
    opened.set(call, known);
    targets.set(step, known.target);
  }
  const states = [...opened.values()].map(({ state }) => state);
  return {
    steps: compiled,
    targets,
    called: new Map([...opened].map(([call, { called }]) => [call, called])),
    state: [...states, conditions?.stamp ?? ''].join(),
  };
}
