import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { CheckContext, Use } from '../../src/documents/check/context.ts';
import { readDocument } from '../../src/documents/check/shape.ts';
import { usesIn, usesOf, type Named } from '../../src/documents/uses/usesIn.ts';
import type { AtriumDocument } from '../../src/schemas/documents/index.ts';
import type { Database } from '../db/database.ts';
import { documentFits } from './documentFits.ts';

/** A document with what is worked on and what users have of it. */
export interface StoredPair {
  readonly kind: string;
  readonly id: string;
  readonly name: string;
  readonly revision: number;
  readonly origin: 'own' | 'product';
  readonly draft: unknown;
  /** null: not published. */
  readonly published: unknown;
}

/** What a document is called where all are told apart. */
export const keyOf = ({ kind, id }: { readonly kind: string; readonly id: string }): string =>
  `${kind}/${id}`;

/**
 * The documents in which a text stands, and all conditions, since other documents name parts by way of them.
 * @param locks whether they stay as they are until the transaction ends
 */
export async function pairsHolding(
  db: Kysely<Database>,
  text: string,
  locks = false,
): Promise<readonly StoredPair[]> {
  const { rows } = await sql<StoredPair>`
    select r.kind, r.id, r.name, r.revision, r.origin, r.schema as draft,
      (select v.schema from atrium.resource_version v
        where v.kind = r.kind and v.id = r.id and v.version = r.published_version) as published
    from atrium.resource r
    where r.kind = 'condition' or strpos(r.schema::text, ${text}) > 0 or exists (
      select from atrium.resource_version v
      where v.kind = r.kind and v.id = r.id and v.version = r.published_version
        and strpos(v.schema::text, ${text}) > 0)
    order by r.kind, r.id ${locks ? sql`for update of r` : sql``}`.execute(db);
  return rows;
}

/** A document that nobody checked; undefined where it is none. */
export const readAs = (document: unknown): AtriumDocument | undefined =>
  readDocument(document, documentFits).document;

/**
 * The ids of conditions of which some text is read, be it by way of conditions that only name another one.
 * @param documents as `kind/id`
 */
export function conditionsHolding(
  documents: ReadonlyMap<string, unknown>,
  text: string,
): ReadonlySet<string> {
  const conditions = [...documents].filter(([key]) => key.startsWith('condition/'));
  const texts = conditions.map(
    ([key, document]) => [key.slice('condition/'.length), JSON.stringify(document)] as const,
  );
  const found = new Set<string>();
  for (let before = -1; before < found.size;) {
    before = found.size;
    for (const [id, written] of texts) {
      if (written.includes(text) || [...found].some((each) => written.includes(`"${each}"`))) found.add(id);
    }
  }
  return found;
}

/**
 * Where documents name something. A document is walked through only where the name can stand in it, and others have their
 * turn between two of them.
 * @param name the name that is read; a document without it is left out
 */
export async function usesAmong(
  documents: readonly unknown[],
  named: Named,
  { name, conditions, context }: { name: string; conditions: ReadonlySet<string>; context: CheckContext },
): Promise<readonly Use[]> {
  const uses = new Map<string, Use>();
  for (const document of documents) {
    if (!mayName(document, name, conditions)) continue;
    const read = readAs(document);
    if (read === undefined) continue;
    for (const use of usesOf(usesIn(read, context), named)) uses.set(JSON.stringify(use), use);
    await nextTurn();
  }
  return [...uses.values()];
}

function mayName(document: unknown, name: string, conditions: ReadonlySet<string>): boolean {
  const text = JSON.stringify(document);
  return text.includes(name) || [...conditions].some((id) => text.includes(`"${id}"`));
}
