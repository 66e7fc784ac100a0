import type { ApiClient } from '../../runtime/data/ApiClient.ts';
import type {
  FlowDetail,
  FlowPreview,
  FlowPrint,
  FlowStartForm,
  PrintCheck,
} from '../../schemas/wire/flowDetail.ts';
import type { FlowInstance, FlowPerson, FlowTask } from '../../schemas/wire/flowInstance.ts';
import type {
  FlowCandidate,
  FlowCounts,
  FlowManyResult,
  FlowRow,
  FlowScope,
  StartableFlow,
} from '../../schemas/wire/flowLists.ts';

const at = (action: string): string => `/flow/${action}.do`;
/** What was begun goes on when its page is left. */
const WRITE = { outlivesRoute: true } as const;

type Values = Readonly<Record<string, unknown>>;

/** A page of a list, and whether there are more. @throws ApiError */
export async function listFlowRows(
  client: ApiClient,
  param: { readonly scope: FlowScope } & Values,
  signal?: AbortSignal,
): Promise<{ readonly list: readonly FlowRow[]; readonly more: boolean }> {
  const answer = await client.call('form', at('list'), param, signal ? { signal } : {});
  const { more } = answer.result as { more: boolean };
  return { list: (answer.list ?? []) as readonly FlowRow[], more };
}

/** @throws ApiError */
export const flowCounts = (client: ApiClient, flowId?: string, signal?: AbortSignal): Promise<FlowCounts> =>
  client.result('form', at('counts'), flowId === undefined ? {} : { flowId }, signal ? { signal } : {});

/** Flows that the caller may start, by group and title. @throws ApiError */
export async function startableFlows(
  client: ApiClient,
  signal?: AbortSignal,
): Promise<readonly StartableFlow[]> {
  return (await client.list<StartableFlow>('form', at('flows'), {}, signal ? { signal } : {})).list;
}

/** @throws ApiError */
export const flowDetail = (
  client: ApiClient,
  param: { readonly instanceId: string; readonly taskId?: string },
  signal?: AbortSignal,
): Promise<FlowDetail> => client.result('form', at('detail'), param, signal ? { signal } : {});

/** What is filled in to start a flow. @throws ApiError */
export const flowStartForm = (
  client: ApiClient,
  param: { readonly flowId: string } & Values,
  signal?: AbortSignal,
): Promise<FlowStartForm> => client.result('form', at('startForm'), param, signal ? { signal } : {});

/** @throws ApiError */
export const flowPrint = (client: ApiClient, instanceId: string, signal?: AbortSignal): Promise<FlowPrint> =>
  client.result('form', at('print'), { instanceId }, signal ? { signal } : {});

/** What the code on a paper stands for, for whoever holds it. @throws ApiError NOT_FOUND where nobody printed it */
export const verifyFlowPrint = (client: ApiClient, check: string, signal: AbortSignal): Promise<PrintCheck> =>
  client.result('form', at('verifyPrint'), { check }, { signal });

/** Where submitting, or agreeing, would lead. @throws ApiError */
export const flowPreview = (client: ApiClient, param: Values, signal?: AbortSignal): Promise<FlowPreview> =>
  client.result('form', at('preview'), param, signal ? { signal } : {});

/** @throws ApiError with `errors` at `data.<field>` and `picks.<node>` */
export const startFlow = (client: ApiClient, param: Values): Promise<{ readonly instance: FlowInstance }> =>
  client.result('form', at('start'), param, WRITE);

/** @throws ApiError */
export const saveFlowDraft = (
  client: ApiClient,
  param: Values,
): Promise<{ readonly instance: FlowInstance }> => client.result('form', at('saveDraft'), param, WRITE);

/** @throws ApiError */
export async function removeFlowDraft(
  client: ApiClient,
  param: { readonly instanceId: string; readonly revision: number },
): Promise<void> {
  await client.call('form', at('removeDraft'), param, WRITE);
}

/** What an action came to: the instance, its task, and what else of it is the caller's to do. */
export interface Acted {
  readonly instance: FlowInstance;
  readonly task: FlowTask | null;
  readonly next: readonly FlowTask[];
}

/** @throws ApiError */
export const actFlow = (client: ApiClient, param: Values): Promise<Acted> =>
  client.result('form', at('act'), param, WRITE);

/** @throws ApiError */
export async function actMany(client: ApiClient, param: Values): Promise<readonly FlowManyResult[]> {
  return ((await client.call('form', at('actMany'), param, WRITE)).list ?? []) as readonly FlowManyResult[];
}

/** @throws ApiError */
export const withdrawFlow = (
  client: ApiClient,
  param: Values,
): Promise<{ readonly instance: FlowInstance }> => client.result('form', at('withdraw'), param, WRITE);

/** People whom a task may go to, or whom somebody may pick. @throws ApiError */
export async function flowPeople(
  client: ApiClient,
  param: Values,
  signal?: AbortSignal,
): Promise<{ readonly list: readonly FlowCandidate[]; readonly total: number }> {
  return client.list<FlowCandidate>('form', at('people'), param, signal ? { signal } : {});
}

/** Says something about an instance, to some of those who have to do with it. @throws ApiError */
export async function commentFlow(client: ApiClient, param: Values): Promise<void> {
  await client.call('form', at('comment'), param, WRITE);
}

/** Asks those who have open tasks to see to them. @throws ApiError URGED_RECENTLY with when it may be done again */
export const urgeFlow = (
  client: ApiClient,
  param: Values,
): Promise<{ readonly urged: readonly FlowPerson[]; readonly next: string }> =>
  client.result('form', at('urge'), param, WRITE);

/** Notes that copies were read. @param taskIds at most 100 @throws ApiError */
export async function readFlowCopies(client: ApiClient, taskIds: readonly string[]): Promise<void> {
  await client.call('form', at('read'), { taskIds }, WRITE);
}
