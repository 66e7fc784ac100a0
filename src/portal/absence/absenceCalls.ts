import type { ApiClient } from '../../runtime/data/ApiClient.ts';
import type { FlowDelegation } from '../../schemas/wire/flowDelegation.ts';

/** What a person says of an absence of their own. */
export interface AbsenceInput {
  to: { value: string; label: string } | null;
  /** Ids of flows; empty: all of them. */
  flows: string[];
  /** ISO 8601, UTC. */
  startsAt: string | null;
  endsAt: string | null;
  open: boolean;
}

const at = (action: string): string => `/flow/delegation/${action}.do`;
const WRITE = { outlivesRoute: true } as const;

/** The person's own absences, those that end last first. @throws ApiError */
export async function listAbsences(client: ApiClient, signal: AbortSignal): Promise<FlowDelegation[]> {
  return (await client.list<FlowDelegation>('form', at('list'), {}, { signal })).list;
}

/** Adds an absence, or changes `present` at the revision that was read. @throws ApiError */
export function saveAbsence(
  client: ApiClient,
  { to, flows, startsAt, endsAt, open }: AbsenceInput,
  present: FlowDelegation | undefined,
): Promise<FlowDelegation> {
  const key = present && { id: present.id, revision: present.revision };
  const param = { ...key, to: to?.value, ...(flows.length > 0 && { flows }), startsAt, endsAt, open };
  return client.result('form', at('save'), param, WRITE);
}

/** @throws ApiError */
export async function removeAbsence(client: ApiClient, { id, revision }: FlowDelegation): Promise<void> {
  await client.call('form', at('remove'), { id, revision }, WRITE);
}
