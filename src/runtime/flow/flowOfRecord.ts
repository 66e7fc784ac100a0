import type { FlowOfRecord } from '../../schemas/wire/flowLists.ts';
import { isCancelled } from '../data/ApiError.ts';
import type { RootStore } from '../stores/RootStore.ts';

/**
 * The flow that lives on a record; undefined where none does, and where that is not told: the server refuses what a flow
 * forbids, whatever is shown.
 */
export async function flowOfRecord(
  { client }: Pick<RootStore, 'client'>,
  form: string,
  record: string,
  signal: AbortSignal,
): Promise<FlowOfRecord | undefined> {
  try {
    const param = { form, records: [record] };
    const { list } = await client.list<FlowOfRecord>('form', '/flow/ofRecords.do', param, { signal });
    return list[0];
  } catch (error) {
    if (isCancelled(error)) throw error;
    return undefined;
  }
}
