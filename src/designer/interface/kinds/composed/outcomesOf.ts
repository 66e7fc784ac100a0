import type { InterfaceTry } from '../../../../schemas/wire/interface.ts';
import type { StepOutcome } from '../../../steps/StepsContext.ts';

/** What became of each step in a try, by its path within the chain. */
export const outcomesOf = (tried: InterfaceTry | undefined): ReadonlyMap<string, StepOutcome> =>
  new Map((tried?.steps ?? []).map((step) => [step.at.replace(/^steps\./, ''), step]));
