import type { DescribedCall } from '../../../src/schemas/wire/interface.ts';
import type { InterfaceReading } from '../definition/services.ts';
import { AppError } from '../../errors/AppError.ts';
import { openModule } from '../../records/formModules.ts';
import { readInputs } from '../definition/inputs.ts';
import { openForRole, publishedAt } from '../definition/open.ts';
import { declaredRows } from '../definition/rows.ts';
import { readyInterface, runInterface } from '../running/runInterface.ts';
import type { ComposedPart, ComposedStep } from '../definition/schema.ts';
import { isFormRead } from '../../../src/schemas/wire/moduleCalls.ts';
import { describeInterface, describeRead } from './callables.ts';
import { readForm } from './formReads.ts';
import type { StepAnswer } from './formReads.ts';

/** A step that the caller may make. */
export interface OpenStep {
  readonly step: ComposedStep;
  /** What it calls, as that is published by now. */
  readonly called: DescribedCall;
  /** Stands for what its answers depend on beside inputs and caller. */
  readonly state: string;
  /** @param left milliseconds */
  readonly run: (given: Readonly<Record<string, unknown>>, left: number) => Promise<StepAnswer>;
}

async function openStep(ctx: InterfaceReading, step: ComposedStep, isTry: boolean): Promise<OpenStep> {
  const [moduleCode = '', interfaceUrl = ''] = step.call.split('/');
  const address = { moduleCode, interfaceUrl };
  if (isFormRead(interfaceUrl)) {
    const module = await openModule(ctx, moduleCode, interfaceUrl);
    const state = `${step.call}@${String(module.version)}`;
    const called = describeRead(module.document, interfaceUrl, ctx);
    return { step, called, state, run: (given) => readForm(ctx, module, interfaceUrl, given) };
  }
  // Who configures tries interfaces without their roles, as they are tried by themselves.
  const found = isTry ? await publishedAt(ctx, address) : await openForRole(ctx, address);
  if (found === undefined) throw new AppError('CALL_UNKNOWN');
  const { definition, version } = found;
  if (definition.kind === 'composed' || definition.writes === true)
    throw new AppError('INTERFACE_FAILED', { cause: `${step.call} is no step` });
  const ready = await readyInterface(ctx, definition);
  return {
    step,
    called: describeInterface(definition),
    state: `${step.call}@${String(version)}.${String(ready.state)}`,
    run: async (given, left) => {
      const inputs = readInputs(definition.inputs, given, ctx.actor);
      const answer = await runInterface(ctx, ready, inputs, false, left);
      const rows = declaredRows(definition, answer);
      if (definition.answers === 'list') return { list: rows, result: null, total: answer.total };
      return { list: [], result: rows[0] ?? null, total: 0 };
    },
  };
}

/**
 * Opens every step for the caller, who needs the right to each of them, also to those that a condition leaves out: what
 * is answered then depends on no right that is missing.
 * @throws AppError FORBIDDEN, CALL_UNKNOWN, NOT_FOUND, INTERFACE_FAILED
 */
export async function openSteps(
  ctx: InterfaceReading,
  { steps }: ComposedPart,
  isTry = false,
): Promise<readonly OpenStep[]> {
  const opened: OpenStep[] = [];
  for (const step of steps) opened.push(await openStep(ctx, step, isTry));
  return opened;
}
