import type { ModuleRecord } from '../../schemas/wire/record.ts';
import type { RootStore } from '../stores/RootStore.ts';
import { RecordGone, saysGone } from './recordGone.ts';

/**
 * Loads one record with everything that the role may read of it, for whoever looks at it or changes it: lists hold no more
 * of theirs than they show.
 * @throws RecordGone where there is no such record, or none for this role; ApiError otherwise
 */
export async function loadRecord(
  root: Pick<RootStore, 'module'>,
  module: string,
  id: string,
  signal: AbortSignal,
): Promise<ModuleRecord> {
  try {
    return await root.module(module).detail(id, { signal });
  } catch (error) {
    throw saysGone(error) ? new RecordGone() : error;
  }
}
