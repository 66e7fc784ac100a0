import type { LocalText } from '../text.ts';
import type { Decision, InstanceState, TaskState } from '../wire/flowInstance.ts';

const text = (zhCN: string, enUS: string): LocalText => ({ zhCN, enUS });

/** What people call the states of an instance, on pages as in exported sheets. */
export const instanceStateTexts: Readonly<Record<InstanceState, LocalText>> = {
  draft: text('草稿', 'Draft'),
  running: text('审批中', 'In progress'),
  returned: text('已退回', 'Returned'),
  suspended: text('已挂起', 'Suspended'),
  withdrawn: text('已撤回', 'Withdrawn'),
  approved: text('已通过', 'Approved'),
  rejected: text('已拒绝', 'Rejected'),
  terminated: text('已终止', 'Terminated'),
};

/** What people call the states of a task. */
export const taskStateTexts: Readonly<Record<TaskState, LocalText>> = {
  waiting: text('未轮到', 'Waiting'),
  running: text('处理中', 'Open'),
  agreed: text('已同意', 'Agreed'),
  rejected: text('已拒绝', 'Rejected'),
  returned: text('已退回', 'Returned'),
  transferred: text('已转办', 'Transferred'),
  cancelled: text('已取消', 'Cancelled'),
  skipped: text('已跳过', 'Skipped'),
  timedOut: text('已超时', 'Timed out'),
  read: text('已阅', 'Read'),
};

export const decisionTexts: Readonly<Record<Decision, LocalText>> = {
  agree: text('同意', 'Agreed'),
  reject: text('拒绝', 'Rejected'),
};
