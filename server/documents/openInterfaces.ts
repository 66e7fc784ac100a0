import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Ownership } from './designPolicy.ts';
import { keyOf } from './naming.ts';
import type { Published } from './publishedDocuments.ts';

/**
 * The interfaces that are open to a system, as `module/interface`: those that users have in its documents, or in shared ones.
 * A configured interface is the administrators', and behind no menu until a document names it. Which document does so first
 * is for them to decide; from there its designers go on.
 * @param system null: the administrators, who need none of this
 */
export function openCalls(
  published: readonly Pick<Published, 'kind' | 'id' | 'references'>[],
  owned: ReadonlyMap<string, Ownership>,
  system: string | null,
): ReadonlySet<string> {
  const open = published.filter((each) => {
    const ownership = owned.get(keyOf(each));
    return ownership !== undefined && (ownership.shared || (system !== null && ownership.system === system));
  });
  return new Set(
    open.flatMap(({ references }) => references.flatMap(({ kind, id }) => (kind === 'call' ? [id] : []))),
  );
}

/** All configured interfaces, as `module/interface`. */
export async function interfacesHere(db: Kysely<Database>): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select module_code || '/' || url as id from atrium.interface`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
