import type { ApiClient } from '../data/ApiClient.ts';
import type { LivePorts } from './LiveStore.ts';
import { seen } from './seen.ts';

interface Ports {
  client: () => ApiClient;
  /** The role that the page is in. Observable. */
  groupId: () => string | undefined;
  /** Empty while nobody is logged in. Observable. */
  token: () => string;
}

/** What is written to modules, as the person may list them in a role. */
export const moduleChanges = ({ client, groupId, token }: Ports): Omit<LivePorts, 'neighbours'> => ({
  listen: async (topics, signal, { ready, told }) => {
    const role = groupId();
    const query = new URLSearchParams({ modules: topics.join(), ...(role && { groupId: role }) });
    const body = await client().stream('interface', `/changes?${query.toString()}`, signal);
    const { readChanges } = await import('../data/changeStream.ts');
    await readChanges(body, { onReady: ready, onChange: told });
  },
  owner: () => (token() === '' ? undefined : `${token()} ${groupId() ?? ''}`),
  ...seen,
  // Of one session the server opens so few that a browser has connections left.
  alone: true,
  unseen: false,
});
