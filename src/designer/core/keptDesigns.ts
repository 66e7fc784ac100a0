import type { SessionStore } from '../../runtime/stores/SessionStore.ts';
import type { DocumentKey, Patch } from './designCalls.ts';
import type { DesignModel } from './DesignModel.ts';

/** What a designer held when the session ended under it. */
export interface KeptDesign {
  readonly model: DesignModel;
  /** A save that may have been done (see `Autosave`). */
  readonly unanswered: Patch | undefined;
}

interface Owned extends KeptDesign {
  readonly userId: string | undefined;
}

/** By the session store, so of this visit alone: a reload, of which people are asked first, begins anew. */
const keptOf = new WeakMap<SessionStore, Map<string, Owned>>();

const nameOf = ({ kind, id }: DocumentKey): string => `${kind}/${id}`;
const userOf = ({ login }: SessionStore): string | undefined => login?.userBaseInfo.userId;

/**
 * Keeps what is not saved where a session ends under a designer, so that it is there after the next login.
 * @param userId whose it is: nobody else gets it, since what they save is theirs
 */
export function keepDesign(
  session: SessionStore,
  key: DocumentKey,
  userId: string | undefined,
  design: KeptDesign,
): void {
  const kept = keptOf.get(session) ?? new Map<string, Owned>();
  keptOf.set(session, kept.set(nameOf(key), { ...design, userId }));
}

/** Gives back what was kept, once; undefined where nothing was, or of somebody else. */
export function takeKeptDesign(session: SessionStore, key: DocumentKey): KeptDesign | undefined {
  const kept = keptOf.get(session);
  const found = kept?.get(nameOf(key));
  kept?.delete(nameOf(key));
  return found?.userId === userOf(session) ? found : undefined;
}
