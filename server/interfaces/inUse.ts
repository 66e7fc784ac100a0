import type { Kysely } from 'kysely';
import type { LocalText } from '../../src/schemas/text.ts';
import type { Database } from '../db/database.ts';
import { AppError } from '../errors/AppError.ts';
import { stillUsed } from '../errors/stillUsed.ts';
import { checkDefinition } from './checkDefinition.ts';
import type { CallablesContext } from './composed/callables.ts';
import { findCallers, findChainsOn, findOnePublished } from './definition/repository.ts';
import type { InterfaceCaller, InterfaceKey } from './definition/repository.ts';
import type { Definition } from './definition/schema.ts';

/** Those of some published composed interfaces that no longer pass the check. */
async function brokenAmong(
  ctx: CallablesContext,
  callers: readonly InterfaceCaller[],
): Promise<readonly InterfaceCaller[]> {
  const broken: InterfaceCaller[] = [];
  for (const caller of callers) {
    const published = await findOnePublished(ctx.db, caller);
    if (published !== undefined && !(await isSound(ctx, published.definition))) broken.push(caller);
  }
  return broken;
}

/** Published composed interfaces that what is published of an interface by now leaves without what they read of it. */
export const brokenCallers = async (
  ctx: CallablesContext,
  key: InterfaceKey,
): Promise<readonly InterfaceCaller[]> => brokenAmong(ctx, await findCallers(ctx.db, key));

/** The same of a form that has been published anew, whose records they read or write. */
export const brokenReaders = async (
  ctx: CallablesContext,
  form: string,
): Promise<readonly InterfaceCaller[]> => brokenAmong(ctx, await findChainsOn(ctx.db, form));

async function isSound(ctx: CallablesContext, definition: Definition): Promise<boolean> {
  try {
    await checkDefinition(ctx, definition);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'DOCUMENT_INVALID') return false;
    throw error;
  }
}

/**
 * An interface stays published while published composed ones call it: they would fail, and nobody would know why.
 * @throws AppError IN_USE that names them
 */
export async function refuseWhileCalled(db: Kysely<Database>, key: InterfaceKey): Promise<void> {
  const callers = await findCallers(db, key);
  if (callers.length === 0) return;
  throw stillUsed(callers.map(describeCaller), callers);
}

const describeCaller = ({ moduleCode, interfaceUrl, name }: InterfaceCaller): LocalText => ({
  zhCN: `“${name}”（${moduleCode}/${interfaceUrl}）`,
  enUS: `“${name}” (${moduleCode}/${interfaceUrl})`,
});
