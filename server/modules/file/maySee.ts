import { readsFile } from '../../records/files.ts';
import type { RecordReader } from '../../records/files.ts';
import type { KeptFile } from '../../files/repository.ts';

/**
 * Whether a caller may see a file: its owner, and who may read the record that names it (`docs/api.md`, Files). What somebody
 * has uploaded and sent with nothing yet is nothing that others look at in a preview.
 */
export async function maySee(ctx: RecordReader, { id, owner, record }: KeptFile): Promise<boolean> {
  if (owner === ctx.actor.userId && ctx.actor.kind !== 'preview') return true;
  return record !== null && (await readsFile(ctx, record, id));
}
