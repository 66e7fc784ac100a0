import type { Finding } from '../../src/schemas/finding.ts';
import { valueAt } from '../../src/schemas/pointer.ts';
import { findingsOfAll } from './checkContext.ts';
import type { Published } from './publishedDocuments.ts';
import type { DocumentReading } from './services.ts';

/** A published document in which a condition reads what is not there. */
export interface UnfitUser {
  readonly kind: string;
  readonly id: string;
  readonly name: string;
  /** What does not fit, at the places that name the condition. */
  readonly findings: readonly Finding[];
}

/** A condition, and the conditions that only name it, be it by way of others. */
function aliasesOf(condition: string, published: readonly Published[]): ReadonlySet<string> {
  const aliases = new Set([condition]);
  // What is added to a set while it is walked through is walked through as well.
  for (const id of aliases)
    for (const each of published)
      if (each.kind === 'condition' && names(each, new Set([id]))) aliases.add(each.id);
  return aliases;
}

const names = ({ references }: Published, conditions: ReadonlySet<string>): boolean =>
  references.some(({ kind, id }) => kind === 'condition' && conditions.has(id));

/**
 * The published documents in which a condition, as it is published by now, reads names that they do not have: what it
 * decides there goes wrong from then on.
 */
export async function unfitUsers(ctx: DocumentReading, condition: string): Promise<readonly UnfitUser[]> {
  const published = await ctx.platform.documents.listAll(ctx.db);
  const aliases = aliasesOf(condition, published);
  const users = published.filter((each) => each.kind !== 'condition' && names(each, aliases));
  if (users.length === 0) return [];
  const documents = users.map(({ document }) => document);
  const found = await findingsOfAll(ctx, documents, 'published');
  return users.flatMap(({ kind, id, name, document }, index) => {
    const findings = (found[index] ?? []).filter(
      ({ code, path = '' }) => code === 'CONDITION_UNFIT' && aliases.has(String(valueAt(document, path))),
    );
    return findings.length === 0 ? [] : [{ kind, id, name, findings }];
  });
}
