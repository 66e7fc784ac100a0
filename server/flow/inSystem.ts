import type { FastifyBaseLogger } from 'fastify';
import { systemActor } from '../session/actor.ts';
import { runWork } from '../work/runWork.ts';
import type { FlowServices, FlowWork } from './services.ts';

/** What the product's own work takes of whoever runs it. */
export interface SystemWork {
  readonly platform: FlowServices;
  readonly log: FastifyBaseLogger;
  /** Finds the run in the audit. */
  readonly id: string;
  /** Absent: now. */
  readonly now?: Date;
}

/** Runs something of the engine's as the product itself, in a transaction of its own. @param action as the audit names it */
export function inSystem<T>(
  { platform, log, id, now = new Date() }: SystemWork,
  action: string,
  run: (work: FlowWork) => Promise<T>,
): Promise<T> {
  const actor = systemActor(platform.project.schoolId);
  const reading = { platform, db: platform.db, actor, locale: 'zhCN' as const, now, log };
  return runWork(reading, { action, ip: '', requestId: id }, run);
}
