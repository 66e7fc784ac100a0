import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import { besidePublished } from './besidePublished.ts';
import { conditionsHolding, keyOf, type StoredPair } from './naming.ts';
import type { DocumentReading } from './services.ts';

/**
 * Documents that name some, as `kind/id`, be it by way of conditions: as what each save and publication keeps says
 * (`catalogue.ts`), in one statement however many are named.
 * @param documents all that there are, among them the conditions
 */
export async function usersAmong(
  ctx: DocumentReading,
  named: readonly string[],
  documents: ReadonlyMap<string, unknown>,
): Promise<readonly StoredPair[]> {
  const keys = named.flatMap((key) => {
    const [kind, id = ''] = key.split('/');
    if (kind !== 'condition') return [key];
    return [key, ...[...conditionsHolding(documents, `"${id}"`)].map((each) => keyOf({ kind, id: each }))];
  });
  return pairsNaming(ctx.db, [...new Set(keys)]);
}

async function pairsNaming(db: Kysely<Database>, keys: readonly string[]): Promise<readonly StoredPair[]> {
  return besidePublished(db)
    .select([
      'r.kind',
      'r.id',
      'r.name',
      'r.revision',
      'r.origin',
      'r.schema as draft',
      'v.schema as published',
    ])
    .where(
      sql<boolean>`(r.kind, r.id) in (select f.kind, f.id from atrium.document_reference f
        where (f.named_kind, f.named_id) in (select split_part(key, '/', 1), split_part(key, '/', 2)
          from unnest(${keys}::text[]) key))`,
    )
    .orderBy('r.kind')
    .orderBy('r.id')
    .execute();
}
