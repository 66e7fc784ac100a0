import { readsFile } from '../../records/files.ts';
import type { RecordReader } from '../../records/files.ts';
import type { KeptFile } from '../../files/repository.ts';

/** Whether a caller may see a file: its owner, and who may read the record that names it (`docs/api.md`, Files). */
export async function maySee(ctx: RecordReader, { id, owner, record }: KeptFile): Promise<boolean> {
  if (owner === ctx.actor.userId) return true;
  return record !== null && (await readsFile(ctx, record, id));
}
