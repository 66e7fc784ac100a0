import type { ApiClient } from '../../runtime/data/ApiClient.ts';
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
