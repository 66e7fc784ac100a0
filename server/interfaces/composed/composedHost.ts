import { AppError } from '../../errors/AppError.ts';
import { openModule } from '../../records/formModules.ts';
import { sessionScope } from '../../records/policy.ts';
import type { OpenCall, StepHost, StepOutcome } from '../../steps/StepHost.ts';
import { limitsOf } from '../definition/limits.ts';
import { openForRole, publishedAt } from '../definition/open.ts';
import type { Definition } from '../definition/schema.ts';
import type { InterfaceReading, InterfaceWork } from '../definition/services.ts';
import { interfaceStep } from './interfaceStep.ts';

/** For what a composed interface is made. */
export interface ComposedRun {
  readonly definition: Definition;
  readonly inputs: ReadonlyMap<string, unknown>;
  /** Who configures tries interfaces without their roles, as they are tried by themselves. */
  readonly isTry?: boolean;
  /** Present where it writes. */
  readonly work?: InterfaceWork;
  /** When its call began to wait for its turn, as `performance.now()` tells: waiting is part of its deadline. Absent: now. */
  readonly since?: number;
  readonly note?: (outcome: StepOutcome) => void;
}

/** Opens a configured interface as a step calls it. */
async function openCall(ctx: InterfaceReading, call: string, isTry: boolean): Promise<OpenCall> {
  const [moduleCode = '', interfaceUrl = ''] = call.split('/');
  const address = { moduleCode, interfaceUrl };
  const found = isTry ? await publishedAt(ctx, address) : await openForRole(ctx, address);
  if (found === undefined) throw new AppError('CALL_UNKNOWN');
  return interfaceStep(ctx, found);
}

/** The chain of a composed interface acts as the caller's role does, and is about named values that its steps set. */
export function composedHost(
  ctx: InterfaceReading,
  { definition, inputs, isTry = false, work, since = performance.now(), note }: ComposedRun,
): StepHost {
  const { deadline, bytes } = limitsOf(definition);
  const named = { ...sessionScope(ctx.actor, []), inputs: Object.fromEntries(inputs) };
  let values: Readonly<Record<string, unknown>> = {};
  return {
    reading: ctx,
    ...(work && { work }),
    limits: { end: since + deadline, bytes },
    openModule: (module, action) => openModule(ctx, module, action),
    openCall: (call) => openCall(ctx, call, isTry),
    set: (data) => {
      values = { ...values, ...data };
    },
    scope: () => ({ ...named, values }),
    ...(note && { note }),
  };
}
