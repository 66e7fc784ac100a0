import type { LocalText } from '../../../schemas/text.ts';

const text = (zhCN: string, enUS: string): LocalText => ({ zhCN, enUS });

/** Why a task or an instance ended, or an instance stopped, by the reason that the server tells. */
const texts: Readonly<Record<string, LocalText>> = {
  sibling: text('该环节已由他人办结', 'Others decided this step'),
  returned: text('已被退回', 'Was returned'),
  withdrawn: text('发起人已撤回', 'Withdrawn by whoever started it'),
  instanceEnded: text('流程已结束', 'It has ended'),
  terminated: text('已被终止', 'Was terminated'),
  recalled: text('已被收回', 'Was recalled'),
  claimed: text('已由他人领取', 'Claimed by somebody else'),
  removed: text('已被移除', 'Was removed'),
  branchLost: text('其他分支先完成', 'Another branch was first'),
  subFlowEnded: text('所属流程已结束', 'The flow that it belongs to has ended'),
  self: text('处理人即发起人，自动跳过', 'Skipped: whoever started it would decide'),
  repeated: text('前面已同意，自动跳过', 'Skipped: agreed before'),
  backTo: text('退回后直接送回，自动跳过', 'Skipped on the way back'),
  auto: text('自动处理', 'Decided automatically'),
  nobodyFound: text('找不到处理人', 'Nobody was found'),
  weightTooSmall: text('权重不足', 'The weights are too small'),
  timeoutPass: text('超时自动通过', 'Passed by timeout'),
  timeoutReject: text('超时自动拒绝', 'Rejected by timeout'),
  timeoutUpward: text('超时转交上级', 'Went upward by timeout'),
  accountDisabled: text('处理人账号已停用', 'The account was disabled'),
  handedOver: text('已移交', 'Was handed over'),
  routeLimit: text('循环次数过多', 'Went round too often'),
  triggerFailed: text('自动步骤失败', 'An automatic step failed'),
  recordGone: text('记录已不存在', 'The record is gone'),
  versionGone: text('流程版本已不存在', 'The version of the flow is gone'),
};

/** What a reason means; one that is not known is shown as it is. */
export const reasonText = (reason: string): LocalText => texts[reason] ?? text(reason, reason);
