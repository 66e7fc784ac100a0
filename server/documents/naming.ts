import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { CheckContext, Use } from '../../src/documents/check/context.ts';
import { readDocument } from '../../src/documents/check/shape.ts';
import { type ComposedDefinition, usesInChain, withPaths } from '../../src/documents/uses/usesInChain.ts';
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

/**
 * The composed interfaces in which a text stands, as they are worked on and as they are published.
 * @param locks whether they stay as they are until the transaction ends
 */
export async function chainsHolding(
  db: Kysely<Database>,
  text: string,
  locks = false,
): Promise<readonly StoredPair[]> {
  const { rows } = await sql<StoredPair>`
    select 'interface' as kind, i.module_code || '/' || i.url as id, i.definition ->> 'name' as name, i.revision,
      'own' as origin, i.definition as draft,
      (select v.definition from atrium.interface_version v where v.version = i.published_version) as published
    from atrium.interface i
    where i.definition ? 'composed' and (strpos(i.definition::text, ${text}) > 0 or exists (
      select from atrium.interface_version v
      where v.version = i.published_version and strpos(v.definition::text, ${text}) > 0))
    order by i.module_code, i.url ${locks ? sql`for update of i` : sql``}`.execute(db);
  return rows;
}

/** Keeps what is worked on of a composed interface, which is locked. @returns its revision, as interfaces count them */
export async function updateChain(
  db: Kysely<Database>,
  { id }: StoredPair,
  definition: unknown,
  by: string,
): Promise<number> {
  const { rows } = await sql<{ revision: number }>`
    update atrium.interface set definition = ${JSON.stringify(definition)}::jsonb, updated_by = ${by},
      updated_at = now(), revision = nextval('atrium.interface_version_number')
    where module_code || '/' || url = ${id} returning revision`.execute(db);
  return rows[0]?.revision ?? 0;
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
  pairs: readonly StoredPair[],
  standing: 'draft' | 'published',
  named: Named,
  { name, conditions, context }: { name: string; conditions: ReadonlySet<string>; context: CheckContext },
): Promise<readonly Use[]> {
  const uses = new Map<string, Use>();
  for (const pair of pairs) {
    const document = pair[standing];
    if (document === null || !mayName(document, name, conditions)) continue;
    for (const use of usesOf(usesInPair(pair, document, context), named)) uses.set(JSON.stringify(use), use);
    await nextTurn();
  }
  return [...uses.values()];
}

function usesInPair(pair: StoredPair, stored: unknown, context: CheckContext): readonly Use[] {
  if (pair.kind === 'interface')
    return usesInChain(keyOf(pair), withPaths(stored as ComposedDefinition), context);
  const document = readAs(stored);
  return document === undefined ? [] : usesIn(document, context);
}

function mayName(document: unknown, name: string, conditions: ReadonlySet<string>): boolean {
  const text = JSON.stringify(document);
  return text.includes(name) || [...conditions].some((id) => text.includes(`"${id}"`));
}
