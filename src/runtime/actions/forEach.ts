import { itemsOf, stepsOf, withOwnSignal } from './chains.ts';
import { defineAction } from './defineAction.ts';

/** Runs its steps for each element, a few at once where `atOnce` says so; the first that fails ends it. */
export const forEach = defineAction('forEach', (step, context) => {
  const items = itemsOf(context.read(step.items), context);
  const steps = stepsOf(step.steps);
  const results: unknown[] = items.map(() => null);
  return withOwnSignal(context.signal, async (own) => {
    let next = 0;
    const work = async (): Promise<void> => {
      while (next < items.length) {
        const index = next++;
        results[index] = await context.runSteps(steps, { item: items[index], index }, own);
      }
    };
    const lanes = typeof step.atOnce === 'number' ? step.atOnce : 1;
    await Promise.all(Array.from({ length: Math.min(lanes, items.length) }, work));
    return results;
  });
});
