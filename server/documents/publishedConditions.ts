import type { Kysely } from 'kysely';
import { mentions } from '../../src/documents/mentions.ts';
import { ruleSetOf } from '../../src/documents/namedRules.ts';
import type { RuleSet, RuleSetOrReference } from '../../src/schemas/condition.ts';
import type { Database } from '../db/database.ts';
import { onceIn } from '../work/onceIn.ts';
import type { DocumentReader } from './publishedDocuments.ts';
import { findReferences } from './references.ts';

/** The published conditions at one time. */
export interface PublishedConditions {
  /** Tells one state of them from another: which there are, in which versions. */
  readonly stamp: string;
  readonly ids: readonly string[];
  /** The rules that hold at a place; undefined where a condition is not published, or names itself in the end. */
  rulesAt(rules: RuleSetOrReference): RuleSet | undefined;
}

const NONE: PublishedConditions = {
  stamp: '',
  ids: [],
  rulesAt: (rules) => ruleSetOf(rules, () => undefined),
};

/**
 * The published conditions, the same for all of a unit of work, or of one call that reads; none for documents that name none.
 * @param documents whose rules are meant
 */
export async function conditionsFor(
  reading: { readonly db: Kysely<Database>; readonly platform: { readonly documents: DocumentReader } },
  ...documents: readonly object[]
): Promise<PublishedConditions> {
  if (!documents.some((document) => mentions(document, '"condition":'))) return NONE;
  return onceIn(reading, 'conditions', () => readConditions(reading.db, reading.platform.documents));
}

/** Reads the published conditions. */
export async function readConditions(
  db: Kysely<Database>,
  documents: DocumentReader,
): Promise<PublishedConditions> {
  const published = await documents.list(db, 'condition');
  const byId = new Map(published.map(({ id, document }) => [id, document.rules]));
  return {
    stamp: published.map(({ id, version, revision }) => `${id}@${version}.${revision}`).join(),
    ids: [...byId.keys()],
    rulesAt: (rules) => ruleSetOf(rules, (id) => byId.get(id)),
  };
}

/** The rule sets that a document names, by id, so that it arrives whole; one that is not published is left out. */
export async function conditionsNamedIn(
  db: Kysely<Database>,
  documents: DocumentReader,
  schema: unknown,
): Promise<Readonly<Record<string, RuleSet>>> {
  const named = new Set(findReferences(schema).flatMap(({ kind, id }) => (kind === 'condition' ? [id] : [])));
  if (named.size === 0) return {};
  const published = await readConditions(db, documents);
  return Object.fromEntries(
    published.ids.flatMap((id) => {
      const rules = named.has(id) ? published.rulesAt({ condition: id }) : undefined;
      return rules === undefined ? [] : [[id, rules]];
    }),
  );
}
