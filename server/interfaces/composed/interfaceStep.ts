import { AppError } from '../../errors/AppError.ts';
import { NOTHING, resultOf } from '../../steps/StepAnswer.ts';
import type { OpenCall } from '../../steps/StepHost.ts';
import { readInputs } from '../definition/inputs.ts';
import type { PublishedInterface } from '../definition/repository.ts';
import { declaredRows } from '../definition/rows.ts';
import type { InterfaceReading } from '../definition/services.ts';
import { readyInterface, runInterface } from '../running/runInterface.ts';
import { describeInterface } from './callables.ts';

/**
 * A configured interface as a step of a chain calls it: one that reads, and is no chain itself.
 * @throws AppError INTERFACE_FAILED for any other, SOURCE_UNAVAILABLE
 */
export async function interfaceStep(
  ctx: InterfaceReading,
  { definition, version }: PublishedInterface,
): Promise<OpenCall> {
  const call = `${definition.moduleCode}/${definition.interfaceUrl}`;
  if (definition.kind === 'composed' || definition.writes === true)
    throw new AppError('INTERFACE_FAILED', { cause: `${call} is no step` });
  const ready = await readyInterface(ctx, definition);
  return {
    called: describeInterface(definition),
    state: `${call}@${String(version)}.${String(ready.state)}`,
    run: async (given, left) => {
      const inputs = readInputs(definition.inputs, given, ctx.actor);
      const answer = await runInterface(ctx, ready, inputs, false, left);
      const rows = declaredRows(definition, answer);
      return definition.answers === 'list'
        ? { ...NOTHING, list: rows, total: answer.total }
        : resultOf(rows[0] ?? null);
    },
  };
}
