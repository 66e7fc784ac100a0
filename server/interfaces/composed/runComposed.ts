import type { ComposedPart } from '../../../src/schemas/wire/interface.ts';
import type { SourceAnswer } from '../../sources/source.ts';
import { openSteps } from '../../steps/openSteps.ts';
import { runSteps } from '../../steps/runSteps.ts';
import type { InterfaceReading } from '../definition/services.ts';
import { composedAnswer } from './composedAnswer.ts';
import { composedHost } from './composedHost.ts';
import type { ComposedRun } from './composedHost.ts';
import { refuseUnsound } from './refuseUnsound.ts';

/** A composed interface whose steps were all opened for the caller. */
export interface ReadyComposed {
  /** Stands for what its answers depend on beside version, inputs and caller. */
  readonly state: string;
  /** @throws what `runSteps` does; SourceError where the answer has no such shape as is declared */
  readonly run: () => Promise<SourceAnswer>;
}

/**
 * Makes a composed interface ready to run, all of whose steps the caller has to be allowed.
 * @throws AppError FORBIDDEN, CALL_UNKNOWN, NOT_FOUND, INTERFACE_FAILED
 */
export async function readyComposed(
  ctx: InterfaceReading,
  composed: ComposedPart,
  given: ComposedRun,
): Promise<ReadyComposed> {
  const { definition } = given;
  const host = composedHost(ctx, given);
  const chain = await openSteps(host, composed.steps);
  // What is tried was checked just now.
  if (given.isTry !== true) refuseUnsound(definition, composed, chain);
  return {
    state: `${chain.state} ${chain.reach}`,
    run: async () => composedAnswer(definition, composed, await runSteps(host, chain)),
  };
}
