import type { PageKind } from './kinds.ts';
import type { FlowScope } from './wire/flowLists.ts';

/**
 * The kinds that an address of the portal may show, in the order in which they are tried: `/mgr/{id}` opens a mgr, else a
 * mgrList, else a mgrForm of that id, else a form.
 */
export const addressKinds = {
  app: ['app', 'appMobile'],
  bi: ['bi', 'appBi'],
  mgr: ['mgr', 'mgrList', 'mgrForm', 'form'],
} as const satisfies Readonly<Record<string, readonly PageKind[]>>;

/** Pages of flows that stand at an address with the id of a flow, or with `all`: lists, by what they hold. */
export const flowListPages = {
  flowManageList: 'manage',
  flowApplyList: 'apply',
  flowDoneList: 'done',
  flowNotifyList: 'notify',
  flowWaitList: 'wait',
  flowManageListAll: 'manage',
  flowApplyListAll: 'apply',
  flowDoneListAll: 'done',
  flowNotifyListAll: 'notify',
  flowWaitListAll: 'wait',
  flowMyDoneListAll: 'myDone',
  flowMyNotDoneListAll: 'myNotDone',
} as const satisfies Readonly<Record<string, FlowScope>>;

/** A page of flows: where one is started, the form that starts it, a list. */
export type FlowPage = 'flowStart' | 'flowApply' | keyof typeof flowListPages;

/** What stands at an address of the portal. */
export type PageAddress =
  | { readonly kinds: readonly PageKind[]; readonly id: string }
  /** Another system. */
  | { readonly system: string }
  /** `flow`: of which one; undefined: of all. */
  | { readonly flowPage: FlowPage; readonly flow: string | undefined };

const ADDRESS = /^\/(app|bi|mgr|system|flow[A-Za-z]+)\/([a-z][a-z0-9-]{1,63})$/;
const FLOW_START = '/flowStart';

/** Where an address, which may go on with parameters, names what it opens: from where to where in its text. */
export function spanInAddress(address: string): readonly [number, number] {
  const from = address.indexOf('/', 1) + 1;
  const end = address.search(/[?#]|$/);
  return [from, end];
}

/** What the path of a plugin menu opens; undefined where the portal has nothing of that form. */
export function readPageAddress(path: string): PageAddress | undefined {
  if (path === FLOW_START) return { flowPage: 'flowStart', flow: undefined };
  const [, root, id] = ADDRESS.exec(path) ?? [];
  if (root === undefined || id === undefined) return undefined;
  if (root.startsWith('flow')) return readFlowAddress(root, id);
  return root === 'system' ? { system: id } : { kinds: addressKinds[root as keyof typeof addressKinds], id };
}

const isListPage = (page: string): page is keyof typeof flowListPages => Object.hasOwn(flowListPages, page);

function readFlowAddress(page: string, id: string): PageAddress | undefined {
  if (page === 'flowApply') return { flowPage: page, flow: id };
  return isListPage(page) ? { flowPage: page, flow: id === 'all' ? undefined : id } : undefined;
}
