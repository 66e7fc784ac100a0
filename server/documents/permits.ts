import type { DesignRight } from '../../src/schemas/designRight.ts';
import { type ResourceKind, storedKind } from '../../src/schemas/kinds.ts';
import { AppError } from '../errors/AppError.ts';
import { hasDesignRight, mayDesign, mayReadDesign, type Ownership } from './designPolicy.ts';
import { keyOf } from './naming.ts';
import { allOwnership, type DocumentName, ownerOf, ownershipOf } from './ownership.ts';
import type { DocumentReading } from './services.ts';

/** A document as a payload names it. */
interface Named {
  readonly kind: ResourceKind;
  readonly id: string;
}

/** `read`: any right over a document, or that it is shared. */
export type Needed = DesignRight | 'read';

const allows = (ctx: DocumentReading, needed: Needed, ownership: Ownership): boolean =>
  needed === 'read' ? mayReadDesign(ctx.actor, ownership) : mayDesign(ctx.actor, needed, ownership);

/**
 * Refuses who may not do something with all of some documents. Administrators may, and are told by the call itself of what
 * is not there.
 * @throws AppError NOT_FOUND, FORBIDDEN
 */
export async function requireDesign(
  ctx: DocumentReading,
  documents: readonly Named[],
  ...needed: readonly Needed[]
): Promise<void> {
  if (ctx.actor.isAdmin) return;
  const named = documents.map(({ kind, id }) => ({ kind: storedKind(kind), id }));
  const owned = await ownershipOf(ctx.db, named);
  for (const document of named) {
    const ownership = owned.get(keyOf(document));
    if (ownership === undefined) throw new AppError('NOT_FOUND');
    if (!needed.every((each) => allows(ctx, each, ownership))) throw new AppError('FORBIDDEN');
  }
}

/** Refuses who may not do something with the documents of a system. @throws AppError FORBIDDEN */
export function requireSystem(
  { actor }: Pick<DocumentReading, 'actor'>,
  system: string | undefined,
  right: DesignRight,
): void {
  if (!hasDesignRight(actor, right, system ?? null)) throw new AppError('FORBIDDEN');
}

/** Whether the caller may read how a document is designed. */
export async function mayRead(
  ctx: Pick<DocumentReading, 'db' | 'actor'>,
  document: DocumentName,
): Promise<boolean> {
  if (ctx.actor.isAdmin || ctx.actor.designs.length === 0) return ctx.actor.isAdmin;
  const kind = storedKind(document.kind as ResourceKind);
  const name = { kind, id: document.id };
  const ownership = (await ownershipOf(ctx.db, [name])).get(keyOf(name));
  return ownership !== undefined && mayReadDesign(ctx.actor, ownership);
}

/** Tells of any document, after one look at whose they all are, whether the caller may do something with it. */
export async function allowedOf(
  ctx: DocumentReading,
  needed: Needed,
): Promise<(document: DocumentName) => boolean> {
  if (ctx.actor.isAdmin) return () => true;
  const owned = await allOwnership(ctx.db);
  return (document) => {
    const ownership = owned.get(keyOf(document));
    return ownership !== undefined && allows(ctx, needed, ownership);
  };
}

/** What a call knows when its permit is asked. */
type Asking<P> = DocumentReading & { readonly param: P };
type Permit<P> = (ctx: Asking<P>) => Promise<void>;

/** The permit of a call about one document. */
export const permitDocument =
  (...needed: readonly Needed[]): Permit<Named> =>
  (ctx) =>
    requireDesign(ctx, [ctx.param], ...needed);

/** The permit of a call about several. */
export const permitDocuments =
  (...needed: readonly Needed[]): Permit<{ readonly items: readonly Named[] }> =>
  (ctx) =>
    requireDesign(ctx, ctx.param.items, ...needed);

/** Whoever accepts that values of records are lost may do that, beside giving a document to users. */
const publishing = (accept: string | undefined): readonly DesignRight[] =>
  accept === undefined ? ['publish'] : ['publish', 'data'];

export const permitPublishing: Permit<Named & { readonly accept?: string }> = (ctx) =>
  requireDesign(ctx, [ctx.param], ...publishing(ctx.param.accept));

export const permitPublishingAll: Permit<{
  readonly items: readonly (Named & { readonly accept?: string })[];
}> = async (ctx) => {
  const { items } = ctx.param;
  await requireDesign(ctx, items, 'publish');
  await requireDesign(
    ctx,
    items.filter(({ accept }) => accept !== undefined),
    'data',
  );
};

/** A new document belongs to the system that it is saved for, a new system to itself. */
export const permitSaving: Permit<Named & { readonly revision?: number; readonly system?: string }> = async (
  ctx,
) => {
  const { kind, id, revision, system } = ctx.param;
  if (revision === undefined) requireSystem(ctx, ownerOf({ kind, id, system }) ?? undefined, 'design');
  else await requireDesign(ctx, [ctx.param], 'design');
};

/** Whoever removes what users have takes it from them, and a form's records with it. */
export const permitRemoving: Permit<Named> = (ctx) =>
  requireDesign(
    ctx,
    [ctx.param],
    'design',
    'publish',
    ...(ctx.param.kind === 'form' ? ['data' as const] : []),
  );

/** The permit of a call of whoever designs anything: what it answers is made for the caller. */
export const permitAnyDesigner = (): void => undefined;
