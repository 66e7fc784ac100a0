import type { FlowOfRecord } from '../../schemas/wire/flowLists.ts';
import { isCancelled } from '../data/ApiError.ts';
import type { RootStore } from '../stores/RootStore.ts';

/** Records that the server is asked about at once. */
const AT_ONCE = 200;

/**
 * The flows that live on some records of a form, by the record; those are left out on which none does, and all where that is
 * not told: the server refuses what a flow forbids, whatever is shown.
 */
export async function flowsOfRecords(
  { client }: Pick<RootStore, 'client'>,
  form: string,
  records: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, FlowOfRecord>> {
  const found = new Map<string, FlowOfRecord>();
  try {
    for (let start = 0; start < records.length; start += AT_ONCE) {
      const param = { form, records: records.slice(start, start + AT_ONCE) };
      const { list } = await client.list<FlowOfRecord>('form', '/flow/ofRecords.do', param, { signal });
      for (const flow of list) found.set(flow.record, flow);
    }
  } catch (error) {
    if (isCancelled(error)) throw error;
  }
  return found;
}

/** The flow that lives on a record; undefined where none does, and where that is not told. */
export async function flowOfRecord(
  root: Pick<RootStore, 'client'>,
  form: string,
  record: string,
  signal: AbortSignal,
): Promise<FlowOfRecord | undefined> {
  return (await flowsOfRecords(root, form, [record], signal)).get(record);
}
