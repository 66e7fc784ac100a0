/** Pages of flows, each with the id of a flow. */
export const FLOW_PAGES = [
  'flowApply',
  'flowDetail',
  'flowManageList',
  'flowApplyList',
  'flowDoneList',
  'flowNotifyList',
  'flowWaitList',
  'flowManageListAll',
  'flowApplyListAll',
  'flowDoneListAll',
  'flowNotifyListAll',
  'flowWaitListAll',
  'flowMyDoneListAll',
  'flowMyNotDoneListAll',
] as const;
