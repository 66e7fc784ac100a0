import { sql } from 'kysely';
import { isBuiltinInterface } from '../../src/documents/check/documentSet.ts';
import { isProductId, type ResourceKind } from '../../src/schemas/kinds.ts';
import { AppError, inputError, invalidInput } from '../errors/AppError.ts';
import { hasDesignRight } from './designPolicy.ts';
import type { DocumentName } from './ownership.ts';
import type { DocumentReading } from './services.ts';
import { systemsOfRemoved } from './trash.ts';

/** Whether an id is kept for the product: for its documents, also those to come, and for modules that it has by itself. */
export const isReservedId = ({ kind, id }: DocumentName): boolean =>
  isProductId(id) || id.startsWith('sms-') || (kind === 'form' && isBuiltinInterface(`${id}/`));

/**
 * Refuses the name of a new document that would be taken for something else: the product's, of a form the module of
 * interfaces that administrators have configured, or what lies in the bin for others, who bring it back under that name.
 * @throws AppError INPUT_INVALID, ID_EXISTS
 */
export async function refuseNewName(
  ctx: DocumentReading,
  { kind, id }: { readonly kind: ResourceKind; readonly id: string },
): Promise<void> {
  if (isReservedId({ kind, id })) throw invalidInput(inputError('id', 'NAME_RESERVED'));
  if (ctx.actor.isAdmin) return;
  if (kind === 'form') {
    const { rows } = await sql`select from atrium.interface where module_code = ${id} limit 1`.execute(
      ctx.db,
    );
    if (rows.length > 0) throw invalidInput(inputError('id', 'NAME_RESERVED'));
  }
  const removed = await systemsOfRemoved(ctx.db, { kind, id });
  // Whose it was is not told.
  if (!removed.every((system) => hasDesignRight(ctx.actor, 'design', system)))
    throw new AppError('ID_EXISTS', { errors: [inputError('id', 'NOT_UNIQUE')] });
}
