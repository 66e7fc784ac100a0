import { conditionsHolding, keyOf, pairsHolding, type StoredPair } from './naming.ts';
import type { DocumentReading } from './services.ts';

/** Documents that name some, as `kind/id`, be it by way of conditions. */
export async function usersAmong(
  ctx: DocumentReading,
  named: readonly string[],
  documents: ReadonlyMap<string, unknown>,
): Promise<readonly StoredPair[]> {
  const ids = named.flatMap((key) => {
    const [kind, id = ''] = key.split('/');
    return kind === 'condition' ? [id, ...conditionsHolding(documents, `"${id}"`)] : [id];
  });
  const found = new Map<string, StoredPair>();
  for (const id of new Set(ids)) {
    for (const pair of await pairsHolding(ctx.db, id)) found.set(keyOf(pair), pair);
  }
  return [...found.values()];
}
