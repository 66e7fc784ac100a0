import { setImmediate as nextTurn } from 'node:timers/promises';
import { checkFinding } from '../../src/documents/check/findings.ts';
import { kindOf, readDocument } from '../../src/documents/check/shape.ts';
import type { AtriumDocument } from '../../src/schemas/documents/index.ts';
import { type Finding, MOST_FINDINGS } from '../../src/schemas/finding.ts';
import { type ResourceKind, storedKind } from '../../src/schemas/kinds.ts';
import type { DocumentReading } from './services.ts';
import { documentFits } from './documentFits.ts';
import { keyOf } from './naming.ts';
import { ownerOf, ownershipOf } from './ownership.ts';
import { mayRead } from './permits.ts';
import { findDraft } from './repository.ts';
import { findForeign } from './rightToUse.ts';
import { findingsOf } from './checkContext.ts';

/** Checks a document as it would stand among all drafts: a designer sees it before anybody else does. */
export async function checkResource(
  ctx: DocumentReading,
  param: { readonly kind: ResourceKind; readonly schema: unknown; readonly system?: string },
): Promise<{ findings: readonly Finding[]; total: number }> {
  const { kind, schema } = param;
  const own = kindOf(schema);
  const findings =
    own !== undefined && storedKind(own) !== storedKind(kind)
      ? [checkFinding('OTHER_KIND', '/kind', { kind })]
      : await findingsFor(ctx, param);
  return { findings: findings.slice(0, MOST_FINDINGS), total: findings.length };
}

/**
 * Who takes what they have no right to is told of that alone: what else is wrong would tell what is in the documents of
 * others.
 */
async function findingsFor(
  ctx: DocumentReading,
  { schema, system }: { readonly schema: unknown; readonly system?: string },
): Promise<readonly Finding[]> {
  if (!ctx.actor.isAdmin) {
    const { document, findings } = readDocument(schema, documentFits);
    if (document === undefined) return findings;
    const found = await findForeign(ctx, { document, ...(await keptOf(ctx, document, system)) });
    if (found.length > 0) return found;
    await nextTurn();
  }
  return findingsOf(ctx, schema, 'draft');
}

/** What is kept of a document that the caller designs, and whose it is; of any other one nothing. */
async function keptOf(
  ctx: DocumentReading,
  { kind, id }: AtriumDocument,
  system: string | undefined,
): Promise<{ before?: unknown; system: string | null }> {
  const name = { kind: storedKind(kind), id };
  if (!(await mayRead(ctx, name))) return { system: ownerOf({ ...name, system }) };
  const stored = await findDraft(ctx.db, name.kind, id);
  const ownership = (await ownershipOf(ctx.db, [name])).get(keyOf(name));
  return { before: stored?.schema, system: ownership?.system ?? null };
}
