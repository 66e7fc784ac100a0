import type { ApiClient } from '../../../runtime/data/ApiClient.ts';
import { fetchSurroundings } from '../../core/designCalls.ts';

/** Reads which configured interfaces write, once, when that is first asked. What could not be read is asked for again. */
export function writingCalls(client: ApiClient): () => Promise<ReadonlySet<string>> {
  let asked: Promise<ReadonlySet<string>> | undefined;
  return () => {
    asked ??= fetchSurroundings(client, []).then(({ writing }) => new Set(writing));
    asked.catch(() => (asked = undefined));
    return asked;
  };
}
