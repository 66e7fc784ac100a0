import type { ApiClient } from '../../../../runtime/data/ApiClient.ts';
import type { Text } from '../../../../schemas/text.ts';

/** A role of the installation. */
export interface Role {
  readonly code: string;
  readonly title: Text;
}

/** The roles of the installation, in their order. @throws ApiError */
export async function fetchRoles(client: ApiClient, signal: AbortSignal): Promise<readonly Role[]> {
  const { list } = await client.list<{ value: string; label: Text }>(
    'interface',
    '/component/getSelectorData.htm',
    { source: 'role', limit: -1 },
    { signal },
  );
  return list.map(({ value, label }) => ({ code: value, title: label }));
}
