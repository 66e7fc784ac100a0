import type { InstanceRow } from './instances.ts';
import type { OpenFlow } from './openFlow.ts';
import { lockRecord, type WrittenRecord } from './recordWriting.ts';
import type { FlowWork } from './services.ts';

/** The record of an instance as it stands, locked; undefined where there is none any more. */
export async function recordNow(
  work: FlowWork,
  { open, row }: { readonly open: OpenFlow; readonly row: InstanceRow },
): Promise<WrittenRecord | undefined> {
  if (row.record === null) return undefined;
  const held = await lockRecord(work, { open, rights: new Map(), subject: row.subject }, row.record);
  return held && { id: row.record, values: held.values, changes: [] };
}
