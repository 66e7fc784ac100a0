import type { InterfaceStep } from '../../../src/schemas/wire/interface.ts';
import type { StepOutcome } from '../../steps/StepHost.ts';

const GRAVITY = ['left out', 'ran', 'failed'] as const;

/**
 * Adds what became of a step to what is known of it, and its time to that of the steps that it stands in: these are told
 * before what is in them, by what they took themselves.
 */
export function noteOutcome(outcomes: InterfaceStep[], { rows, ...outcome }: StepOutcome): void {
  for (const [at, around] of outcomes.entries()) {
    const isWithin = outcome.at.startsWith(`${around.at}.`);
    if (isWithin) outcomes[at] = { ...around, took: around.took + outcome.took };
  }
  const index = outcomes.findIndex(({ at }) => at === outcome.at);
  const before = outcomes[index];
  if (before === undefined) {
    outcomes.push({ ...outcome, ...(rows !== undefined && { rows }) });
    return;
  }
  const all = (before.rows ?? 0) + (rows ?? 0);
  const isGraver = GRAVITY.indexOf(outcome.outcome) > GRAVITY.indexOf(before.outcome);
  outcomes[index] = {
    ...before,
    outcome: isGraver ? outcome.outcome : before.outcome,
    times: (before.times ?? 1) + 1,
    ...((before.rows ?? rows) !== undefined && { rows: all }),
    took: before.took + outcome.took,
  };
}
