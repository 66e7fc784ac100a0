import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { unsettledLeavers } from '../organisation/Leavers.ts';
import type { ChangeFeed } from '../changes/ChangeFeed.ts';
import { systemActor } from '../session/actor.ts';
import { runWork } from '../work/runWork.ts';
import type { RecordServices } from './services.ts';

/**
 * Sees to accounts that were disabled or removed past every call, as a directory's synchronisation does. Each is a unit of
 * work of its own: one that fails is tried again by the next round and keeps no other waiting.
 */
export async function seeToLeavers(
  platform: RecordServices & { readonly changes: Pick<ChangeFeed, 'tell'> },
  schoolId: number,
  log: FastifyBaseLogger,
): Promise<void> {
  const { db, leavers } = platform;
  const reading = {
    platform,
    db,
    actor: systemActor(schoolId),
    locale: 'zhCN' as const,
    now: new Date(),
    log,
  };
  for (const id of await unsettledLeavers(db)) {
    const origin = { action: 'organisation.left', ip: '', requestId: randomUUID() };
    try {
      await runWork(reading, origin, (work) => leavers.settle(work, [id]));
    } catch (error) {
      log.error({ err: error, account: id }, 'what hangs on an account that has left was not seen to');
    }
  }
}
