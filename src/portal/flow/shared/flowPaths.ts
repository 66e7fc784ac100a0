import type { FlowRow, FlowScope } from '../../../schemas/wire/flowLists.ts';

/** Where the flows are that a person may start. */
export const FLOW_START = '/flowStart';

/** Routes of the lists by scope; a flow's id, or `all`, stands behind each. */
const LISTS: Readonly<Record<FlowScope, string>> = {
  wait: 'flowWaitList',
  done: 'flowDoneList',
  notify: 'flowNotifyList',
  apply: 'flowApplyList',
  myDone: 'flowMyDoneListAll',
  myNotDone: 'flowMyNotDoneListAll',
  manage: 'flowManageList',
};

/** The address of a list. @param flow absent: of all flows */
export const flowListPath = (scope: FlowScope, flow = 'all'): string =>
  `/${LISTS[scope]}/${encodeURIComponent(flow)}`;

/** The address of a form that starts a flow. @param draft an instance that is begun, withdrawn or returned */
export const flowApplyPath = (flow: string, draft?: string): string =>
  `/flowApply/${encodeURIComponent(flow)}${draft === undefined ? '' : `?instance=${encodeURIComponent(draft)}`}`;

/** Where a detail was opened from. */
export interface OpenedFrom {
  readonly scope: FlowScope;
  /** Absent: a list of all flows. */
  readonly flow?: string | undefined;
}

/** The address that a line of a list opens: an instance, or of a draft the form that it is written in. */
export function flowRowPath(
  { instance, task, state, flow: ofFlow }: Pick<FlowRow, 'instance' | 'task' | 'state' | 'flow'>,
  { scope, flow }: OpenedFrom,
): string {
  if (state === 'draft') return flowApplyPath(ofFlow, instance);
  const query = new URLSearchParams({
    ...(task !== null && { task }),
    from: scope,
    ...(flow !== undefined && { flow }),
  });
  return `/flowDetail/${encodeURIComponent(instance)}?${query.toString()}`;
}
