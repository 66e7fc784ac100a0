import type { AtriumDocument } from '../../src/schemas/documents/index.ts';
import type { Finding } from '../../src/schemas/finding.ts';
import type { ResourceKind } from '../../src/schemas/kinds.ts';
import type { FiguredPlan } from '../../src/schemas/wire/plan.ts';
import { AppError } from '../errors/AppError.ts';
import { pointerOf } from './documentShape.ts';
import type { DocumentReading } from './services.ts';

/** What a publication would do to what a kind keeps of one document. */
export interface PlanOf extends FiguredPlan {
  readonly kind: ResourceKind;
  readonly id: string;
}

/**
 * What publishing some documents would do to what their kinds keep, of those of which it does anything. What that forbids is
 * told as findings, beside everything else that is wrong.
 */
export async function plansOf<D extends { kind: ResourceKind; id: string; document: AtriumDocument }>(
  ctx: DocumentReading,
  documents: readonly D[],
): Promise<{
  plans: readonly PlanOf[];
  refused: readonly { readonly of: D; readonly finding: Finding }[];
}> {
  const plans: PlanOf[] = [];
  const refused: { of: D; finding: Finding }[] = [];
  for (const of of documents) {
    const { kind, id, document } = of;
    try {
      const figured = await ctx.platform.publicationEffects[kind]?.plan(ctx.db, document);
      if (figured && figured.plan.length > 0) plans.push({ kind, id, ...figured });
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'DOCUMENT_INVALID') throw error;
      for (const { path, code, message } of error.errors ?? [])
        refused.push({ of, finding: { severity: 'error', path: pointerOf(path), code, message } });
    }
  }
  return { plans, refused };
}
