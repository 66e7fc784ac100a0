import type { ApiClient } from '../../../runtime/data/ApiClient.ts';
import { randomToken } from '../../../runtime/data/randomToken.ts';
import type { FormDocument } from '../../../schemas/documents/index.ts';
import type { FlowManyResult, FlowScope, FlowStatistic } from '../../../schemas/wire/flowLists.ts';

const at = (action: string): string => `/flow/${action}.do`;
/** What was begun goes on when its page is left. */
const WRITE = { outlivesRoute: true } as const;

type Values = Readonly<Record<string, unknown>>;

/** The form of a flow with the fields by which a list can be filtered; null where the list is empty. @throws ApiError */
export async function flowListForm(
  client: ApiClient,
  scope: FlowScope,
  flowId: string,
): Promise<FormDocument | null> {
  const { form } = await client.result<{ form: FormDocument | null }>('form', at('listFields'), {
    scope,
    flowId,
  });
  return form;
}

/** Gives a task to somebody else, as a manager. @throws ApiError */
export async function reassignFlow(client: ApiClient, param: Values): Promise<void> {
  await client.call('form', at('reassign'), { ...param, requestId: randomToken(4) }, WRITE);
}

/** How many open tasks of somebody a manager would hand over. @throws ApiError */
export async function countHandOver(client: ApiClient, param: Values): Promise<number> {
  return (await client.result<{ tasks: number }>('form', at('handOver'), { ...param, dryRun: true })).tasks;
}

/** Hands over open tasks as a job. @returns its id @throws ApiError */
export async function handOverTasks(client: ApiClient, param: Values): Promise<string> {
  const asked = { ...param, requestId: randomToken(4) };
  return (await client.result<{ jobId: string }>('form', at('handOver'), asked, WRITE)).jobId;
}

/** What a job that handed over came to. */
export interface HandedOver {
  readonly list: readonly FlowManyResult[];
}

/** Figures of the flows that the caller manages. @throws ApiError */
export async function flowStatistics(
  client: ApiClient,
  param: Values,
  signal: AbortSignal,
): Promise<readonly FlowStatistic[]> {
  return (await client.list<FlowStatistic>('form', at('statistics'), param, { signal })).list;
}

/** A file of what a list holds, or the job that makes it. @throws ApiError */
export const exportFlowRows = (
  client: ApiClient,
  param: Values,
): Promise<{ readonly url: string } | { readonly jobId: string }> =>
  client.result('form', at('export'), param, WRITE);
