import type { FlowDelegation } from '../../../src/schemas/wire/flowDelegation.ts';
import type { StoredDelegation } from './repository.ts';

/** A delegation as its reader gets it. */
export const presentDelegation = (stored: StoredDelegation): FlowDelegation => ({
  id: stored.id,
  from: { value: stored.from, label: stored.fromName },
  to: { value: stored.to, label: stored.toName },
  toDisabled: stored.toStatus !== 'active',
  ...(stored.flows !== null && { flows: [...stored.flows] }),
  startsAt: stored.startsAt.toISOString(),
  endsAt: stored.endsAt.toISOString(),
  open: stored.open,
  revision: stored.revision,
});

/** The same for the audit: whom, what and when. */
export const auditedDelegation = (stored: StoredDelegation): Record<string, unknown> => {
  const { from, to, startsAt, endsAt, open } = presentDelegation(stored);
  return { from, to, flows: stored.flows, startsAt, endsAt, open };
};
