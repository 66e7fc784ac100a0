import type { FlowRow, FlowScope } from '../../schemas/wire/flowLists.ts';

/** The address of an instance. @param task whose rights and actions are looked at; absent: the reader's open one */
export const flowDetailAddress = (instance: string, task?: string): string =>
  `/flowDetail/${encodeURIComponent(instance)}${task === undefined ? '' : `?task=${encodeURIComponent(task)}`}`;

/** What an application begins with. */
export interface ApplyWith {
  /** A draft, or what was withdrawn. */
  readonly instance?: string;
  /** An earlier instance. */
  readonly copy?: string;
  /** A record that is there already. */
  readonly record?: string;
}

/** The address at which a flow is started. */
export function flowApplyAddress(flow: string, { instance, copy, record }: ApplyWith = {}): string {
  const query = new URLSearchParams({
    ...(instance !== undefined && { instance }),
    ...(copy !== undefined && { copy }),
    ...(record !== undefined && { record }),
  }).toString();
  return `/flowApply/${encodeURIComponent(flow)}${query === '' ? '' : `?${query}`}`;
}

/** Routes of the lists by scope; a flow's id stands behind each, or `all` behind those of all flows. */
const LISTS: Readonly<Record<FlowScope, string>> = {
  wait: 'flowWaitList',
  done: 'flowDoneList',
  notify: 'flowNotifyList',
  apply: 'flowApplyList',
  myDone: 'flowMyDoneListAll',
  myNotDone: 'flowMyNotDoneListAll',
  manage: 'flowManageList',
};

/** The address of a list of flows. @param flow of which one; absent: of all */
export function flowListAddress(scope: FlowScope, flow?: string): string {
  const route = LISTS[scope];
  if (flow !== undefined) return `/${route}/${encodeURIComponent(flow)}`;
  return `/${route.endsWith('All') ? route : `${route}All`}/all`;
}

/** Where the flows are that a person may start. */
export const FLOW_START = '/flowStart';

/** Where whoever holds a printed approval verifies it. */
export const FLOW_VERIFY = '/flowVerifyPrint';

/** Where several instances are printed together; the entry of the history says which. */
export const FLOW_PRINT = '/flowPrint';

/** Where a detail was opened from. */
export interface OpenedFrom {
  readonly scope: FlowScope;
  /** Absent: a list of all flows. */
  readonly flow?: string | undefined;
}

/** The address that a line of a list opens: an instance, or of a draft the form that it is written in. */
export function flowRowAddress(
  { instance, task, state, flow: ofFlow }: Pick<FlowRow, 'instance' | 'task' | 'state' | 'flow'>,
  { scope, flow }: OpenedFrom,
): string {
  if (state === 'draft') return flowApplyAddress(ofFlow, { instance });
  const query = new URLSearchParams({
    ...(task !== null && { task }),
    from: scope,
    ...(flow !== undefined && { flow }),
  });
  return `/flowDetail/${encodeURIComponent(instance)}?${query.toString()}`;
}
