import type { UserPlaces } from '../../documents/uses/told.ts';
import type { ApiClient } from '../../runtime/data/ApiClient.ts';
import type { AtriumDocument } from '../../schemas/documents/index.ts';
import type { DocumentKey } from '../core/designCalls.ts';

/** What a renaming comes to. */
export interface Renaming {
  /** Drafts that name the part, with the places. */
  readonly users: readonly UserPlaces[];
  /** The document itself as it would be; only where it was asked and not done. */
  readonly schema: AtriumDocument | undefined;
}

/**
 * Gives a part another name in all drafts that name it.
 * @param dryRun only says what would be rewritten
 * @throws ApiError INPUT_INVALID for a name that is taken, reserved or shared
 */
export async function renameEverywhere(
  client: ApiClient,
  { kind, id }: DocumentKey,
  { part, to }: { readonly part: string; readonly to: string },
  dryRun: boolean,
): Promise<Renaming> {
  const param = { kind, id, part, to, ...(dryRun && { dryRun }) };
  const { list, result } = await client.call('manager', '/resource/rename.do', param, {
    outlivesRoute: !dryRun,
  });
  const { schema } = (result ?? {}) as { schema?: AtriumDocument };
  return { users: (list ?? []) as readonly UserPlaces[], schema };
}
