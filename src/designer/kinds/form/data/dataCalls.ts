import type { ApiClient } from '../../../../runtime/data/ApiClient.ts';
import type { FormDocument } from '../../../../schemas/documents/index.ts';
import { fetchWorking } from '../../../core/designCalls.ts';
import type { FiguredPlan } from '../../../../schemas/wire/plan.ts';

/** A form as users have it. */
export interface PublishedForm {
  readonly version: number;
  readonly form: FormDocument;
}

/** The form as users have it; undefined while they have none. @throws ApiError */
export async function fetchPublished(
  client: ApiClient,
  id: string,
  signal: AbortSignal,
): Promise<PublishedForm | undefined> {
  const working = await fetchWorking(client, { kind: 'form', id }, signal);
  if (working.version === undefined) return undefined;
  const { version, schema } = await client.result<{ version: number; schema: FormDocument }>(
    'manager',
    '/resource/get.do',
    { kind: 'form', id, version: 'published' },
    { signal },
  );
  return { version, form: schema };
}

/** What publishing the working document at a revision would do to its table. @throws ApiError */
export const fetchPlan = (
  client: ApiClient,
  id: string,
  revision: number,
  signal: AbortSignal,
): Promise<FiguredPlan> =>
  client.result('manager', '/resource/plan.do', { kind: 'form', id, revision }, { signal });
