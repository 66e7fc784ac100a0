import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import { besidePublished } from './besidePublished.ts';
import type { Ownership } from './designPolicy.ts';

/** Where a document stands: whose it is, and whether users have what is designed. */
export interface Standing extends Ownership {
  readonly kind: string;
  readonly id: string;
  readonly name: string;
  /** Of the draft. */
  readonly revision: number;
  /** null: not published. */
  readonly version: number | null;
  /** Revision that the published version was made of; null: not published. */
  readonly publishedRevision: number | null;
}

/** Where all documents stand, by kind and id. */
export async function listStanding(db: Kysely<Database>): Promise<readonly Standing[]> {
  return besidePublished(db)
    .select(['r.kind', 'r.id', 'r.name', 'r.revision', 'r.system', 'r.shared', 'r.origin'])
    .select(['r.published_version as version', 'v.revision as publishedRevision'])
    .orderBy('r.kind')
    .orderBy('r.id')
    .execute();
}
