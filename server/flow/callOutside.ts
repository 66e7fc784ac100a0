import type { Values } from '../../src/documents/recordScope.ts';
import { AppError } from '../errors/AppError.ts';
import { readInputs } from '../interfaces/definition/inputs.ts';
import { publishedAt } from '../interfaces/definition/open.ts';
import { readyInterface, runInterface } from '../interfaces/running/runInterface.ts';
import { systemActor } from '../session/actor.ts';
import type { SystemWork } from './inSystem.ts';

/** Milliseconds that the other side has to take a call. */
const PATIENCE = 30_000;

/**
 * Calls a configured interface as the flow itself.
 * @param key by which the other side knows a repeat; sent as `idempotencyKey` where the interface takes it
 * @throws AppError CALL_UNKNOWN, INPUT_INVALID, SourceError where it failed
 */
export async function callOutside(
  { platform, log }: SystemWork,
  call: string,
  param: Readonly<Values>,
  key: string,
): Promise<void> {
  const [moduleCode = '', interfaceUrl = ''] = call.split('/');
  const found = await publishedAt({ platform }, { moduleCode, interfaceUrl });
  if (found === undefined) throw new AppError('CALL_UNKNOWN');
  const { definition } = found;
  const actor = systemActor(platform.project.schoolId);
  const reading = { platform, db: platform.db, actor, locale: 'zhCN' as const, now: new Date(), log };
  const inputs = readInputs(definition.inputs, { idempotencyKey: key, ...param }, actor);
  const ready = await readyInterface(reading, definition);
  await runInterface(reading, ready, inputs, false, PATIENCE);
}
