import type { ApiClient } from '../../runtime/data/ApiClient.ts';
import type { Bundle, Outcome, Trial } from './bundle.ts';

/** Bundles are checked whole: some hundred documents take a while. */
const TIMEOUT = 60_000;

/** Documents with all that they need. @param ids as `kind/id` @throws ApiError */
export async function exportBundle(
  client: ApiClient,
  ids: readonly string[],
  version: 'published' | 'draft',
  signal: AbortSignal,
): Promise<Bundle> {
  const { result } = await client.call(
    'manager',
    '/resource/export.do',
    { ids, version },
    { signal, timeout: TIMEOUT },
  );
  return result as Bundle;
}

/** How a bundle is to come in. */
export interface ImportRequest {
  readonly bundle: Bundle;
  readonly ids: Readonly<Record<string, string>>;
  readonly existing: Readonly<Record<string, 'keep' | 'replace' | 'copy'>>;
  readonly system?: string;
}

/** What importing would do. @throws ApiError */
export async function tryImport(
  client: ApiClient,
  request: ImportRequest,
  signal: AbortSignal,
): Promise<Trial> {
  const param = { ...request, dryRun: true };
  const { result } = await client.call('manager', '/resource/import.do', param, { signal, timeout: TIMEOUT });
  return result as Trial;
}

/** Brings a bundle in, whole or not at all. @param requestId makes a repeat answer as the first did @throws ApiError */
export async function importBundle(
  client: ApiClient,
  request: ImportRequest & {
    readonly revisions: Readonly<Record<string, number>>;
    readonly requestId: string;
  },
): Promise<Outcome> {
  const { result } = await client.call(
    'manager',
    '/resource/import.do',
    { ...request },
    {
      outlivesRoute: true,
      timeout: TIMEOUT,
    },
  );
  return result as Outcome;
}
