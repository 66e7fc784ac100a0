import { checkFinding } from '../../src/documents/check/findings.ts';
import { kindOf } from '../../src/documents/check/shape.ts';
import { type Finding, MOST_FINDINGS } from '../../src/schemas/finding.ts';
import { type ResourceKind, storedKind } from '../../src/schemas/kinds.ts';
import type { DocumentReading } from './services.ts';
import { findingsOf } from './checkContext.ts';

/** Checks a document as it would stand among all drafts: a designer sees it before anybody else does. */
export async function checkResource(
  ctx: DocumentReading,
  { kind, schema }: { readonly kind: ResourceKind; readonly schema: unknown },
): Promise<{ findings: readonly Finding[]; total: number }> {
  const own = kindOf(schema);
  const findings =
    own !== undefined && storedKind(own) !== storedKind(kind)
      ? [checkFinding('OTHER_KIND', '/kind', { kind })]
      : await findingsOf(ctx, schema, 'draft');
  return { findings: findings.slice(0, MOST_FINDINGS), total: findings.length };
}
