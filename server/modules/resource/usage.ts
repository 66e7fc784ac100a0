import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/database.ts';
import { findReferences } from './references.ts';
import type { Reference } from './references.ts';

/** A resource that names another one. */
export interface ResourceUser {
  readonly kind: string;
  readonly id: string;
  readonly name: string;
  /** Whether its published version does. */
  readonly published: boolean;
  /** Whether its draft does. */
  readonly draft: boolean;
}

interface Row {
  readonly kind: string;
  readonly id: string;
  readonly name: string;
  readonly draft: unknown;
  readonly published: unknown;
}

/** The resources whose draft or published version names one. Old versions do not count: a rollback is checked. */
export async function usersOf(db: Kysely<Database>, used: Reference): Promise<readonly ResourceUser[]> {
  // Whatever names the resource holds its id somewhere; the documents that do are then read.
  const { rows } = await sql<Row>`
    select r.kind, r.id, r.name, r.schema as draft, v.schema as published
    from atrium.resource r left join atrium.resource_version v
      on v.kind = r.kind and v.id = r.id and v.version = r.published_version
    where (r.kind, r.id) <> (${used.kind}, ${used.id})
      and (strpos(r.schema::text, ${used.id}) > 0 or strpos(v.schema::text, ${used.id}) > 0)
    order by r.kind, r.id`.execute(db);
  const names = (document: unknown): boolean =>
    document !== null &&
    findReferences(document).some(({ kind, id }) => kind === used.kind && id === used.id);
  return rows
    .map(({ kind, id, name, draft, published }) => ({
      kind,
      id,
      name,
      published: names(published),
      draft: names(draft),
    }))
    .filter(({ published, draft }) => published || draft);
}
