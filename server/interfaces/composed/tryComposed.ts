import type { ComposedPart, InterfaceStep } from '../../../src/schemas/wire/interface.ts';
import type { SourceAnswer } from '../../sources/source.ts';
import type { StepOutcome } from '../../steps/StepHost.ts';
import type { InterfaceReading, InterfaceWork } from '../definition/services.ts';
import type { ComposedRun } from './composedHost.ts';
import { noteOutcome } from './noteOutcome.ts';
import { readyComposed } from './runComposed.ts';

/** Ends the transaction of a try with what it came to. */
class TakenBack extends Error {
  readonly answer: SourceAnswer;

  constructor(answer: SourceAnswer) {
    super('The writes of a try are taken back');
    this.answer = answer;
  }
}

/**
 * Tries a composed interface with the rights of who configures it. What it writes is taken back, and nobody is told of it.
 * @param outcomes takes what became of each step, also where one fails; a repeated one is told once
 */
export async function tryComposed(
  ctx: InterfaceReading,
  composed: ComposedPart,
  given: Pick<ComposedRun, 'definition' | 'inputs'>,
  outcomes: InterfaceStep[],
): Promise<SourceAnswer> {
  const run = async (reading: InterfaceReading, work?: InterfaceWork): Promise<SourceAnswer> => {
    const note = (outcome: StepOutcome): void => noteOutcome(outcomes, outcome);
    const ready = await readyComposed(reading, composed, {
      ...given,
      isTry: true,
      note,
      ...(work && { work }),
    });
    return ready.run();
  };
  if (given.definition.writes !== true) return run(ctx);
  try {
    return await ctx.db.transaction().execute(async (db) => {
      const work: InterfaceWork = { ...ctx, db, audit: () => undefined, changed: () => undefined };
      throw new TakenBack(await run(work, work));
    });
  } catch (error) {
    if (error instanceof TakenBack) return error.answer;
    throw error;
  }
}
