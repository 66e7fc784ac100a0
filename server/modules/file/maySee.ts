import { seesFlowFile } from '../../flow/flowFiles.ts';
import type { FlowReading } from '../../flow/services.ts';
import { readsFile } from '../../records/files.ts';
import type { KeptFile } from '../../files/repository.ts';

/** Who asks for a file. */
type Asker = Pick<FlowReading, 'platform' | 'db' | 'actor' | 'log'>;

/**
 * Whether a caller may see a file: its owner, who may read the record that names it, and who sees it in a flow
 * (`docs/api.md`, Files). What somebody has uploaded and sent with nothing yet is nothing that others look at in a preview,
 * and what they own nothing that an embed token opens: it sees what records within its appKey name.
 */
export async function maySee(ctx: Asker, file: KeptFile): Promise<boolean> {
  const { id, owner, record } = file;
  const isPerson = ctx.actor.kind === 'user';
  if (isPerson && owner === ctx.actor.userId) return true;
  if (record === null) return false;
  if (await readsFile(ctx, record, id)) return true;
  // Neither the language nor the moment has a say in what somebody sees.
  return isPerson && seesFlowFile({ ...ctx, locale: 'zhCN', now: new Date() }, file);
}
