import type { AccessContext } from '../../call/definition.ts';
import { actorName } from '../../session/actor.ts';

/** Milliseconds that a designer's call waits for those before it. */
const DEADLINE = 30_000;

/** The turn of a call that reads through documents, which takes seconds where these are many: one of a designer at a time. */
export const designTurn = <T>({ platform, actor }: AccessContext, task: () => Promise<T>): Promise<T> =>
  platform.designTurns.within(actorName(actor), DEADLINE, task);
