import type { FlowPageName } from '../../schemas/actionParameters.ts';

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

const LISTS: Readonly<Record<Exclude<FlowPageName, 'apply' | 'detail'>, string>> = {
  wait: 'flowWaitList',
  done: 'flowDoneList',
  notify: 'flowNotifyList',
  applied: 'flowApplyList',
  manage: 'flowManageList',
};

/** The address of a list of flows. @param flow of which one; absent: of all */
export const flowListAddress = (page: keyof typeof LISTS, flow?: string): string =>
  flow === undefined ? `/${LISTS[page]}All/all` : `/${LISTS[page]}/${encodeURIComponent(flow)}`;
