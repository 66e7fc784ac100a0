import type { UserPlaces } from '../../documents/uses/told.ts';
import type { ApiClient } from '../../runtime/data/ApiClient.ts';
import type { DocumentKey } from '../core/designCalls.ts';

/** An entry of the history of a document. */
export interface Version {
  readonly version: number;
  readonly revision: number;
  readonly name: string;
  /** Whether users have it. */
  readonly published: boolean;
  readonly publishedAt: string;
  /** Who published it, or replaced it. */
  readonly publisher: string;
  readonly note?: string;
  /** A working document that an import or a rollback has replaced: users never had it. */
  readonly replaced?: boolean;
}

/** Versions of one page. */
export const VERSIONS = 50;

/** The versions of a document, the latest first; one more than a page holds, which the last one is compared with. @throws ApiError */
export async function listVersions(
  client: ApiClient,
  key: DocumentKey,
  offset: number,
  signal: AbortSignal,
): Promise<{ readonly list: readonly Version[]; readonly total: number }> {
  const { list, total } = await client.list<Version>(
    'manager',
    '/resource/versions.do',
    { ...key, offset, limit: VERSIONS + 1 },
    { signal },
  );
  return { list, total };
}

/** Who names a document, and where. @throws ApiError */
export async function listUsers(
  client: ApiClient,
  key: DocumentKey,
  signal: AbortSignal,
): Promise<readonly UserPlaces[]> {
  const { list } = await client.list<UserPlaces>('manager', '/resource/uses.do', { ...key }, { signal });
  return list;
}

/** Takes a document from users. @throws ApiError */
export const unpublishDocument = (client: ApiClient, key: DocumentKey): Promise<unknown> =>
  client.call('manager', '/resource/unpublish.do', { ...key }, { outlivesRoute: true });

/** Removes a document that nothing names. @throws ApiError IN_USE with who names it */
export const removeDocument = (client: ApiClient, key: DocumentKey): Promise<unknown> =>
  client.call('manager', '/resource/remove.do', { ...key }, { outlivesRoute: true });
