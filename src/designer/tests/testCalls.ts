import type { ApiClient } from '../../runtime/data/ApiClient.ts';
import type { Text } from '../../schemas/text.ts';
import type { TestResult } from '../../schemas/wire/pageTests.ts';
import type { DocumentKey } from '../core/designCalls.ts';

/** Has the server run the tests of the working document, as it was saved last. @throws ApiError */
export async function testWorking(
  client: ApiClient,
  { kind, id }: DocumentKey,
  signal: AbortSignal,
): Promise<readonly TestResult[]> {
  const { list } = await client.list<TestResult>(
    'manager',
    '/resource/test.do',
    { kind, id, version: 'draft' },
    { signal },
  );
  return list;
}

/** Somebody whom a test can look as. */
export interface KnownPerson {
  readonly value: string;
  readonly label: Text;
}

/** People who have a role, by a keyword of their name or account. @throws ApiError */
export const fetchPersons = async (
  client: ApiClient,
  asked: { readonly role: string; readonly keyword: string },
  signal: AbortSignal,
): Promise<readonly KnownPerson[]> =>
  (await client.list<KnownPerson>('manager', '/resource/previewChoices.do', asked, { signal })).list;
