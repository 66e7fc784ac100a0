import type { Kysely } from 'kysely';
import type { LocalText } from '../../src/schemas/text.ts';
import { formReads } from '../../src/schemas/wire/moduleCalls.ts';
import type { Database } from '../db/database.ts';
import { AppError } from '../errors/AppError.ts';
import { stillUsed } from '../errors/stillUsed.ts';
import { checkDefinition } from './checkDefinition.ts';
import type { CallablesContext } from './composed/callables.ts';
import { findCallers, findOnePublished } from './definition/repository.ts';
import type { InterfaceCaller, InterfaceKey } from './definition/repository.ts';
import type { Definition } from './definition/schema.ts';

/** Published composed interfaces that what is published of an interface by now leaves without what they read of it. */
export async function brokenCallers(
  ctx: CallablesContext,
  key: InterfaceKey,
): Promise<readonly InterfaceCaller[]> {
  const broken: InterfaceCaller[] = [];
  for (const caller of await findCallers(ctx.db, key)) {
    const published = await findOnePublished(ctx.db, caller);
    if (published !== undefined && !(await isSound(ctx, published.definition))) broken.push(caller);
  }
  return broken;
}

/** The same of a form that has been published anew. */
export async function brokenReaders(
  ctx: CallablesContext,
  form: string,
): Promise<readonly InterfaceCaller[]> {
  const broken = new Map<string, InterfaceCaller>();
  for (const read of Object.keys(formReads)) {
    const callers = await brokenCallers(ctx, { moduleCode: form, interfaceUrl: read });
    for (const caller of callers) broken.set(`${caller.moduleCode}/${caller.interfaceUrl}`, caller);
  }
  return [...broken.values()];
}

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
