import type { FlowScope } from '../../schemas/wire/flowLists.ts';

/** Lists of flows by what they hold, each with the id of a flow or `all`. */
export const FLOW_LIST_PAGES = [
  ['flowManageList', 'manage'],
  ['flowApplyList', 'apply'],
  ['flowDoneList', 'done'],
  ['flowNotifyList', 'notify'],
  ['flowWaitList', 'wait'],
  ['flowManageListAll', 'manage'],
  ['flowApplyListAll', 'apply'],
  ['flowDoneListAll', 'done'],
  ['flowNotifyListAll', 'notify'],
  ['flowWaitListAll', 'wait'],
  ['flowMyDoneListAll', 'myDone'],
  ['flowMyNotDoneListAll', 'myNotDone'],
] as const satisfies readonly (readonly [string, FlowScope])[];
