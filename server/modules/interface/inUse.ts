import type { Kysely } from 'kysely';
import { listed } from '../../../src/schemas/text.ts';
import type { Database } from '../../db/database.ts';
import { AppError } from '../../errors/AppError.ts';
import { catalogue } from '../../errors/catalogue.ts';
import { findCallers } from './repository.ts';
import type { InterfaceKey } from './repository.ts';

/** Callers that a refusal names. */
const MOST_NAMED = 5;

/**
 * An interface stays published while published composed ones call it: they would fail, and nobody would know why.
 * @throws AppError IN_USE that names them
 */
export async function refuseWhileCalled(db: Kysely<Database>, key: InterfaceKey): Promise<void> {
  const callers = await findCallers(db, key);
  if (callers.length === 0) return;
  const named = callers
    .slice(0, MOST_NAMED)
    .map(({ moduleCode, interfaceUrl, name }) => `“${name}”（${moduleCode}/${interfaceUrl}）`);
  throw new AppError('IN_USE', {
    list: callers,
    message: {
      zhCN: `${catalogue.IN_USE.zhCN}：${listed(named, 'zhCN')}`,
      enUS: `${catalogue.IN_USE.enUS}: ${listed(named, 'enUS')}`,
    },
  });
}
