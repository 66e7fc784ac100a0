import { offersOf } from '../../src/documents/flow/offers.ts';
import { withAnswers } from './engine.ts';
import { innerId } from './instances.ts';
import type { LiveInstance } from './matter.ts';
import type { FlowReading } from './services.ts';

/** Whether agreeing to a task asks for people of a step ahead. */
export async function picksNeeded(
  reading: FlowReading,
  { open, row, state }: LiveInstance,
  taskId: string,
): Promise<boolean> {
  const { came } = await withAnswers(reading, { open, row, values: {} }, state, (context) => {
    const task = state.tasks.find(({ id }) => id === innerId(taskId));
    return task ? offersOf(state, task, context) : [];
  });
  return came.some(({ action, picks = [] }) => action === 'agree' && picks.some(({ required }) => required));
}
