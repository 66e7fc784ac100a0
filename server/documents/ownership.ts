import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Ownership } from './designPolicy.ts';
import { namedAmong } from './namedAmong.ts';
import { keyOf } from './naming.ts';

/** A document by its name. */
export interface DocumentName {
  readonly kind: string;
  readonly id: string;
}

/** Whose each of some documents is, by `kind/id`; of one that is not there nothing. */
export async function ownershipOf(
  db: Kysely<Database>,
  documents: readonly DocumentName[],
): Promise<ReadonlyMap<string, Ownership>> {
  if (documents.length === 0) return new Map();
  const rows = await db
    .selectFrom('atrium.resource')
    .select(['kind', 'id', 'system', 'shared', 'origin'])
    .where(namedAmong(documents))
    .execute();
  return new Map(rows.map((row) => [keyOf(row), row]));
}

/** Whose all documents are, by `kind/id`. */
export async function allOwnership(db: Kysely<Database>): Promise<ReadonlyMap<string, Ownership>> {
  const rows = await db
    .selectFrom('atrium.resource')
    .select(['kind', 'id', 'system', 'shared', 'origin'])
    .execute();
  return new Map(rows.map((row) => [keyOf(row), row]));
}

/** Whose a new document is: the system's that it is made for, a system's own; null: the administrators'. */
export const ownerOf = ({
  kind,
  id,
  system,
}: DocumentName & { readonly system?: string | null | undefined }): string | null =>
  kind === 'system' ? id : (system ?? null);
